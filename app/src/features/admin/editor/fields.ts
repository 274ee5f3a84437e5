/** The editor's form as data: which fields it has, what differs, and which message belongs beside which. */
import { ApiError } from "../../../api/error.ts";
import type { PostEvent } from "../../../api/generated/types.gen.ts";
import type { PostFields } from "../../../api/posts.ts";

/** A field of the form. */
export interface FieldSpec {
  readonly name: keyof PostFields;
  readonly label: string;
  /** What to enter, beyond the limit. */
  readonly hint: string;
  /** The most characters that the server takes; for the content it counts bytes and says so itself. */
  readonly limit?: number;
  /** Lines of a text area; a single line where absent. */
  readonly rows?: number;
}

/** The form, top to bottom. */
export const fieldSpecs: readonly FieldSpec[] = [
  { name: "title", label: "Title", hint: "The headline.", limit: 200 },
  { name: "excerpt", label: "Excerpt", hint: "Stands for the post in lists.", limit: 600, rows: 3 },
  {
    name: "content",
    label: "Content",
    hint: "HTML. What readers' browsers should not run is removed when you save.",
    rows: 10,
  },
  { name: "seoTitle", label: "SEO title", hint: "Left empty, the title stands in.", limit: 120 },
  {
    name: "seoDescription",
    label: "SEO description",
    hint: "Left empty, the excerpt stands in.",
    limit: 320,
    rows: 3,
  },
  { name: "category", label: "Category", hint: "The section it belongs to.", limit: 60 },
  {
    name: "slug",
    label: "Address",
    hint: "Words of a to z and 0 to 9, joined by hyphens. An address that was public keeps leading here.",
    limit: 80,
  },
];

/** The name of a field for people, by its name on the wire. */
export function labelOf(name: string): string {
  return fieldSpecs.find((spec) => spec.name === name)?.label ?? name;
}

/** The characters of a text as the server counts them: without the spaces around it, and an emoji as one. */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}

/** The words of a piece of HTML as the server counts them: a tag ends a word, an attribute has none. */
export function countWords(html: string): number {
  return html
    .replace(/<(?:"[^"]*"|'[^']*'|[^>"'])*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
}

function words(number: number): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? "word" : "words"}.`;
}

/** The hint below a field, with what is used of its limit; for the content with its words. */
export function hintFor({ name, hint, limit }: FieldSpec, text: string): string {
  if (name === "content") return `${words(countWords(text))} ${hint}`;
  return limit === undefined ? hint : `${hint} ${countCharacters(text)} of ${limit} characters.`;
}

/** The editable part of a post, or of one of its revisions. */
export function fieldsOf(text: PostFields): PostFields {
  const { title, excerpt, content, seoTitle, seoDescription, category, slug } = text;
  return { title, excerpt, content, seoTitle, seoDescription, category, slug };
}

/** The fields whose texts differ, in the form's order. */
export function differing(one: PostFields, other: PostFields): readonly FieldSpec[] {
  return fieldSpecs.filter(({ name }) => one[name] !== other[name]);
}

/** What a failed save means for the form. */
export type SaveProblem =
  | { readonly kind: "stale"; readonly sentence: string; readonly since: readonly PostEvent[] }
  | { readonly kind: "field"; readonly field: string; readonly sentence: string }
  | { readonly kind: "other" };

/** Sorts a failed save: somebody else was faster, one field is refused, or anything else. */
export function saveProblem(error: unknown): SaveProblem {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  if (refusal?.code === "stale_revision") {
    return { kind: "stale", sentence: refusal.message, since: refusal.since ?? [] };
  }
  const refused = [...fieldSpecs.map(({ name }) => name), "note"].find((name) => name === refusal?.field);
  if (refusal && refused) return { kind: "field", field: refused, sentence: refusal.message };
  return { kind: "other" };
}
