/** What the content checks read of a rendered text, and the words they refuse in it. */

/** Words of promotion, and promises nobody can keep. */
export const hype =
  /\b(amazing|guaranteed? (profit|return|yield)s?|game.?chang\w*|revolution\w*|moon(shot)?|lambo|life.?changing|passive income|financial freedom|risk.?free|effortless\w*|unlock (your|the)|skyrocket\w*|to the moon|easy money|get rich|next big|cutting.edge|seamless\w*|empower\w*|unleash\w*|supercharge\w*|don't miss)\b/i;

/** American spellings that slip in. */
export const american =
  /\b(\w+[bdlmnrtv]ization|decentralized|centralized|overcollateralized|utilization|color|favor|behavior|center|realize[ds]?|recognize[ds]?|organization|checks? out as check|canceled|labeled|gray)\b/i;

function decoded(text: string): string {
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** Everything a reader reads, block by block, without the labels in drawings. */
export function visibleText(html: string): string {
  const text = html.replace(/<(svg|style)\b.*?<\/\1>/gs, "");
  return decoded(text.replace(/<\/?(dfn|a|strong|em|code|sup|sub)\b[^>]*>/g, "").replace(/<[^>]+>/g, "\n"));
}

/** The running text: paragraphs, list items and captions, without headings and tables. */
export function prose(html: string): string {
  const blocks = html.match(/<(p|li|figcaption)>.*?<\/\1>/gs) ?? [];
  return blocks.map((block) => visibleText(block).replaceAll("\n", " ").trim()).join("\n");
}
