import { type FormEvent, useId, useState } from "react";
import type { Option, Question } from "../../../content/lessons/lesson.ts";
import { Button } from "../../../ui/button.tsx";
import type { QuizRecord } from "../progress/progress.ts";
import { isMarked, pick, pickedOf, shuffled } from "./marking.ts";

interface QuestionSheetProps {
  readonly questions: readonly Question[];
  readonly record: QuizRecord;
  readonly onChange: (how: (before: QuizRecord) => QuizRecord) => void;
  /** Called once every question has an answer. */
  readonly onCheck: () => void;
}

/** The open questions of a quiz. Every pick is kept as it is made; nothing is told before all are answered. */
export function QuestionSheet({ questions, record, onChange, onCheck }: QuestionSheetProps) {
  // The order holds as long as the sheet is open; a new sheet is shuffled anew.
  const [order] = useState(
    () => new Map(questions.map(({ id, options }) => [id, shuffled(options, Math.random)])),
  );
  const [isAsked, setAsked] = useState(false);
  const open = questions.filter((question) => !isMarked(question, record));
  const lacking = open.filter((question) => pickedOf(question, record).length === 0);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first] = lacking;
    if (!first) return onCheck();
    setAsked(true);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first.id}"]`)?.focus();
  }

  return (
    <form onSubmit={check} noValidate>
      {open.length < questions.length && (
        <p className="quiz-words">
          {open.length === 1 ? "One question is" : `${open.length} questions are`} left; the others were
          right.
        </p>
      )}
      {open.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          number={questions.indexOf(question) + 1}
          options={order.get(question.id) ?? question.options}
          picked={pickedOf(question, record)}
          isLacking={isAsked && lacking.includes(question)}
          isFirst={index === 0}
          onPick={(option) => onChange((before) => pick(before, question, option))}
        />
      ))}
      <p className="quiz-actions">
        <Button type="submit">Check my answers</Button>
        <span aria-live="polite">
          {isAsked && lacking.length > 0 && (
            <span className="quiz-lacking">
              {lacking.length === 1 ? "One question has" : `${lacking.length} questions have`} no answer yet.
            </span>
          )}
        </span>
      </p>
    </form>
  );
}

interface QuestionFieldProps {
  readonly question: Question;
  readonly number: number;
  /** In the order shown. */
  readonly options: readonly Option[];
  readonly picked: readonly string[];
  readonly isLacking: boolean;
  readonly isFirst: boolean;
  readonly onPick: (option: string) => void;
}

function QuestionField(props: QuestionFieldProps) {
  const { question, number, options, picked, isLacking, isFirst, onPick } = props;
  const id = useId();
  const hint = isLacking ? "Pick an answer." : question.multiple ? "Pick every right answer." : undefined;
  return (
    <fieldset
      className="question"
      tabIndex={isFirst ? -1 : undefined}
      data-arrival={isFirst || undefined}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <legend>
        <span className="question-number">{number}</span>
        {question.prompt}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={isLacking ? "quiz-lacking" : "question-hint"}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.id} className="option">
          <input
            type={question.multiple ? "checkbox" : "radio"}
            name={question.id}
            value={option.id}
            checked={picked.includes(option.id)}
            onChange={() => onPick(option.id)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
