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
