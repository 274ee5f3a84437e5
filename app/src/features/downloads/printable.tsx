import type { ComponentType } from "react";
import type { Download, DownloadId } from "../../content/downloads/downloads.ts";
import { site } from "../../content/site.ts";
import { FirstTransaction } from "./first-transaction.tsx";
import { RiskWorksheet } from "./risk-worksheet.tsx";
import { Workbook } from "./workbook.tsx";

const sheets: Readonly<Record<DownloadId, ComponentType>> = {
  workbook: Workbook,
  "first-transaction-checklist": FirstTransaction,
  "risk-worksheet": RiskWorksheet,
};

/** What is printed: the title, the sheets, and the disclaimer. */
export function Printable({ id, title }: Pick<Download, "id" | "title">) {
  const Sheets = sheets[id];
  return (
    <div className="printable">
      <header>
        <h1>{title}</h1>
        <p>{site.brand}</p>
      </header>
      <Sheets />
      <p className="paper-foot">{site.disclaimer}</p>
    </div>
  );
}
