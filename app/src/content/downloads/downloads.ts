/** What a learner can print: each a page of its own and the PDF made of it (`npm run pdfs`). */
import { paths } from "../../paths.ts";

/** The name of a printable page; its PDF has the same. */
export type DownloadId = "workbook" | "first-transaction-checklist" | "risk-worksheet";

/** A printable page. */
export interface Download {
  readonly id: DownloadId;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly text: string;
  readonly path: string;
  /** The address of the PDF, A4. */
  readonly pdf: string;
}

/** Every printable page, in the order in which a learner needs them. */
export const downloads: readonly Download[] = [
  {
    id: "workbook",
    title: "DeFi 101 workbook",
    text: "A page for each lesson: what you should be able to do, something to write down, and a sum with its answer at the end.",
    path: paths.workbook,
    pdf: "/downloads/workbook.pdf",
  },
  {
    id: "first-transaction-checklist",
    title: "Checklist for a first transaction",
    text: "One small round trip with ten dollars, from the empty wallet to the money back, with a box for every step.",
    path: paths.firstTransaction,
    pdf: "/downloads/first-transaction-checklist.pdf",
  },
  {
    id: "risk-worksheet",
    title: "Risk worksheet",
    text: "Your limits, your positions, what they share, and what a bad day would leave. Fill it in before you deposit.",
    path: paths.riskWorksheet,
    pdf: "/downloads/risk-worksheet.pdf",
  },
];
