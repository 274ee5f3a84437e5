/** schema.org objects for pages that have a consumer for them: breadcrumbs, course lists, services, articles. */
import { lessonPath, paths, previewPath } from "../paths.ts";
import type { CourseModule } from "./courses.ts";
import type { Day, LessonOutline } from "./lessons/lesson.ts";
import type { PlaylistVideo } from "./playlists.ts";
import { site } from "./site.ts";

type Structured = Record<string, unknown>;

const context = "https://schema.org";
const provider = { "@type": "Organization", name: site.brand, url: site.origin };

/** The organisation behind the site, and where it can be reached. */
export const organisation: Structured = {
  "@context": context,
  ...provider,
  slogan: site.tagline,
  logo: { "@type": "ImageObject", url: `${site.origin}/logo.png`, width: 512, height: 512 },
  email: site.supportEmail,
  contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: site.supportEmail },
  sameAs: site.social.map(({ href }) => href),
};

/** The site, and how to search it. */
export const website: Structured = {
  "@context": context,
  "@type": "WebSite",
  name: site.brand,
  description: site.description,
  url: site.origin,
  inLanguage: "en",
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${site.origin}${paths.search}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
};

/** The way from the home page to a page, home left out. */
export function breadcrumb(...steps: readonly (readonly [name: string, path: string])[]): Structured {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [["Home", paths.home] as const, ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  };
}

/** A course, with what a search engine asks of one. */
export function course(module: CourseModule): Structured {
  return {
    "@context": context,
    "@type": "Course",
    name: module.title,
    description: module.description,
    url: site.origin + module.path,
    provider,
    educationalLevel: module.level,
    offers: {
      "@type": "Offer",
      category: module.isPremium ? "Subscription" : "Free",
      ...(module.isPremium ? { price: site.prices.den, priceCurrency: "USD" } : {}),
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      courseWorkload: `PT${Number.parseFloat(module.duration) * 60}M`,
    },
  };
}

/** A lesson as a part of its course. */
export function lessonOf(module: CourseModule, lesson: LessonOutline): Structured {
  return {
    "@context": context,
    "@type": "LearningResource",
    name: lesson.title,
    description: lesson.description,
    url: site.origin + lessonPath(module.path, lesson.id),
    learningResourceType: "Lesson",
    educationalLevel: module.level,
    teaches: lesson.goals,
    timeRequired: `PT${Number.parseInt(lesson.duration, 10)}M`,
    inLanguage: "en",
    isAccessibleForFree: !module.isPremium,
    isPartOf: { "@type": "Course", name: module.title, url: site.origin + module.path },
    provider,
  };
}

/** A list of courses, in their order. */
export function courseList(modules: readonly CourseModule[]): Structured {
  return {
    "@context": context,
    "@type": "ItemList",
    itemListElement: modules.map((module, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: course(module),
    })),
  };
}

/** Something done for a customer. */
export function service(words: { name: string; description: string; serviceType: string }): Structured {
  return { "@context": context, "@type": "Service", ...words, provider };
}

/** An article that is made with the site. */
export function article(words: {
  title: string;
  description: string;
  path: string;
  publishedOn: Day;
  reviewedOn: Day;
}): Structured {
  return {
    "@context": context,
    "@type": "Article",
    headline: words.title,
    description: words.description,
    image: site.origin + previewPath(words.path),
    mainEntityOfPage: site.origin + words.path,
    datePublished: words.publishedOn,
    dateModified: words.reviewedOn,
    author: provider,
    publisher: provider,
  };
}

/** Published videos; search engines take none without a day and an address. */
export function videoObjects(videos: readonly PlaylistVideo[]): Structured[] {
  return videos.flatMap((video) =>
    video.youtubeId && video.publishedAt
      ? [
          {
            "@context": context,
            "@type": "VideoObject",
            name: video.title,
            description: video.description,
            uploadDate: video.publishedAt,
            thumbnailUrl: `https://i.ytimg.com/vi/${video.youtubeId}/hqdefault.jpg`,
            embedUrl: `https://www.youtube-nocookie.com/embed/${video.youtubeId}`,
          },
        ]
      : [],
  );
}
