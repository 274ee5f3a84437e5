/** The article's HTML: a plain text area, or on wish a source editor with the article as readers will see it beside it. */
import { lazy, Suspense } from "react";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type FieldSpec, hintFor } from "./fields.ts";
import { ImageDescriptions } from "./image-descriptions.tsx";
import { PostField } from "./post-field.tsx";

const SourceView = lazy(() => import("./source-view.tsx"));

interface ContentFieldProps {
  readonly spec: FieldSpec;
  /** The headline, for the preview. */
  readonly title: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Whether source and preview are side by side. */
  readonly side: boolean;
  readonly onSide: (side: boolean) => void;
  readonly onChange: (value: string) => void;
}

export function ContentField(props: ContentFieldProps) {
  const { spec, title, value, error, disabled, side, onSide, onChange } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {side ? (
        <Suspense fallback={<Skeleton className="h-[60dvh] w-full" />}>
          <SourceView
            title={title}
            value={value}
            hint={hintFor(spec, value)}
            error={error}
            readOnly={disabled}
            onChange={onChange}
          />
        </Suspense>
      ) : (
        <PostField
          spec={spec}
          value={value}
          error={error}
          disabled={disabled}
          onChange={(_, text) => onChange(text)}
        />
      )}
      <div>
        <Button
          tone="secondary"
          small
          className="max-md:min-h-11"
          aria-pressed={side}
          onClick={() => onSide(!side)}
        >
          {side ? "Plain text area" : "Source editor with preview"}
        </Button>
      </div>
      <ImageDescriptions content={value} onChange={onChange} />
    </div>
  );
}
