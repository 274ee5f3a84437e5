import type { CheckKind } from "../../../api/generated/types.gen.ts";

/** What the checks are called, in the order of the margin. */
export const checkNames: Readonly<Record<CheckKind, string>> = {
  sources: "Sources missing or old",
  figures: "Figures without a source",
  similarity: "Said elsewhere",
  hype: "Hype",
  disclaimer: "Risk is not named",
  disclosure: "A machine speaking as a person",
  links: "Links",
  headings: "Headings",
  alt_text: "Images without a description",
  readability: "Long sentences",
  seo: "Search engines",
};
