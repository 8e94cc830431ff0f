"""Holds an interview, the code against the clock and questions to answer aloud, or only a drill.

Each part reads its progress from the journal, so that an interview resumes where it stopped.
"""

from contextlib import suppress
from functools import partial

from harness.console import paragraph, plural, print_drawing
from harness.errors import KataError, shown_path
from harness.interview.questions import When, questions_by_need
from harness.interview.report import drill_report, plain_page
from harness.interview.room import LeftError, Room, ask_aloud, raise_if, say, speak, tick
from harness.interview.state import HINT_PRICE, Phase, last_answers
from harness.practice.attempt import Save, State, WatchedFile, solution_of
from harness.practice.events import Drilled, InterviewStep
from harness.practice.judge import judge_save, keep_hint, next_hint, note_judgement, note_save
from harness.solution_files import attempt_path

LOOK = 0.5
"""Seconds between checks of the file and the clock."""
MOST = 4
"""The number of questions to answer aloud, with the plan."""
DRILLED = 5
"""The number of questions in a drill, which has no clock and no code."""


def conduct(room: Room) -> None:
    """Hold the interview until it is over. Raises LeftError if the learner leaves."""
    while (phase := room.phase) is not Phase.OVER:
        if phase is Phase.CLARIFY:
            clarify(room)
            print_drawing(paragraph("Read", shown_path(room.problem.folder / "README.md")))
            print_drawing(paragraph("Write", shown_path(attempt_path(room.problem))))
        elif phase is Phase.CODE:
            write_code(room)
        else:
            if not room.seconds_left:
                print("\nTime is up.")
            ask_questions(room)
            room.step(InterviewStep.ENDED)


def clarify(room: Room) -> None:
    """Let the learner ask about the task, then explain a plan. Its points are not shown yet."""
    say("First, ask your questions about the task aloud, as if to an interviewer.")
    record = partial(room.step, InterviewStep.CLARIFIED)
    ask_aloud(room.typed, room.question(When.CLARIFY), record, "ask")
    later = "You will see the points of a good plan once the code is done."
    speak(room.typed, f"{room.question(When.PLAN).ask} {later}")
    print()


def write_code(room: Room) -> None:
    """Handle the keys until the code is Accepted or time is up."""
    file = WatchedFile(room.problem)
    say(prompt(room))
    while room.phase is Phase.CODE:
        line, save = room.typed.wait(LOOK), file.new_save()
        if save:
            raise_if(note_save(room.journal, save))
        if line is None:
            continue
        if line in KEYS and KEYS[line](room, file.last):
            return
        print()
        notice = "" if line in KEYS else "Do not type code here: write it in the file. "
        say(notice + prompt(room))


def prompt(room: Room) -> str:
    """Return the prompt: the time left, and the keys."""
    price = f"{HINT_PRICE.total_seconds() / 60:.0f} minutes"
    keys = f"Type h for a hint (costs {price}) or q to leave, then press Enter."
    return f"{room.time} left. Press Enter to run your code. {keys}"


def run_code(room: Room, save: Save) -> bool:
    """Judge a save, print the verdict as LeetCode does, and return True if it is Accepted."""
    try:
        solution_of(save)
    except KataError as error:
        say(str(error))
        return False
    judgement = judge_save(save)
    complaint = note_judgement(room.journal, judgement)  # before printing, which may fail
    print()
    print_drawing(plain_page(judgement.report))
    raise_if(complaint)
    return judgement.report.verdict.accepted


def give_hint(room: Room, save: Save) -> bool:
    """Show the next hint on a save, which costs time. Return True if the save is Accepted.

    A save that was not judged yet is judged first. A hint that was shown before costs nothing.
    """
    judged = room.past.judgement_of(save.digest)
    if save.state is State.READY and not judged and run_code(room, save):
        return True
    try:
        hint, judgement = next_hint(save, room.past)
    except KataError as error:
        say(str(error))
        return False
    raise_if(keep_hint(room.journal, hint, judgement))
    print_drawing([[], *hint.lines])
    return False


KEYS = {"": run_code, "h": give_hint}
"""The keys while the code is written. Their functions return True if the code is Accepted."""


def ask_questions(room: Room) -> None:
    """Show the points of the plan, then ask about the search, and last the further questions."""
    interview, plan = room.current, room.question(When.PLAN)
    if plan.title not in {answer.name for answer in interview.answers}:
        print()
        say("Think back to your plan.")
        room.step(InterviewStep.ANSWERED, plan.title, *tick(room.typed, plan))
    print()
    say("Answer aloud, as if to an interviewer.")
    if interview.accepted_at is None:
        ask(room, MOST, When.FAILED, When.CODE)
    else:
        ask(room, MOST - 1, When.CODE)
    ask(room, MOST, When.LATER)


def ask(room: Room, most: int, *moments: When) -> None:
    """Ask the questions of some moments, until there are `most` answers.

    Raises LeftError if the learner leaves.
    """
    by_need = questions_by_need(room.questions, last_answers(room.past.events))
    for question in (question for when in moments for question in by_need if question.when == when):
        answered = {answer.name for answer in room.current.answers}
        if len(answered) < most and question.title not in answered:
            ask_aloud(room.typed, question, partial(room.step, InterviewStep.ANSWERED))


def hold_drill(room: Room) -> None:
    """Ask some questions, record each answer at once, and print a report."""
    before, answers = last_answers(room.past.events), list[Drilled]()
    known = [question for question in room.questions if question.when != When.CLARIFY]
    questions = questions_by_need(known, before)[:DRILLED]
    print(f"{room.problem.title}: {plural(len(questions), 'question')}, no clock, no code.")
    say("Answer aloud, as if to an interviewer. Type q and press Enter to end the drill.")

    def record(title: str, result: str, left_out: str) -> None:
        answers.append(room.add(Drilled, name=title, result=result, detail=left_out))

    with suppress(LeftError):
        for number, question in enumerate(questions, 1):
            print(f"\n{number} of {len(questions)}: {question.title}")
            ask_aloud(room.typed, question, record)
    if answers:
        print()
        print_drawing(drill_report(answers))
