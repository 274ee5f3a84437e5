import type { Letter } from "../../content/glossary/glossary.ts";
import { terms } from "../../content/glossary/terms.ts";

interface GlossaryListProps {
  readonly letters: readonly Letter[];
  /** Called before the page jumps to a word that another one refers to. */
  readonly onReference: () => void;
}

/** The terms from A to Z, each at its own address on the page. */
export function GlossaryList({ letters, onReference }: GlossaryListProps) {
  return letters.map(({ letter, terms: group }) => (
    <section key={letter} aria-labelledby={`letter-${letter}`} className="glossary-letter">
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <dl>
        {group.map(({ id, term, short, long, see }) => (
          <div key={id} id={id}>
            <dt>{term}</dt>
            <dd>{short}</dd>
            <dd>{long}</dd>
            {see.length > 0 && (
              <dd>
                {see.map((other) => (
                  <a key={other} href={`#${other}`} onClick={onReference}>
                    {terms[other].term}
                  </a>
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  ));
}
