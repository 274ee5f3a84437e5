/**
 * The site's configuration, on top of `site.json`, which the Worker reads too: brand, addresses on other hosts, prices, embeds and disclaimers. Everything a
 * different operator of this product would change is here and nowhere else. Hosts under `.example` are
 * reserved names and stand for addresses that the operator fills in.
 */

import identity from "../../../site.json" with { type: "json" };

/** A link to another host; opens in a new tab. */
export interface ExternalLink {
  readonly label: string;
  readonly href: string;
}

/** The site's configuration. */
export interface SiteConfiguration {
  readonly brand: string;
  /** Scheme and host of the public site, without a slash at the end; for canonical and social addresses. */
  readonly origin: string;
  readonly tagline: string;
  readonly description: string;
  readonly network: string;
  readonly supportEmail: string;
  /** First year of the copyright line. */
  readonly since: number;
  readonly links: {
    readonly tracker: string;
    readonly trackerLogin: string;
    readonly den: string;
    readonly videoChannel: string;
    /** Address of a transaction page, to which the hash is appended. */
    readonly explorerTransaction: string;
  };
  readonly social: readonly ExternalLink[];
  readonly prices: {
    /** US dollars. */
    readonly den: number;
    readonly denPeriodDays: number;
    readonly trackerTrialDays: number;
  };
  readonly guaranteeDays: number;
  /** Addresses of embedded third-party pages; a missing one means that our own form does the job. */
  readonly embeds: {
    readonly contact?: string;
    readonly waitlist?: string;
    readonly enrolment?: string;
    readonly booking?: string;
  };
  /** Origins whose players may stand in a page: posts and lessons. */
  readonly videoHosts: readonly string[];
  readonly disclaimer: string;
}

export const site: SiteConfiguration = {
  brand: identity.name,
  origin: identity.url,
  tagline: identity.tagline,
  description:
    "Courses, working tools and a weekly community for people who want to understand decentralised finance on Flare before they put money into it.",
  network: "Flare",
  supportEmail: "support@emberfi.example",
  since: 2025,
  links: {
    tracker: "https://tracker.emberfi.example/",
    trackerLogin: "https://tracker.emberfi.example/login",
    den: "https://den.emberfi.example/",
    videoChannel: "https://videos.emberfi.example/",
    explorerTransaction: "https://flare-explorer.flare.network/tx/",
  },
  social: [
    { label: "X", href: "https://x.emberfi.example/" },
    { label: "Discord", href: "https://chat.emberfi.example/" },
  ],
  prices: { den: 25, denPeriodDays: 30, trackerTrialDays: 14 },
  guaranteeDays: 30,
  embeds: {},
  videoHosts: ["https://www.youtube-nocookie.com"],
  disclaimer: identity.disclaimer,
};
