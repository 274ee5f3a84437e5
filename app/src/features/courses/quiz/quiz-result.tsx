import { Check, ChevronDown, Circle, X } from "lucide-react";
import type { Option, Question } from "../../../content/lessons/lesson.ts";
import { Button } from "../../../ui/button.tsx";
import type { QuizRecord } from "../progress/progress.ts";
import { isRight, missedOf, neededOf, passes, pickedOf, resultOf } from "./marking.ts";

interface QuizResultProps {
  readonly questions: readonly Question[];
  readonly record: QuizRecord;
  readonly onRetry: () => void;
  readonly onStartOver: () => void;
}

/** A marked quiz: the result, and for every option of every question why it is right or wrong. */
export function QuizResult({ questions, record, onRetry, onStartOver }: QuizResultProps) {
  const missed = missedOf(questions, record);
  return (
    <>
      <Score questions={questions} record={record} />
      <ol className="review">
        {questions.map((question, index) => (
          <li key={question.id}>
            <Reviewed question={question} number={index + 1} record={record} />
          </li>
        ))}
      </ol>
      <p className="quiz-actions">
        {missed.length > 0 && (
          <Button onClick={onRetry}>
            {missed.length === 1 ? "Retry the one you missed" : `Retry the ${missed.length} you missed`}
          </Button>
        )}
        <Button tone="secondary" onClick={onStartOver}>
          Start over
        </Button>
      </p>
    </>
  );
}

function Score({ questions, record }: Pick<QuizResultProps, "questions" | "record">) {
  const result = resultOf(questions, record);
  const { best, passedAt } = record;
  const isPassed = passes(result);
  return (
    <div className="score" data-passed={isPassed || undefined}>
      <h3 tabIndex={-1} data-arrival>
        {result.right} of {result.of}: {isPassed ? "passed" : "not passed yet"}
      </h3>
      <p>
        {isPassed
          ? "Read why the others are wrong, too: those are the answers that cost people money."
          : `${neededOf(result.of)} right answers pass. Read the reasons, then retry what you missed.`}
        {best && best.right > result.right && ` Your best result, ${best.right} of ${best.of}, is kept.`}
        {!isPassed && passedAt !== undefined && " You passed before, and that stands."}
      </p>
    </div>
  );
}

interface ReviewedProps {
  readonly question: Question;
  readonly number: number;
  readonly record: QuizRecord;
}

/** A marked question. Those that were right are folded. */
function Reviewed({ question, number, record }: ReviewedProps) {
  const right = isRight(question, record);
  const picked = pickedOf(question, record);
  return (
    <details open={!right}>
      <summary className="review-head">
        {right ? (
          <Check aria-hidden className="review-right size-5 shrink-0" />
        ) : (
          <X aria-hidden className="review-wrong size-5 shrink-0" />
        )}
        <span>
          <span className="sr-only">{right ? "Right: " : "Missed: "}</span>
          {number}. {question.prompt}
        </span>
        <ChevronDown aria-hidden className="fold-mark size-4 shrink-0 transition-transform" />
      </summary>
      <ul className="review-options">
        {question.options.map((option) => (
          <ReviewedOption key={option.id} option={option} isPicked={picked.includes(option.id)} />
        ))}
      </ul>
    </details>
  );
}

function ReviewedOption({ option, isPicked }: { readonly option: Option; readonly isPicked: boolean }) {
  const { correct, text, why } = option;
  const Icon = correct ? Check : isPicked ? X : Circle;
  const look = correct ? "review-right" : isPicked ? "review-wrong" : "review-other";
  const verdict = [isPicked && "your answer", correct ? "right" : "wrong"].filter(Boolean).join(", ");
  return (
    <li className="review-option">
      <Icon aria-hidden className={`review-mark ${look} size-4.5 shrink-0`} />
      <div>
        <p>
          <span className="review-text">{text}</span> <span className="verdict">({verdict})</span>
        </p>
        <p className="question-hint">{why}</p>
      </div>
    </li>
  );
}
