/** Content that shows the place and is not true yet: what its operator replaces before anyone else sees it. */
import { interviewSeries, interviews } from "../../app/src/content/playlists.ts";
import { site } from "../../app/src/content/site.ts";
import { testimonials } from "../../app/src/content/university.ts";

/** A sentence for each sample that is left, with the file it stands in. */
export function samplesLeft(): string[] {
  const planned = [...interviews, ...interviewSeries].filter(({ sample }) => sample);
  const quotes = testimonials.filter(({ sample }) => sample);
  return [
    ...(site.wallet.sample ? ["site.json: the wallet's address is a sample."] : []),
    ...planned.map(({ title }) => `app/src/content/playlists.ts: '${title}' is a sample.`),
    ...quotes.map(({ role }) => `app/src/content/university.ts: the quote of '${role}' is a sample.`),
  ];
}
