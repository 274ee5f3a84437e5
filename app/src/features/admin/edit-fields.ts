/** The editor's form as data: which fields it has, what differs, and which message belongs beside which. */
import { ApiError } from "../../api/error.ts";
import type { BlogPost } from "../../api/generated/types.gen.ts";
import type { PostFields } from "../../api/posts.ts";

/** A field of the form. */
export interface FieldSpec {
  readonly name: keyof PostFields;
  readonly label: string;
  readonly hint?: string;
  /** Lines of a text area; a single line where absent. */
  readonly rows?: number;
}

/** The form, top to bottom. */
export const fieldSpecs: readonly FieldSpec[] = [
  { name: "title", label: "Title", hint: "1 to 200 characters." },
  { name: "excerpt", label: "Excerpt", hint: "Up to 600 characters. Stands for the post in lists.", rows: 3 },
  {
    name: "content",
    label: "Content",
    hint: "HTML. What readers' browsers should not run is removed when you save.",
    rows: 10,
  },
  { name: "seoTitle", label: "SEO title", hint: "Up to 120 characters. Left empty, the title stands in." },
  {
    name: "seoDescription",
    label: "SEO description",
    hint: "Up to 320 characters. Left empty, the excerpt stands in.",
    rows: 3,
  },
];

/** The editable part of a post. */
export function fieldsOf({ title, excerpt, content, seoTitle, seoDescription }: BlogPost): PostFields {
  return { title, excerpt, content, seoTitle, seoDescription };
}

/** The fields whose texts differ, in the form's order. */
export function differing(one: PostFields, other: PostFields): readonly FieldSpec[] {
  return fieldSpecs.filter(({ name }) => one[name] !== other[name]);
}

/** What a failed save means for the form. */
export type SaveProblem =
  | { readonly kind: "stale"; readonly sentence: string }
  | { readonly kind: "field"; readonly field: keyof PostFields; readonly sentence: string }
  | { readonly kind: "other" };

/** Sorts a failed save: somebody else was faster, one field is refused, or anything else. */
export function saveProblem(error: unknown): SaveProblem {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  if (refusal?.code === "stale_revision") return { kind: "stale", sentence: refusal.message };
  const refused = fieldSpecs.find(({ name }) => name === refusal?.field);
  if (refusal && refused) return { kind: "field", field: refused.name, sentence: refusal.message };
  return { kind: "other" };
}
