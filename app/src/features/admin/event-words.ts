import type { Action } from "../../api/generated/types.gen.ts";

/** What somebody did to a post, after their name: ‘admin approved it’. */
export const eventWords: Readonly<Record<Action, string>> = {
  create: "wrote it",
  edit: "edited it",
  restore: "restored an earlier text",
  submit: "submitted it",
  approve: "approved it",
  reject: "rejected it",
  reopen: "reopened it",
  schedule: "scheduled it",
  unschedule: "took it off the schedule",
  publish: "published it",
  unpublish: "unpublished it",
};
