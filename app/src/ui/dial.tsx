interface DialProps {
  readonly label: string;
  /** The value as people read it. */
  readonly text: string;
  /** What assistive technology says instead, where the value alone says too little: with what follows from it. */
  readonly spoken?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider with its name and value above it. */
export function Dial({ label, text, spoken = text, onChange, ...range }: DialProps) {
  return (
    <label className="block">
      <span className="figures flex justify-between gap-4 text-small">
        <span className="text-muted">{label}</span>
        <span className="font-medium">{text}</span>
      </span>
      <input
        type="range"
        className="slider"
        aria-valuetext={spoken}
        {...range}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
