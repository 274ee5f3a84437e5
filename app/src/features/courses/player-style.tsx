import css from "../../styles/player.css?inline";

/** The dress of course pages. Only they send it. */
export function PlayerStyle() {
  return (
    <style href="player" precedence="page">
      {css}
    </style>
  );
}
