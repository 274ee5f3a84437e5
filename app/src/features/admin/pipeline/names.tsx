interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  /** What stands there where there are none. */
  readonly none: string;
}

/** A short list of a report, a line each. */
export function Names({ title, names, none }: NamesProps) {
  return (
    <section>
      <h3 className="font-text text-small font-bold tracking-normal">{title}</h3>
      {names.length === 0 && <p className="mt-1 text-muted">{none}</p>}
      <ul className="mt-1">
        {names.map((name) => (
          <li key={name} className="border-b border-line py-2 [overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
