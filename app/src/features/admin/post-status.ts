/** A post's status as word and shape, and what may be done in it. */
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

/** How a status is shown. One that this version does not know is shown as a draft. */
export function statusLook(status: string): StatusLook {
  return looks.get(status) ?? draft;
}

/** The moves that are offered in a status. */
export function movesOf(status: string): readonly Move[] {
  if (status === "pending_approval") return ["approve", "reject"];
  return status === "approved" ? ["publish"] : [];
}
