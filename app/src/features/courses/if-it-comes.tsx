import { Component, type ReactNode } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

interface IfItComesProps {
  /** What may not come, at the beginning of a sentence. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A part of a lesson that has a file of its own: one that does not come must not take the page with it. */
export class IfItComes extends Component<IfItComesProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert tone="failure" title={`${this.props.what} did not load`} className="player-notice">
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
