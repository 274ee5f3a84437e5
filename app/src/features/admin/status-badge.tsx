import { Badge } from "../../ui/badge.tsx";
import { statusLook } from "./post-status.ts";

/** A post's status as word and shape. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { label, tone } = statusLook(status);
  return <Badge tone={tone}>{label}</Badge>;
}
