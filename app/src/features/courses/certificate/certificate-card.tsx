import { Award, Check, ChevronDown, Circle } from "lucide-react";
import { type FormEvent, useState } from "react";
import { certificatePath } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { ButtonLink, PlainLink } from "../../../ui/link.tsx";
import { track } from "../../analytics/track.ts";
import { addressOf, type Course } from "../course.ts";
import { inCourse } from "../progress/steps.ts";
import { changeProgress } from "../progress/stored.ts";
import { useCourseProgress } from "../progress/use-progress.ts";
import { type Missing, missingOf } from "./missing.ts";

/** The way to the certificate: what is missing, then a name, then the certificate. */
export function CertificateCard({ course }: { readonly course: Course }) {
  const progress = useCourseProgress(course.module.id);
  const missing = missingOf(course.lessons, progress);
  const { certificate } = progress;
  return (
    <section className="player-card" aria-labelledby="certificate-card">
      <h2 id="certificate-card" className="certificate-title">
        <Award aria-hidden className="size-5" />
        Certificate
      </h2>
      {missing.length > 0 && <Lacking course={course} missing={missing} />}
      {missing.length === 0 && certificate && (
        <>
          <p>Yours is made out to {certificate.name}.</p>
          <p>
            <ButtonLink to={certificatePath(certificate.id)}>View Certificate</ButtonLink>
          </p>
          <p>
            <button type="button" className="player-print" onClick={() => forget(course)}>
              Make one with another name
            </button>
          </p>
        </>
      )}
      {missing.length === 0 && !certificate && <Naming course={course} />}
    </section>
  );
}

function forget({ module }: Course) {
  changeProgress(inCourse(module.id, ({ certificate: _, ...rest }) => rest));
}

/** Before it is earned, the button says what is missing. */
function Lacking({ course, missing }: { readonly course: Course; readonly missing: readonly Missing[] }) {
  const done = course.lessons.length - missing.length;
  return (
    <>
      <p>For reading every lesson and passing its quiz. Anyone can check it at its address.</p>
      <details className="certificate-lacking">
        <summary className="button button-secondary">
          View Certificate
          <ChevronDown aria-hidden className="fold-mark size-4 transition-transform" />
        </summary>
        <p className="certificate-standing">
          Not yet: {done} of {course.lessons.length} lessons {done === 1 ? "is" : "are"} done. What is
          missing:
        </p>
        <ul>
          {missing.map(({ lesson, isRead, isPassed }) => (
            <li key={lesson.id} className="certificate-missing">
              <PlainLink to={addressOf(course, lesson)} className="certificate-lesson">
                {lesson.title}
              </PlainLink>
              <span className="certificate-states">
                <State isDone={isRead} words={isRead ? "marked complete" : "not marked complete"} />
                <State isDone={isPassed} words={isPassed ? "quiz passed" : "quiz not passed"} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function State({ isDone, words }: { readonly isDone: boolean; readonly words: string }) {
  const Icon = isDone ? Check : Circle;
  return (
    <span className="certificate-state">
      <Icon aria-hidden className={`size-4 shrink-0 ${isDone ? "review-right" : ""}`} />
      {words}
    </span>
  );
}

function Naming({ course: { module } }: { readonly course: Course }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return setProblem("Please enter the name that should stand on the certificate.");
    setPending(true);
    setProblem(undefined);
    const { issue } = await import("./issue.ts");
    const issued = await issue(module.id, name.normalize("NFC"));
    setPending(false);
    if ("problem" in issued) return setProblem(issued.problem);
    changeProgress(inCourse(module.id, (before) => ({ ...before, certificate: issued })));
    track("certificate_issue", module.id);
    location.assign(certificatePath(issued.id));
  }

  return (
    <form onSubmit={make} className="certificate-form" noValidate>
      <p>Every lesson is complete and every quiz passed. Well done.</p>
      <Field
        label="Name on the certificate"
        hint="It is written into the certificate's address, for anyone who has it to read. We keep no list."
        error={problem}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" pendingLabel={isPending ? "Signing…" : undefined}>
        Make my certificate
      </Button>
    </form>
  );
}
