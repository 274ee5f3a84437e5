/** The quiz at the end of a lesson: begun by a press, marked as a whole, tried again where it was missed. */
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { defi101 } from "../../../content/lessons/defi-101.ts";
import type { LessonId, Question } from "../../../content/lessons/lesson.ts";
import { Button } from "../../../ui/button.tsx";
import { track } from "../../analytics/track.ts";
import { IfItComes } from "../if-it-comes.tsx";
import { notTaken, type QuizRecord } from "../progress/progress.ts";
import { inQuiz } from "../progress/steps.ts";
import { changeProgress } from "../progress/stored.ts";
import { useCourseProgress } from "../progress/use-progress.ts";
import { AnswersWithoutScript } from "./answers-without-script.tsx";
import { isMarked, mark, neededOf, pickedOf, retryMissed, startOver } from "./marking.ts";
import { QuestionSheet } from "./question-sheet.tsx";
import { QuizResult } from "./quiz-result.tsx";

const COURSE = "defi-101";

const quizzes: Readonly<Partial<Record<LessonId, ComponentType>>> = Object.fromEntries(
  defi101.map(({ id, loadQuiz }) => [
    id,
    lazy(async () => {
      const questions = await loadQuiz();
      return { default: () => <Quiz lesson={id} questions={questions} /> };
    }),
  ]),
);

/**
 * The quiz of one DeFi 101 lesson, or what to do where it did not come. Each is loaded once its lesson is drawn. Kept
 * from being drawn again for the player's sake, as the text is (`lesson-reader.tsx`).
 */
export const LessonQuiz = memo(function LessonQuiz({ id }: { readonly id: LessonId }) {
  const Loaded = quizzes[id];
  if (!Loaded) return null;
  return (
    <IfItComes key={id} what="The quiz of this lesson">
      <Suspense>
        <Loaded />
      </Suspense>
    </IfItComes>
  );
});

interface QuizProps {
  readonly lesson: LessonId;
  readonly questions: readonly Question[];
}

function Quiz({ lesson, questions }: QuizProps) {
  const record = useCourseProgress(COURSE).quizzes[lesson] ?? notTaken;
  const [isBegun, begin] = useState(false);
  /** The part that the last press led to, which takes the focus. */
  const [arrival, setArrival] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (arrival > 0) place.current?.querySelector<HTMLElement>("[data-arrival]")?.focus();
  }, [arrival]);

  const change = (how: (before: QuizRecord) => QuizRecord) => changeProgress(inQuiz(COURSE, lesson, how));
  const act = (how: (before: QuizRecord) => QuizRecord) => {
    change(how);
    setArrival(arrival + 1);
  };

  function checkAnswers() {
    const now = Math.floor(Date.now() / 1_000);
    const passed = mark(record, questions, now).passedAt;
    // Passing counts the first time.
    if (passed !== undefined && record.passedAt === undefined) track("quiz_pass", COURSE, lesson);
    act((before) => mark(before, questions, now));
  }

  const open = questions.filter((question) => !isMarked(question, record));
  const isOnTheWay = isBegun || questions.some((question) => pickedOf(question, record).length > 0);
  return (
    <section className="quiz no-print" aria-labelledby="quiz" ref={place}>
      <h2 id="quiz">Quiz</h2>
      {!isOnTheWay && (
        <Beginning
          count={questions.length}
          best={record.best}
          onBegin={() => {
            begin(true);
            setArrival(arrival + 1);
          }}
        />
      )}
      {isOnTheWay && open.length > 0 && (
        <QuestionSheet questions={questions} record={record} onChange={change} onCheck={checkAnswers} />
      )}
      {open.length === 0 && (
        <QuizResult
          questions={questions}
          record={record}
          onRetry={() => act((before) => retryMissed(before, questions))}
          onStartOver={() => act(startOver)}
        />
      )}
      <AnswersWithoutScript questions={questions} />
    </section>
  );
}

interface BeginningProps {
  readonly count: number;
  readonly best: QuizRecord["best"];
  readonly onBegin: () => void;
}

function Beginning({ count, best, onBegin }: BeginningProps) {
  return (
    <div className="needs-script">
      <p className="quiz-words">
        {count} questions. {neededOf(count)} right answers pass. Each option tells you why it is right or
        wrong; take the quiz as often as you like, the best result counts.
        {best && ` Yours is ${best.right} of ${best.of}.`}
      </p>
      <p className="quiz-actions">
        <Button tone="secondary" onClick={onBegin} data-early>
          Start the quiz
        </Button>
      </p>
    </div>
  );
}
