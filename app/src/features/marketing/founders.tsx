import { founders } from "../../content/founders.ts";
import { founderDrawings } from "./founder-drawings.tsx";
import { Section } from "./section.tsx";

/** Who answers for what. */
export function Founders() {
  return (
    <Section
      anchor="founders"
      title="Founders"
      text="Three people run this, and each answers for one part of it. None of them will ever write to you first."
    >
      <ul className="grid gap-8 sm:grid-cols-3">
        {founders.map((founder) => (
          <li key={founder.id} className="grid grid-cols-[6rem_1fr] gap-x-5 sm:block">
            {founder.portrait ? (
              <img
                src={founder.portrait}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="rounded-card"
              />
            ) : (
              <svg
                viewBox="0 0 96 96"
                width={96}
                height={96}
                aria-hidden
                fill="none"
                stroke="var(--ink)"
                strokeWidth="1.5"
                strokeLinejoin="round"
                className="rounded-card border border-line bg-raised"
              >
                {founderDrawings[founder.id]}
              </svg>
            )}
            <div className="sm:mt-5">
              <h3 className="font-text text-body font-bold tracking-normal">
                {founder.name ?? founder.role}
              </h3>
              {founder.name && <p className="text-small text-muted">{founder.role}</p>}
              <p className="mt-1 text-small text-muted">{founder.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
