import { tasks } from "../../content/downloads/tasks.ts";
import { defi101 } from "../../content/lessons/defi-101.ts";
import { Boxes, Lines, Owner, PaperSheet } from "./paper.tsx";

/** The workbook: a cover with the rule, a sheet a lesson, and the answers. */
export function Workbook() {
  return (
    <>
      <PaperSheet>
        <h2>How to use this workbook</h2>
        <Owner />
        <p>
          Read a lesson, close it, and fill in its sheet from memory. What you cannot write down you do not
          know yet. Do the sum by hand before you look at the answers on the last page. All figures are
          samples.
        </p>
        <p>
          <strong>Never write your seed phrase, a private key or a password in here.</strong> This workbook is
          for what you think, not for what a thief needs.
        </p>
        <h3>The ten lessons</h3>
        <Boxes steps={defi101.map(({ title }, index) => `${index + 1}. ${title}`)} />
        <h3>The one rule</h3>
        <p>Learn with a sum that you would not miss. Mine is:</p>
        <Lines count={2} />
      </PaperSheet>
      {tasks.map(({ lesson, questions, sum }, index) => {
        const outline = defi101.find(({ id }) => id === lesson);
        return (
          <PaperSheet key={lesson}>
            <h2>
              <small>Lesson {index + 1}</small> {outline?.title}
            </h2>
            <h3>I can</h3>
            <Boxes steps={outline?.goals ?? []} />
            {questions.map((question) => (
              <div key={question}>
                <h3>{question}</h3>
                <Lines count={5} />
              </div>
            ))}
            <h3>A sum</h3>
            <p>{sum.question}</p>
            <Lines count={5} />
          </PaperSheet>
        );
      })}
      <PaperSheet>
        <h2>Answers to the sums</h2>
        <ol className="paper-answers">
          {tasks.map(({ lesson, sum }) => (
            <li key={lesson}>{sum.answer}</li>
          ))}
        </ol>
      </PaperSheet>
    </>
  );
}
