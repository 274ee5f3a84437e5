/** A post's status as word and shape, and what may be done in it. */
import type { BlogPost, Status } from "../../api/generated/types.gen.ts";
import type { Move } from "../../api/posts.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

/** The word and shape of a status. */
export interface StatusLook {
  readonly label: string;
  readonly tone: BadgeTone;
}

const draft: StatusLook = { label: "Draft", tone: "plain" };

const looks = new Map<string, StatusLook>([
  ["draft", draft],
  ["pending_approval", { label: "Pending", tone: "waiting" }],
  ["approved", { label: "Approved", tone: "good" }],
  ["published", { label: "Published", tone: "live" }],
  ["rejected", { label: "Rejected", tone: "refused" }],
]);

/** Every status, in the order of a post's life. */
export const knownStatuses: readonly Status[] = [
  "draft",
  "pending_approval",
  "approved",
  "published",
  "rejected",
];

/** How a status is shown. One that this version does not know is shown as a draft. */
export function statusLook(status: string): StatusLook {
  return looks.get(status) ?? draft;
}

/** What decides about the moves of a post. */
type Standing = Pick<BlogPost, "status" | "publishedAt" | "publishAt">;

/** The moves that are offered where a post stands. */
export function movesOf({ status, publishedAt, publishAt }: Standing): readonly Move[] {
  const moves: Move[] = [...(movesByStatus.get(status) ?? [])];
  if (publishAt !== null) moves.push("unschedule");
  if (publishedAt !== null) moves.push("unpublish");
  return moves;
}

const movesByStatus = new Map<string, readonly Move[]>([
  ["draft", ["submit"]],
  ["pending_approval", ["approve", "reject"]],
  ["approved", ["publish", "schedule"]],
  ["rejected", ["reopen"]],
]);
