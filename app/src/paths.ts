/**
 * The only place where the product's URLs are spelled, and the one table of pages that are made at build time.
 * Read by the routes, by links, by the build (`react-router.config.ts`, `scripts/app`) and by tests.
 */

/** Every path of the product. Paths on other hosts are in `content/site.ts`. */
export const paths = {
  home: "/",
  university: "/defi-university",
  platform: "/defi-university-platform",
  catalogue: "/defi-university/courses",
  defi101: "/defi-101-page",
  flareMastery: "/flare-network-mastery",
  advancedPortfolio: "/advanced-portfolio",
  coaching: "/1on1-coaching-page",
  interviews: "/web3-interviews",
  interviewSeries: "/web3-interviews-playlist",
  enrolment: "/payment",
  walkthroughs: "/step-by-step-walkthroughs",
  sparkdex: "/sparkdex-playlist",
  kinetic: "/kinetic-playlist",
  cyclo: "/cyclo-playlist",
  tracker: "/defi-tracker",
  consultation: "/whale-booking",
  thankYou: "/thank-you",
  resources: "/resources",
  compoundCalculator: "/compound-calculator",
  admin: "/admin",
  blog: "/blog",
  beginnersGuide: "/blog/beginners-guide-to-defi",
  certificate: "/certificate",
  glossary: "/glossary",
  workbook: "/downloads/workbook",
  firstTransaction: "/downloads/first-transaction-checklist",
  riskWorksheet: "/downloads/risk-worksheet",
  disclaimer: "/legal/disclaimer",
  privacy: "/legal/privacy",
  search: "/search",
  formAgain: "/api/forms",
  notFound: "/404",
  partsGallery: "/dev/ui",
} as const;

/** The page of a published post. Rendered by the Worker, so link to it with a document load. */
export function postPath(slug: string): string {
  return `${paths.blog}/${encodeURIComponent(slug)}`;
}

/**
 * Whether a page must be loaded as a document: the Worker renders it (the blog, the search), or its own policy allows a
 * player's script, which the policy of the page before it does not.
 */
export function loadsAsDocument(path: string): boolean {
  const [page] = path.split(/[?#]/);
  const filledAtTheEdge = [paths.blog, `${paths.certificate}/`].some((start) => path.startsWith(start));
  if (filledAtTheEdge || page === paths.search) return true;
  return documents.some(({ route, player }) => player && route === page);
}

/** The search for some words; the empty form where there are none. */
export function searchPath(query: string): string {
  return query.trim() === "" ? paths.search : `${paths.search}?${new URLSearchParams({ q: query })}`;
}

/** The definition of a term on the glossary's page; the id is one of `content/glossary/terms.ts`. */
export function termPath(id: string): string {
  return `${paths.glossary}#${id}`;
}

/** A lesson of the course at `course`; the id is one of the course's in `content/lessons`. */
export function lessonPath(course: string, id: string): string {
  return `${course}/${id}`;
}

/** The picture of a page where a link to it is shown; the build draws it (`scripts/app/images.ts`). */
export function previewPath(path: string): string {
  return `/og${path === paths.home ? "/home" : path}.png`;
}

/** The page where a certificate is checked. Rendered by the Worker, so link to it with a document load. */
export function certificatePath(id: string): string {
  return `${paths.certificate}/${encodeURIComponent(id)}`;
}

/** A section of the home page, from anywhere. */
export function homeSection(anchor: HomeAnchor): string {
  return `${paths.home}#${anchor}`;
}

/** The anchors of the home page. */
export type HomeAnchor = "contact" | "courses" | "founders" | "community" | "events";

/**
 * When a page loads its application: `intent` pages are complete without it and wait for the first sign of a
 * visitor (pointer, key, touch); `eager` ones are tools that are nothing without it.
 */
export type Hydration = "intent" | "eager";

/** A page that the build writes to a file. */
export interface PrerenderedDocument {
  /** The address the router renders. */
  readonly route: string;
  /** The address it is served at, where that differs: the shells that the Worker fills. */
  readonly servedAt?: string;
  readonly hydration: Hydration;
  /** Kept out of the sitemap: no page for a search engine's visitors. */
  readonly unlisted?: true;
  /** Has a video player that the page controls, so its policy allows the player's script. */
  readonly player?: true;
}

/** A course's page and those of its lessons, which are numbered from 1. */
function courseDocuments(course: string, lessons: number): PrerenderedDocument[] {
  const ids = Array.from({ length: lessons }, (_, index) => `lesson-${index + 1}`);
  return [course, ...ids.map((id) => lessonPath(course, id))].map((route) => ({ route, hydration: "eager" }));
}

/** Every page made at build time. */
export const documents: readonly PrerenderedDocument[] = [
  { route: paths.home, hydration: "intent" },
  { route: paths.university, hydration: "intent" },
  { route: paths.platform, hydration: "intent" },
  { route: paths.catalogue, hydration: "intent" },
  { route: paths.interviews, hydration: "eager", player: true },
  { route: paths.interviewSeries, hydration: "eager", player: true },
  { route: paths.walkthroughs, hydration: "intent" },
  { route: paths.coaching, hydration: "intent" },
  { route: paths.consultation, hydration: "intent" },
  { route: paths.enrolment, hydration: "intent" },
  { route: paths.thankYou, hydration: "intent", unlisted: true },
  { route: paths.tracker, hydration: "intent" },
  { route: paths.sparkdex, hydration: "eager", player: true },
  { route: paths.kinetic, hydration: "eager", player: true },
  { route: paths.cyclo, hydration: "eager", player: true },
  { route: paths.resources, hydration: "eager" },
  { route: paths.compoundCalculator, hydration: "intent", unlisted: true },
  { route: paths.admin, hydration: "eager", unlisted: true },
  { route: paths.glossary, hydration: "intent" },
  { route: paths.workbook, hydration: "intent" },
  { route: paths.firstTransaction, hydration: "intent" },
  { route: paths.riskWorksheet, hydration: "intent" },
  { route: paths.beginnersGuide, hydration: "intent" },
  ...courseDocuments(paths.defi101, 10),
  ...courseDocuments(paths.flareMastery, 6),
  ...courseDocuments(paths.advancedPortfolio, 12),
  { route: paths.disclaimer, hydration: "intent" },
  { route: paths.privacy, hydration: "intent" },
  { route: paths.notFound, hydration: "intent", unlisted: true },
  { route: paths.blog, servedAt: "/shell/blog", hydration: "intent" },
  { route: postPath("shell"), servedAt: "/shell/post", hydration: "intent" },
  { route: paths.search, servedAt: "/shell/search", hydration: "eager" },
  { route: `${paths.formAgain}/shell`, servedAt: "/shell/form", hydration: "intent" },
  { route: certificatePath("shell"), servedAt: "/shell/certificate", hydration: "intent" },
];
