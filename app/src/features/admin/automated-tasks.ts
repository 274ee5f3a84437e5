/** The tasks of the weekly run, as the dashboard lists them. */

/** A task that runs by itself. */
export interface AutomatedTask {
  /** Its name in the ledger of runs. */
  readonly name: string;
  readonly title: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** How long it usually takes, in minutes. */
  readonly minutes: number;
}

/** Every automated task, in the order of the screen. */
export const automatedTasks: readonly AutomatedTask[] = [
  {
    name: "analytics_review",
    title: "Analytics Review",
    description: "Sums up which pages were read and where visitors left.",
    minutes: 5,
  },
  {
    name: "content_refresh",
    title: "Content Refresh",
    description: "Finds published articles whose figures have aged.",
    minutes: 15,
  },
  {
    name: "keyword_research",
    title: "Keyword Research",
    description: "Collects the questions that readers search for.",
    minutes: 10,
  },
  {
    name: "technical_seo_check",
    title: "Technical SEO Check",
    description: "Checks titles, descriptions, links and the sitemap.",
    minutes: 5,
  },
  {
    name: "social_media_sharing",
    title: "Social Media Sharing",
    description: "Prepares short posts about what was published.",
    minutes: 5,
  },
  {
    name: "blog_post_creation",
    title: "Blog Post Creation",
    description: "AI-generated, needs review: writes a draft that waits for your approval.",
    minutes: 5,
  },
];

/** Nothing on the list waits for somebody to do it by hand. */
export const manualTaskCount = 0;
