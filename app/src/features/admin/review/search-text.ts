/** What search engines and cards get of a post. */
import type { PostFields } from "../../../api/posts.ts";

type Fields = Pick<PostFields, "title" | "excerpt" | "seoTitle" | "seoDescription">;

/** The title and the description, with what stands in where they are empty, as the public page has them. */
export function standsFor(fields: Fields): { readonly title: string; readonly description: string } {
  return {
    title: fields.seoTitle.trim() || fields.title.trim(),
    description: fields.seoDescription.trim() || fields.excerpt.trim(),
  };
}

/** A text cut at the last word that fits, with a sign that it was. */
export function within(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  // A single long word is cut where it has to be.
  return `${cut.slice(0, space > most / 2 ? space : undefined).trimEnd()} …`;
}
