import { useId } from "react";

interface ChoiceProps<Value extends string> {
  /** What is chosen, above the answers. */
  readonly legend: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly className?: string;
}

/** One of a few, all in sight: the browser's radio buttons in one row. */
export function Choice<Value extends string>({
  legend,
  value,
  onChange,
  options,
  className = "",
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`-ml-2.5 flex flex-wrap items-center gap-x-1 ${className}`}>
      <legend className="float-left mr-0.5 ml-2.5 text-small max-sm:w-full text-muted">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 cursor-pointer items-center px-2.5 text-small font-medium text-muted hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ember"
        >
          <input
            type="radio"
            className="peer sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="border-b-2 border-transparent py-0.5 peer-checked:border-ember">
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
