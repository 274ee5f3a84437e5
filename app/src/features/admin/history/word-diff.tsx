import { useMemo } from "react";
import { compareWords } from "./diff.ts";

interface WordDiffProps {
  readonly from: string;
  readonly to: string;
  /** What the two texts are: ‘version 3’, ‘what you typed’. */
  readonly names: readonly [string, string];
}

/** What differs between two texts: what went struck through, what came underlined. */
export function WordDiff({ from, to, names: [was, is] }: WordDiffProps) {
  const pieces = useMemo(() => compareWords(from, to), [from, to]);
  if (from === to) return <p className="text-muted">The same in both.</p>;
  return (
    <div className="mt-1 max-w-[46rem] rounded-control border border-line bg-raised px-4 py-3 leading-text whitespace-pre-wrap [overflow-wrap:anywhere]">
      <span className="sr-only">
        Struck through is only in {was}, underlined only in {is}.
      </span>
      {pieces.map((piece, place) => {
        // A comparison is drawn anew as a whole, so the place says enough.
        const key = `${place}${piece.kind}`;
        if (piece.kind === "skipped") {
          return (
            <span key={key} className="figures mx-1 text-caption text-muted">
              … {piece.words.toLocaleString("en-US")} words the same …{" "}
            </span>
          );
        }
        if (piece.kind === "removed") {
          return (
            <del key={key} className="bg-loss/10 text-loss decoration-1">
              {piece.text}
            </del>
          );
        }
        if (piece.kind === "added") {
          return (
            <ins key={key} className="bg-teal/10 text-teal decoration-2 underline-offset-2">
              {piece.text}
            </ins>
          );
        }
        return <span key={key}>{piece.text}</span>;
      })}
    </div>
  );
}
