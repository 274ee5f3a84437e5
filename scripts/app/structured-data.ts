/** Judges a page's JSON-LD: that it can be read, says what its consumers require, and tells the way to its page. */
import * as v from "valibot";
import { site } from "../../app/src/content/site.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(v.string(), v.url());
const own = v.pipe(address, v.startsWith(site.origin));
const day = v.pipe(v.string(), v.isoDate());
const context = v.literal("https://schema.org");
const organisation = v.looseObject({ "@type": v.literal("Organization"), name: text, url: own });

const course = v.looseObject({
  "@type": v.literal("Course"),
  name: text,
  description: text,
  url: own,
  provider: organisation,
  offers: v.looseObject({ category: text }),
  hasCourseInstance: v.looseObject({ courseMode: text, courseWorkload: v.pipe(text, v.startsWith("PT")) }),
});

const list = (item: v.GenericSchema) =>
  v.pipe(
    v.array(v.looseObject({ "@type": v.literal("ListItem"), position: v.number(), item })),
    v.minLength(2),
    v.check((items) => items.every(({ position }, index) => position === index + 1), "positions from 1 on"),
  );

/** What search engines require of each kind that the pages use. */
const kinds: Readonly<Record<string, v.GenericSchema>> = {
  WebSite: v.looseObject({
    "@context": context,
    name: text,
    url: own,
    potentialAction: v.looseObject({
      "@type": v.literal("SearchAction"),
      target: v.looseObject({
        urlTemplate: v.pipe(text, v.startsWith(site.origin), v.endsWith("?q={search_term_string}")),
      }),
      "query-input": v.literal("required name=search_term_string"),
    }),
  }),
  Organization: v.looseObject({
    "@context": context,
    name: text,
    url: own,
    logo: v.looseObject({ url: own, width: v.literal(512), height: v.literal(512) }),
    email: v.pipe(text, v.email()),
    sameAs: v.array(address),
  }),
  BreadcrumbList: v.looseObject({ "@context": context, itemListElement: list(own) }),
  ItemList: v.looseObject({ "@context": context, itemListElement: list(course) }),
  Course: v.looseObject({ "@context": context, ...course.entries }),
  LearningResource: v.looseObject({ "@context": context, name: text, description: text, url: own }),
  Service: v.looseObject({
    "@context": context,
    name: text,
    description: text,
    serviceType: text,
    provider: organisation,
  }),
  Article: v.looseObject({
    "@context": context,
    headline: v.pipe(text, v.maxLength(110)),
    image: own,
    datePublished: day,
    dateModified: day,
    author: organisation,
    publisher: organisation,
    mainEntityOfPage: own,
  }),
  VideoObject: v.looseObject({
    "@context": context,
    name: text,
    description: text,
    uploadDate: day,
    thumbnailUrl: address,
    embedUrl: address,
  }),
};

/**
 * What is wrong with the blocks of a page.
 *
 * @param page the address that its breadcrumb must lead to; undefined for the home page, where every trail begins
 */
export function structuredFaults(blocks: readonly string[], page: string | undefined): string[] {
  const faults: string[] = [];
  const trails: string[] = [];
  for (const block of blocks) {
    const object = parsed(block);
    if (object === undefined) {
      faults.push("a block of its JSON-LD cannot be read");
      continue;
    }
    const kind = String(object["@type"]);
    const schema = kinds[kind];
    const result = schema && v.safeParse(schema, object);
    if (!result) faults.push(`it speaks of a ${kind}, which nothing here knows`);
    else if (!result.success) {
      const [issue] = result.issues;
      faults.push(`its ${kind} is wrong at ${v.getDotPath(issue) ?? "the top"}: ${issue.message}`);
    } else if (kind === "BreadcrumbList") trails.push(lastItem(object));
  }
  if (page !== undefined && trails.join() !== page)
    faults.push(`its breadcrumb leads to ${trails.join() || "nowhere"}`);
  return faults;
}

function parsed(block: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(block);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function lastItem({ itemListElement }: Record<string, unknown>): string {
  const last: unknown = (itemListElement as unknown[]).at(-1);
  return String((last as { item?: unknown }).item);
}
