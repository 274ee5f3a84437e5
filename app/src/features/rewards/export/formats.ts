/**
 * The files a report can be taken along in, as data: to add one, add an entry to `exportFormats`. A format says which
 * rows it has and what stands in each column; amounts are exact decimal text and times are UTC throughout.
 */
import { site } from "../../../content/site.ts";
import { csvText, csvTime } from "../../../files/csv.ts";
import { counted } from "../format.ts";
import { type Report, type ReportClaim, type Share, sumOfAll } from "../report.ts";
import { exactRflr, sumWei } from "../wei.ts";

/** A kind of file. */
export interface ExportFormat {
  /** Part of the file's name. */
  readonly id: string;
  readonly label: string;
  /** What it holds and what to know of it, as sentences. */
  readonly about: string;
  /** Whether a spreadsheet will open it, which needs a mark at the start to read names in any script. */
  readonly forSpreadsheets: boolean;
  /** The file's text. */
  readonly write: (report: Report) => string;
  /** Claims that the format has no place for, in words; nothing where it holds all. */
  readonly leavesOut: (report: Report) => string | undefined;
}

/** Columns by their heads, in order. */
type Columns<Row> = Readonly<Record<string, (row: Row, report: Report) => string>>;

function write<Row>(columns: Columns<Row>, rows: readonly Row[], report: Report): string {
  const cells = Object.values(columns);
  return csvText(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row, report))),
  );
}

/** What may be relied on, in a word or two, for files that leave the page. */
export function certainty({ verified, complete }: Pick<Report, "verified" | "complete">): string {
  if (verified && complete) return "verified and complete";
  if (verified) return "verified but not complete";
  return complete ? "not verified" : "not verified and not complete";
}

const nothing = () => undefined;

const claimColumns: Columns<ReportClaim> = {
  Claim: ({ number }) => String(number),
  Address: ({ owner }) => owner,
  "Date (UTC)": ({ timestamp }) => csvTime(timestamp),
  Month: ({ month }) => String(month),
  Epoch: ({ month }) => String(month + 1),
  Projects: ({ projectIds }, { nameOf }) => projectIds.map(nameOf).join("; "),
  RFLR: ({ wei }) => exactRflr(wei),
  Wei: ({ wei }) => wei.toString(),
  "USD when claimed": ({ usdAtClaim }) => dollars(usdAtClaim),
  Transaction: ({ txHash }) => txHash ?? "",
  "Explorer page": ({ txHash }) => (txHash === null ? "" : `${site.links.explorerTransaction}${txHash}`),
  Checked: (_, report) => certainty(report),
};

const shareColumns: Columns<Share> = {
  Claim: ({ number }) => String(number),
  Address: ({ owner }) => owner,
  "Date (UTC)": ({ timestamp }) => csvTime(timestamp),
  Month: ({ month }) => String(month),
  Epoch: ({ month }) => String(month + 1),
  "Project number": ({ projectId }) => String(projectId),
  Project: ({ projectId }, { nameOf }) => nameOf(projectId),
  RFLR: ({ wei }) => exactRflr(wei),
  Wei: ({ wei }) => wei.toString(),
  Transaction: ({ txHash }) => txHash ?? "",
  Checked: (_, report) => certainty(report),
};

/** What one transaction brought one address. */
interface Receipt {
  readonly txHash: string;
  readonly timestamp: number;
  /** At least one. */
  readonly claims: readonly ReportClaim[];
}

/** Koinly's universal format: https://support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data */
const koinlyColumns: Columns<Receipt> = {
  Date: ({ timestamp }) => `${csvTime(timestamp)} UTC`,
  "Sent Amount": () => "",
  "Sent Currency": () => "",
  "Received Amount": ({ claims }) => exactRflr(sumWei(claims.map(({ wei }) => wei))),
  "Received Currency": () => "RFLR",
  "Fee Amount": () => "",
  "Fee Currency": () => "",
  "Net Worth Amount": ({ claims }) => dollars(worthOf(claims)),
  "Net Worth Currency": ({ claims }) => (worthOf(claims) === null ? "" : "USD"),
  Label: () => "reward",
  Description: ({ claims }, report) => koinlyDescription(claims, report),
  TxHash: ({ txHash }) => txHash,
};

function worthOf(claims: readonly ReportClaim[]): number | null {
  return sumOfAll(claims.map(({ usdAtClaim }) => usdAtClaim));
}

/** US dollars as plain decimals, nothing where they are not known: the price behind them has no more digits. */
function dollars(value: number | null): string {
  return value === null ? "" : value.toFixed(6).replace(/\.?0+$/, "");
}

function koinlyDescription(claims: readonly ReportClaim[], report: Report): string {
  const months = [...new Set(claims.map(({ month }) => month))].sort((a, b) => a - b);
  const projects = [...new Set(claims.flatMap(({ projectIds }) => projectIds))].sort((a, b) => a - b);
  const doubt = report.verified && report.complete ? "" : `; ${certainty(report)}`;
  return `RFLR claim, month ${months.join(", ")}: ${projects.map(report.nameOf).join(", ")}${doubt}`;
}

/** One receipt for each transaction of each address: a tax tool may take two rows of one hash for a duplicate. */
function receipts({ claims }: Report): Receipt[] {
  const found = new Map<string, Receipt & { claims: ReportClaim[] }>();
  for (const claim of claims) {
    const { txHash, timestamp, owner } = claim;
    if (txHash === null || timestamp === null) continue;
    const key = `${owner} ${txHash}`;
    const receipt = found.get(key);
    if (receipt) receipt.claims.push(claim);
    else found.set(key, { txHash, timestamp, claims: [claim] });
  }
  return [...found.values()];
}

/** The formats, in the order they are offered. */
export const exportFormats: readonly ExportFormat[] = [
  {
    id: "claims",
    label: "Spreadsheet",
    about: "One row for each claim, with every digit of its amount.",
    forSpreadsheets: true,
    write: (report) => write(claimColumns, report.claims, report),
    leavesOut: nothing,
  },
  {
    id: "by-project",
    label: "Spreadsheet by project",
    about: "One row for each project's part of a claim.",
    forSpreadsheets: true,
    write: (report) => write(shareColumns, report.shares, report),
    leavesOut: nothing,
  },
  {
    id: "koinly",
    label: "Koinly",
    about:
      "Koinly's universal format: one row for each transaction, labelled 'reward', with its value in dollars where the price of that day could be read. Elsewhere let Koinly take FLR's price.",
    forSpreadsheets: false,
    write: (report) => write(koinlyColumns, receipts(report), report),
    leavesOut: ({ claims }) => {
      const untimed = claims.filter(({ txHash, timestamp }) => txHash === null || timestamp === null).length;
      return untimed === 0
        ? undefined
        : `Leaves out ${counted(untimed, "claim")} whose time or transaction is unknown, which Koinly cannot take.`;
    },
  },
];

/** The file's name: whose, what, how certain, and the day of the look-up. */
export function fileName(format: ExportFormat, report: Report): string {
  const [owner] = report.owners;
  const whose =
    report.owners.length === 1 && owner ? owner.address.slice(0, 10) : `${report.owners.length}-addresses`;
  const doubt = report.verified && report.complete ? [] : [certainty(report).replaceAll(/\W+/g, "-")];
  const day =
    report.owners
      .map(({ readAt }) => readAt.slice(0, 10))
      .sort()
      .at(-1) ?? "";
  return `${["rflr", whose, format.id, ...doubt, day].join("-")}.csv`;
}
