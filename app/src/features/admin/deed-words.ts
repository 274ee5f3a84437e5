import { formatMoment } from "../../ui/moment.tsx";

/** What the log calls things, in words. */
const words: Readonly<Record<string, string>> = {
  "post.create": "Post written",
  "post.edit": "Post edited",
  "post.restore": "Earlier text restored",
  "post.submit": "Post submitted",
  "post.approve": "Post approved",
  "post.reject": "Post rejected",
  "post.reopen": "Post reopened",
  "post.schedule": "Post scheduled",
  "post.unschedule": "Post taken off the schedule",
  "post.publish": "Post published",
  "post.unpublish": "Post unpublished",
  "session.login": "Logged in",
  "session.logout": "Logged out",
  "session.logout_everywhere": "Logged out everywhere",
  "password.change": "Password changed",
  "settings.change": "Settings changed",
  "cron.start": "Weekly run started",
  "cron.stop": "Weekly run stopped",
  "tasks.run": "Weekly tasks run by hand",
  "writer.generate": "Draft generated",
  "mail.test": "Test mail sent",
  "seo.regenerate": "SEO files regenerated",
  "preview.make": "Preview link made",
  "topic.approve": "Topic approved",
  "topic.dismiss": "Topic dismissed",
  "proposal.take": "Proposed revision taken",
  "proposal.dismiss": "Proposed revision dismissed",
  "proposal.still_correct": "Found still correct",
  "share.mark": "Marked as shared",
  "inbox.read": "Submission read",
  "inbox.archive": "Submission archived",
  "inbox.reopen": "Submission put back",
  "inbox.delete": "Submission deleted",
  "inbox.check_payment": "Payment looked up",
  "inbox.resend_mail": "Mails sent again",
  "inbox.export": "Inbox exported",
  "inbox.forget": "Old submissions deleted",
};

/** An action of the log in words; one that this version does not know as the log writes it. */
export function deedWords(action: string): string {
  return words[action] ?? action;
}

/** Settings as the log names them. */
const settings: Readonly<Record<string, string>> = {
  mailTo: "address for letters",
  mailOnDrafts: "letter when a draft waits",
  mailOnFailure: "letter when a task fails",
  mailDigest: "weekly letter",
  blockingChecks: "checks that keep a post from being approved",
};

const times = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g;

/** The particulars of an entry, with its times as people read them and settings by their names. */
export function detailWords(action: string, detail: string): string {
  if (action !== "settings.change") return detail.replace(times, (time) => formatMoment(time));
  const named = detail.split(", ").map((name) => settings[name] ?? name);
  return named.join(", ");
}
