import type { ControlAttributes } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { type FormField, MOST_TIMES } from "./form-fields.ts";

interface FormControlProps {
  readonly field: FormField;
  readonly control: ControlAttributes;
  /** Labels that say more than the form's own, by value: a price beside a tier. */
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * The control of one field, uncontrolled and without a default, so that React leaves alone what a visitor typed or
 * chose before it came.
 */
export function FormControl({ field, control, labels = {} }: FormControlProps) {
  const common = { ...control, name: field.name, required: field.required, autoComplete: field.autocomplete };
  switch (field.type) {
    case "text":
      return <textarea {...common} rows={6} maxLength={field.most} />;
    case "choice":
      return (
        <Select {...common}>
          <option value="">Please choose</option>
          {field.choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {labels[choice.value] ?? choice.label}
            </option>
          ))}
        </Select>
      );
    case "times":
      return (
        <div className="grid gap-3 sm:grid-cols-3">
          {Array.from({ length: MOST_TIMES }, (_, index) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places, told apart by nothing else
              key={index}
              {...common}
              id={index === 0 ? control.id : undefined}
              required={field.required && index === 0}
              aria-label={`Time ${index + 1}`}
              type="datetime-local"
            />
          ))}
        </div>
      );
    case "email":
      return <input {...common} type="email" maxLength={field.most} />;
    case "transaction":
      return <input {...common} type="text" spellCheck={false} autoCapitalize="off" />;
    default:
      return <input {...common} type="text" maxLength={field.most} />;
  }
}
