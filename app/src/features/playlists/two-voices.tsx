/** Heights of the strokes of one voice, in the drawing's units: spoken in turns, silent while the other speaks. */
const questions = [6, 14, 22, 12, 18, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 20, 14, 6, 0, 0, 0, 0, 0, 0, 0, 0];
const answers = [
  0, 0, 0, 0, 0, 0, 0, 8, 18, 30, 22, 34, 26, 16, 24, 10, 0, 0, 0, 0, 10, 26, 36, 20, 30, 24, 12, 6,
];

function strokes(heights: readonly number[], middle: number): string {
  return heights
    .map((height, index) => `M${14 + index * 8} ${middle - height / 2}v${height || 0.5}`)
    .join("");
}

/** An interview as its recording shows it: short questions in ink, long answers in ember. */
export function TwoVoices() {
  return (
    <>
      <path d="M8 34H232M8 82H232" stroke="var(--line)" />
      <path d={strokes(questions, 34)} stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d={strokes(answers, 82)} stroke="var(--ember)" strokeWidth="2.5" strokeLinecap="round" />
      <text x="8" y="14" className="mini-label">
        we ask
      </text>
      <text x="8" y="116" className="mini-label">
        the guest answers
      </text>
    </>
  );
}
