import css from "../../styles/paper.css?inline";

/** The dress of printable pages. Only they send it. */
export function PaperStyle() {
  return (
    <style href="paper" precedence="page">
      {css}
    </style>
  );
}
