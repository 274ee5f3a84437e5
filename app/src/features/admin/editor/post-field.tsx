import type { PostFields } from "../../../api/posts.ts";
import { Field } from "../../../ui/field.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { type FieldSpec, fieldSpecs, hintFor } from "./fields.ts";

interface PostFieldProps {
  readonly spec: FieldSpec;
  readonly value: string;
  /** What the server refuses about it. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (name: keyof PostFields, value: string) => void;
}

/** One field of the editor's form. */
export function PostField({ spec, value, error, disabled, onChange }: PostFieldProps) {
  const { name, label, rows } = spec;
  const isFirst = spec === fieldSpecs[0];
  return (
    <Field label={label} hint={hintFor(spec, value)} error={error}>
      {(control) => {
        const shared = {
          ...control,
          className: `${control.className} md:text-small ${name === "content" ? "font-mono" : ""}`,
          name,
          value,
          disabled,
          onChange: (event: { readonly target: { readonly value: string } }) =>
            onChange(name, event.target.value),
        };
        if (rows) return <textarea {...shared} rows={rows} />;
        return <input {...shared} ref={isFirst ? focusFirst : undefined} />;
      }}
    </Field>
  );
}
