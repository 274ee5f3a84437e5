/** Source and preview side by side. A chunk of its own, since it brings an editor for code along. */
import { useEffect, useId, useRef } from "react";
import { ArticlePreview } from "../review/article-preview.tsx";
import { openSourceEditor, type SourceEditor } from "./source-editor.ts";
import { useSettled } from "./use-settled.ts";

/** How long after the last key the preview is drawn anew, in milliseconds. */
const PREVIEW_PAUSE = 600;

interface SourceViewProps {
  readonly title: string;
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

export default function SourceView({ title, value, hint, error, readOnly, onChange }: SourceViewProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<SourceEditor>(undefined);
  const change = useRef(onChange);
  const first = useRef(value);
  const previewed = useSettled(value, PREVIEW_PAUSE);

  useEffect(() => {
    change.current = onChange;
  });

  useEffect(() => {
    if (!place.current) return;
    editor.current = openSourceEditor(place.current, {
      text: first.current,
      label: "Content",
      describedBy: `${id}-hint`,
      onChange: (text) => change.current(text),
    });
    editor.current.focus();
    return () => editor.current?.close();
  }, [id]);

  // The text also changes from outside: an image is described, a conflict is settled.
  useEffect(() => {
    editor.current?.show(value);
  }, [value]);
  useEffect(() => {
    editor.current?.freeze(readOnly);
  }, [readOnly]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-2">
        <p aria-hidden className="font-bold">
          Content
        </p>
        <div
          ref={place}
          className="h-[max(24rem,56dvh)] overflow-hidden rounded-control border border-edge focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ember"
        />
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint} Ctrl (⌘ on a Mac) with B is strong, with I emphasis, with K a link, with S saves.
        </p>
        {error && (
          <p role="alert" className="text-caption font-bold text-loss">
            {error}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <p className="mb-2 font-bold">As readers will see it</p>
        <ArticlePreview title={title} content={previewed} />
      </div>
    </div>
  );
}
