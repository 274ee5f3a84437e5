/** What pictures outside the pages are drawn with: the light theme's colours, and the mark. */

/** The light theme's colours by their names in `styles/tokens.css`; pictures have no themes. */
export const colours: Readonly<Record<string, string>> = {
  paper: "#fbf8f3",
  raised: "#ffffff",
  ink: "#1c1714",
  muted: "#6a5f57",
  line: "#e7dfd5",
  edge: "#92877c",
  ember: "#c8401a",
  teal: "#0f5c5b",
  amber: "#8a5a12",
  loss: "#a1123c",
};

/** The mark in a square of 32. */
export const mark = `<path d="M4 27.5h24" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"/><path d="M4 22.5c9.5 0 15.500-3.500 19-12" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><circle cx="24.5" cy="6.5" r="3.5" fill="${colours.ember}" stroke="none"/>`;
