/** Two edits of one text, field by field: which side changed what, and what a merge of them is. */
import type { PostFields } from "../../../api/posts.ts";
import { type FieldSpec, fieldSpecs } from "./fields.ts";

/** Whose text a field gets. */
export type Side = "mine" | "saved";

/** A field in which the two texts differ. */
export interface Difference {
  readonly spec: FieldSpec;
  /** The side that changed it, where only one did; undefined where both did, and only a person can tell. */
  readonly suggested: Side | undefined;
}

/**
 * The fields in which what was typed differs from what is saved by now. `base` is the text that both began with;
 * where it is not known, every difference is a person's to settle.
 */
export function differences(
  base: PostFields | undefined,
  mine: PostFields,
  saved: PostFields,
): readonly Difference[] {
  return fieldSpecs
    .filter(({ name }) => mine[name] !== saved[name])
    .map((spec) => ({ spec, suggested: base && changedBy(base, mine, saved, spec.name) }));
}

function changedBy(
  base: PostFields,
  mine: PostFields,
  saved: PostFields,
  name: keyof PostFields,
): Side | undefined {
  if (mine[name] === base[name]) return "saved";
  if (saved[name] === base[name]) return "mine";
  return undefined;
}

/** What has been decided so far: the suggestions, and over them the choices. */
export function decided(
  all: readonly Difference[],
  choices: Partial<Record<keyof PostFields, Side>>,
): { readonly sides: Partial<Record<keyof PostFields, Side>>; readonly open: readonly FieldSpec[] } {
  const sides: Partial<Record<keyof PostFields, Side>> = {};
  const open: FieldSpec[] = [];
  for (const { spec, suggested } of all) {
    const side = choices[spec.name] ?? suggested;
    if (side) sides[spec.name] = side;
    else open.push(spec);
  }
  return { sides, open };
}

/** The saved text with every field of mine that was chosen. */
export function merged(
  mine: PostFields,
  saved: PostFields,
  sides: Partial<Record<keyof PostFields, Side>>,
): PostFields {
  const result = { ...saved };
  for (const { name } of fieldSpecs) {
    if (sides[name] === "mine") result[name] = mine[name];
  }
  return result;
}
