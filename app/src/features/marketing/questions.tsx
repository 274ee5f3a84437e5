import { Plus } from "lucide-react";
import { Section } from "./section.tsx";

interface QuestionsProps {
  readonly title: string;
  readonly text?: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open on their answers, without the application too. */
export function Questions({ title, text, questions }: QuestionsProps) {
  return (
    <Section title={title} text={text}>
      <div className="border-t border-ink">
        {questions.map((entry, index) => (
          <details key={entry.question} open={index === 0} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-4">
              <h3 className="font-text text-body font-bold tracking-normal">{entry.question}</h3>
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[38rem] pb-6 text-muted">{entry.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
