/** The tracker's landing page. Prices are those that the tracker advertises. */
import { site } from "./site.ts";

/** A price, and from when it holds. */
export interface TrackerPrice {
  readonly price: string;
  readonly note: string;
}

const [basic, advanced] = site.prices.trackerMonthly;

export const trackerPrices: readonly TrackerPrice[] = [
  { price: `${site.prices.trackerTrialDays} Days Free`, note: "No credit card required" },
  { price: `$${basic}/month after September`, note: "Advertised by the tracker for its basic plan" },
  { price: `$${advanced}/month after September`, note: "Advertised by the tracker for its advanced plan" },
];

/** A feature card. */
export interface TrackerFeature {
  readonly title: string;
  readonly text: string;
}

export const trackerFeatures: readonly TrackerFeature[] = [
  {
    title: "Real-time Analytics",
    text: "What each position is worth and what it earned since yesterday, read from the chains.",
  },
  {
    title: "Multi-Chain Support",
    text: "One list for the wallets you have on several chains, by address: the tracker never asks for a key.",
  },
  {
    title: "Advanced Features",
    text: "Alerts on loans and ranges, a history you can export, and a view of what is locked until when.",
  },
];
