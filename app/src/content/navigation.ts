/** The links of masthead, log-in menu and foot. */
import { homeSection, paths } from "../paths.ts";
import { site } from "./site.ts";

/** A link with its label. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
  readonly note?: string;
}

/** The masthead's links, in order. */
export const mainLinks: readonly NavigationLink[] = [
  { label: "Courses", to: paths.platform },
  { label: "Resources", to: paths.resources },
  { label: "Interviews", to: paths.interviews },
  { label: "Walkthroughs", to: paths.walkthroughs },
  { label: "Contact", to: homeSection("contact") },
];

/** The Log In menu. */
export const accountLinks: readonly NavigationLink[] = [
  { label: "DeFi Tracker", to: site.links.trackerLogin },
  { label: "DeFi Resources", to: paths.resources },
  { label: "DeFi Den", to: site.links.den },
];

/** The Log In menu of the learning centre. */
export const denAccountLinks: readonly NavigationLink[] = [
  { label: "DeFi Tracker", to: site.links.trackerLogin },
  { label: "DeFi Den", to: site.links.den },
];

/** The masthead of the coaching page. */
export const coachingLinks: readonly NavigationLink[] = [
  { label: "Courses", to: paths.platform },
  { label: "DeFi Tracker", to: paths.tracker },
  { label: "Interviews", to: paths.interviews },
  { label: "Step by Step Walkthroughs", to: paths.walkthroughs },
];

/** The Log In menu of the coaching page. */
export const coachingAccountLinks: readonly NavigationLink[] = [
  { label: "DeFi Tracker Login", to: site.links.trackerLogin },
  { label: "DeFi Den", to: site.links.den },
];

/** The foot's columns. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly NavigationLink[] }[] =
  [
    {
      title: "Learn",
      links: [
        { label: "DeFi 101, free", to: paths.defi101 },
        { label: "All courses", to: paths.platform },
        { label: "Beginner’s guide", to: paths.beginnersGuide },
        { label: "Walkthroughs", to: paths.walkthroughs },
        { label: "Interviews", to: paths.interviews },
        { label: "Glossary", to: paths.glossary },
        { label: "Blog", to: paths.blog },
      ],
    },
    {
      title: "Tools",
      links: [
        { label: "Calculator", to: paths.resources },
        { label: "RFLR rewards", to: `${paths.resources}#rewards` },
        { label: "DeFi Tracker", to: site.links.tracker },
        { label: "DeFi Den app", to: site.links.den },
      ],
    },
    {
      title: "Follow",
      links: [
        { label: "Video channel", to: site.links.videoChannel },
        ...site.social.map((link) => ({ label: link.label, to: link.href })),
      ],
    },
  ];
