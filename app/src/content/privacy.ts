/**
 * What the site collects, as `privacy.json` lists it. Tests hold that file to the database's tables, to what is
 * counted, and to the code that uses the browser's storage, so that the page made from it cannot fall behind.
 */
import forms from "../../../forms.json" with { type: "json" };
import listed from "../../../privacy.json" with { type: "json" };
import identity from "../../../site.json" with { type: "json" };

const months = String(identity.submissionsKeptMonths);

export const privacy = {
  ...listed,
  kept: listed.kept.map((entry) => ({ ...entry, until: entry.until.replace("{months}", months) })),
  /** Of what is stored in the browser, each thing once. */
  browser: [...new Map(listed.browser.toReversed().map((entry) => [entry.key, entry])).values()].toReversed(),
  /** What each form asks for. */
  forms: Object.values(forms.forms).map((form) => ({
    title: form.title,
    fields: form.fields.map((field) => `“${field.label}”${field.required ? "" : " (optional)"}`),
  })),
};
