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

/** Addresses of outside pages that stand in ours. */
export interface Embeds {
  readonly contact?: string;
  readonly waitlist?: string;
  readonly enrolment?: string;
  readonly booking?: string;
  readonly interviewBooking?: string;
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
    readonly trackerDemo: string;
    /** The partner site that carries the premium modules. */
    readonly partner: string;
    /** Where a 1-on-1 session is booked. */
    readonly coachingBooking: string;
    /** The list of links about the network. */
    readonly networkLinks: string;
    readonly videoChannel: string;
    /** Address of a transaction page, to which the hash is appended. */
    readonly explorerTransaction: string;
    /** Address of an account's page, to which the account's address is appended. */
    readonly explorerAddress: string;
    /** The network's own portal, where rewards are claimed and withdrawn. */
    readonly portal: string;
  };
  readonly social: readonly ExternalLink[];
  readonly prices: {
    /** US dollars. */
    readonly den: number;
    readonly denPeriodDays: number;
    readonly trackerTrialDays: number;
    /** The tracker's two advertised prices a month, both from September on. */
    readonly trackerMonthly: readonly [number, number];
    /** A month of each tier of the learning centre. */
    readonly tierMonthly: readonly [number, number, number];
    /** A year of the second tier. */
    readonly tier2Yearly: number;
  };
  /** Percent of the subscription revenue that an affiliate is offered. */
  readonly affiliateShare: number;
  /** Length of a coaching session or a consultation. */
  readonly sessionMinutes: number;
  /** Where coaching is paid to; a sample address is shown with a warning and must not reach production. */
  readonly wallet: { readonly address: string; readonly sample: boolean };
  /** Addresses of single videos: an MP4 file or a player's embed page. A missing one is 'coming soon'. */
  readonly videos: {
    readonly coaching?: string;
    readonly trackerBackground?: string;
  };
  readonly guaranteeDays: number;
  /** Addresses of embedded third-party pages; a missing one means that our own form does the job. */
  readonly embeds: Embeds;
  /** The public key of Cloudflare Turnstile for our own forms; its secret is the Worker's `TURNSTILE_SECRET`. */
  readonly turnstileSiteKey: string | undefined;
  /** Google Analytics' measurement id; without one nothing of it is loaded and nobody is asked. */
  readonly googleAnalyticsId: string | undefined;
  /** Origins whose players may stand in a page: posts and lessons. */
  readonly videoHosts: readonly string[];
  /** The host of files that lessons play themselves, with or without `.mp4` in their address. */
  readonly videoStorageHost: string;
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
    trackerDemo: "https://tracker.emberfi.example/demo",
    partner: "https://forward.emberfi.example/",
    coachingBooking: "https://booking.emberfi.example/coaching",
    networkLinks: "https://links.emberfi.example/flare",
    den: "https://den.emberfi.example/",
    videoChannel: "https://videos.emberfi.example/",
    explorerTransaction: "https://flare-explorer.flare.network/tx/",
    explorerAddress: "https://flare-explorer.flare.network/address/",
    portal: "https://portal.flare.network/",
  },
  social: [
    { label: "X", href: "https://x.emberfi.example/" },
    { label: "Discord", href: "https://chat.emberfi.example/" },
  ],
  prices: {
    den: 25,
    denPeriodDays: 30,
    trackerTrialDays: 14,
    trackerMonthly: [2.99, 9.99],
    tierMonthly: [25, 75, 260],
    tier2Yearly: 700,
  },
  affiliateShare: 20,
  sessionMinutes: 60,
  wallet: { address: identity.wallet.address, sample: identity.wallet.sample },
  videos: {},
  guaranteeDays: 30,
  embeds: {
    // Here an operator writes the site's own addresses. A build can be given others, as JSON.
    ...(JSON.parse(ofThisBuild("VITE_EMBEDS") ?? "{}") as Embeds),
  },
  turnstileSiteKey: ofThisBuild("VITE_TURNSTILE_SITE_KEY"),
  googleAnalyticsId: ofThisBuild("VITE_GOOGLE_ANALYTICS_ID"),
  videoHosts: ["https://www.youtube-nocookie.com"],
  videoStorageHost: "storage.emberfi.example",
  disclaimer: identity.disclaimer,
};

type Setting = "VITE_EMBEDS" | "VITE_TURNSTILE_SITE_KEY" | "VITE_GOOGLE_ANALYTICS_ID";

interface Meta {
  readonly env?: Partial<Readonly<Record<Setting, string>>>;
}

/** From the environment: Vite writes it into the app, build steps read it themselves. */
function ofThisBuild(setting: Setting): string | undefined {
  return (import.meta as Meta).env?.[setting] ?? globalThis.process?.env[setting];
}
