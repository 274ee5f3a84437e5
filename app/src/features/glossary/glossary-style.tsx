import css from "../../styles/glossary.css?inline";

/** The dress of the glossary. Only its page sends it. */
export function GlossaryStyle() {
  return (
    <style href="glossary" precedence="page">
      {css}
    </style>
  );
}
