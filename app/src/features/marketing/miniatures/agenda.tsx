const agenda = [
  { at: "00", title: "What changed on Flare this week", by: "notes, with links" },
  { at: "10", title: "One protocol, read line by line", by: "fees, keys, exits" },
  { at: "35", title: "Your positions", by: "questions from the chat" },
  { at: "55", title: "What to check before next week", by: "three things" },
];

/** The agenda of a weekly call, as it stands in the chat. */
export function AgendaMiniature() {
  return (
    <div aria-hidden className="grow rounded-card border border-line bg-raised px-5 py-4">
      <p className="flex items-baseline justify-between border-b border-ink pb-2 text-small font-bold">
        Weekly call <span className="figures text-caption font-normal text-muted">60 minutes</span>
      </p>
      <ol className="figures">
        {agenda.map((item) => (
          <li key={item.at} className="grid grid-cols-[2.25rem_1fr] border-line py-2.5 not-first:border-t">
            <span className="pt-px font-mono text-caption text-muted">:{item.at}</span>
            <span className="text-small leading-snug">
              {item.title}
              <span className="block text-caption text-muted">{item.by}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
