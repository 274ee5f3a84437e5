import { Component, type ReactNode, Suspense } from "react";
import type { LessonId } from "../../content/lessons/lesson.ts";
import { LessonText } from "../../content/lessons/lesson-text.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** A lesson's text, or what to do where it did not come. */
export function LessonReader({ id }: { readonly id: LessonId }) {
  return (
    <IfItComes key={id}>
      <Suspense fallback={<Coming />}>
        <LessonText id={id} />
      </Suspense>
    </IfItComes>
  );
}

function Coming() {
  return (
    <div role="status" className="lesson-coming">
      <span className="sr-only">Loading the lesson</span>
      {["w-full", "w-full", "w-3/4"].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three lines that never change places
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

interface IfItComesProps {
  readonly children: ReactNode;
}

/** A file that does not come must not take the page with it. */
class IfItComes extends Component<IfItComesProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert tone="failure" title="The text of this lesson did not load" className="player-notice">
        <p>Your connection may be down, or the site was updated meanwhile. Your progress is safe.</p>
        <div className="progress-actions">
          <Button tone="secondary" small onClick={() => location.reload()}>
            Load it again
          </Button>
        </div>
      </Alert>
    );
  }
}
