/** How a post looks where it is found: in a list of search results, and on a card when it is shared. */
import type { PostFields } from "../../../api/posts.ts";
import { site } from "../../../content/site.ts";
import { postPath } from "../../../paths.ts";
import { countCharacters } from "../editor/fields.ts";
import { standsFor, within } from "./search-text.ts";

/** What search engines show whole, in characters; the server's check says the same. */
const shown = { title: [25, 60], description: [70, 160] } as const;

type Fields = Pick<PostFields, "title" | "excerpt" | "seoTitle" | "seoDescription" | "slug">;

/** Both previews, with a meter for each of the two texts. */
export function Elsewhere({ fields }: { readonly fields: Fields }) {
  const { title, description } = standsFor(fields);
  const host = new URL(site.origin).host;
  return (
    <section aria-labelledby="elsewhere">
      <h3 id="elsewhere" className="font-text text-small font-bold tracking-normal">
        In search results, and when it is shared
      </h3>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <figure className="rounded-card border border-line p-4">
          <figcaption className="sr-only">Search result</figcaption>
          <p className="truncate text-caption text-muted">
            {host} › {postPath(fields.slug).split("/").filter(Boolean).join(" › ")}
          </p>
          <p className="mt-1 font-medium text-teal">
            {within(`${title || "No title"} | ${site.brand}`, shown.title[1])}
          </p>
          <p className="mt-1 text-caption">
            {within(description, shown.description[1]) || <span className="text-muted">No description</span>}
          </p>
        </figure>
        <figure className="overflow-hidden rounded-card border border-line">
          <figcaption className="sr-only">Card on social media</figcaption>
          <img src="/og.png" alt="" width={1200} height={630} className="block w-full border-b border-line" />
          <div className="p-4">
            <p className="text-caption text-muted">{host}</p>
            <p className="mt-0.5 line-clamp-2 font-medium">{title || "No title"}</p>
            <p className="mt-0.5 line-clamp-2 text-caption text-muted">{description}</p>
          </div>
        </figure>
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Meter label="Title" text={title} range={shown.title} />
        <Meter label="Description" text={description} range={shown.description} />
      </div>
    </section>
  );
}

interface MeterProps {
  readonly label: string;
  readonly text: string;
  readonly range: readonly [number, number];
}

function Meter({ label, text, range: [least, most] }: MeterProps) {
  const length = countCharacters(text);
  const fits = length >= least && length <= most;
  const verdict = length < least ? "short" : length > most ? "cut off" : "shown whole";
  // A third more than fits is the end of the scale, so that too much is seen as too much.
  const end = Math.round(most * 1.33);
  const at = (characters: number) => `${Math.min(100, (characters / end) * 100)}%`;
  return (
    <div className="figures text-caption">
      <p className="flex justify-between gap-3">
        <span>{label}</span>
        <span className={fits ? "text-teal" : "font-medium text-amber"}>
          {length} of {least} to {most} characters: {verdict}
        </span>
      </p>
      <div aria-hidden className="relative mt-1.5 h-1.5 bg-line">
        <span
          className={`absolute inset-y-0 left-0 ${fits ? "bg-teal" : "bg-amber"}`}
          style={{ width: at(length) }}
        />
        <span className="absolute -inset-y-1 w-px bg-ink" style={{ left: at(least) }} />
        <span className="absolute -inset-y-1 w-px bg-ink" style={{ left: at(most) }} />
      </div>
    </div>
  );
}
