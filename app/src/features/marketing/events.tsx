import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { Section } from "./section.tsx";

const events = [
  {
    title: "1-on-1 coaching",
    facts: "60 minutes, by video",
    text: "Bring a wallet, a plan or a worry. You leave with notes on what to do and what to leave alone.",
    action: { label: "Book Now", to: paths.coaching },
  },
  {
    title: "Web3 interviews",
    facts: "Recorded, free to watch",
    text: "Builders on Flare explain what they made, who can change it, and what happens if they stop.",
    action: { label: "Watch the interviews", to: paths.interviews },
  },
] as const;

/** What takes place with people. */
export function Events() {
  return (
    <Section
      anchor="events"
      title="Events"
      text="Two ways to meet people here: one by appointment, one whenever you like."
    >
      <ul className="border-t border-ink">
        {events.map((event) => (
          <li
            key={event.title}
            className="grid gap-4 border-b border-line py-7 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-10"
          >
            <div>
              <h3 className="text-title">{event.title}</h3>
              <p className="figures mt-1 text-small text-muted">{event.facts}</p>
              <p className="mt-3 max-w-[32rem] text-small">{event.text}</p>
            </div>
            <ButtonLink to={event.action.to} tone="secondary" className="justify-self-start">
              {event.action.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
