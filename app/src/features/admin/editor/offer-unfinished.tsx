import type { BlogPost } from "../../../api/generated/types.gen.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { differing } from "./fields.ts";
import type { Unfinished } from "./kept-locally.ts";

interface OfferUnfinishedProps {
  readonly unfinished: Unfinished;
  readonly current: BlogPost;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** An edit that was left before it was saved, to be gone on with or let go of. */
export function OfferUnfinished({ unfinished, current, onResume, onDiscard }: OfferUnfinishedProps) {
  const fields = differing(unfinished.fields, current).map(({ label }) => label.toLowerCase());
  const isOld = unfinished.baseVersion !== current.version;
  return (
    <Alert tone="caution" title="You have text here that was not saved" className="mb-8">
      <p>
        Typed on <Moment at={unfinished.savedAt} />: {fields.join(", ")}.
        {isOld && " The post has changed since; you will see both and can merge them."}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button small className="max-md:min-h-11" onClick={onResume}>
          Go on with it
        </Button>
        <Button small tone="secondary" className="max-md:min-h-11" onClick={onDiscard}>
          Begin with what is saved
        </Button>
      </div>
    </Alert>
  );
}
