import type { Question } from "../../../content/lessons/lesson.ts";

/** Where no script marks the quiz, its questions with their answers and reasons, each behind its own fold. */
export function AnswersWithoutScript({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <noscript>
      <p className="quiz-words">Without a script nothing marks your answers: decide first, then unfold.</p>
      {questions.map(({ id, prompt, options }) => (
        <details key={id} className="unmarked">
          <summary>{prompt}</summary>
          <ul>
            {options.map(({ id: option, text, correct, why }) => (
              <li key={option}>
                {text} <b>{correct ? "Right." : "Wrong."}</b> {why}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </noscript>
  );
}
