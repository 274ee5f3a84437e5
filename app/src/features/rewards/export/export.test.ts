import { expect, it } from "vitest";
import { csvCell, csvTime } from "../../../files/csv.ts";
import { reportOf } from "../report.ts";
import { hash, proven, untraced } from "../sample-rewards.ts";
import { exportFormats, fileName } from "./formats.ts";

function file(id: string, report = reportOf([proven])) {
  const format = exportFormats.find((each) => each.id === id);
  if (!format) throw new Error(`no format ${id}`);
  const [head = "", ...lines] = format.write(report).trimEnd().split("\r\n");
  const heads = head.split(",");
  const rows = lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(heads.map((name, index) => [name, cells[index]]));
  });
  return { heads, rows, format };
}

it("lets no cell run as a formula, wherever it comes from", () => {
  for (const name of ["=HYPERLINK(1)", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "  =1"]) {
    expect(csvCell(name).replace(/^"/, "")).toMatch(/^'/);
  }
  const tricked = reportOf([{ ...proven, projects: [{ id: 1, name: '=cmd|"/c calc"!A1' }] }]);
  expect(file("by-project", tricked).format.write(tricked)).toContain('"\'=cmd|""/c calc""!A1"');
});

it("leaves numbers and plain words as they are, and quotes what would break a line", () => {
  expect(csvCell("1500.25")).toBe("1500.25");
  expect(csvCell("-3")).toBe("-3");
  expect(csvCell("SparkDEX")).toBe("SparkDEX");
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
});

it("writes times in UTC and unknown ones not at all", () => {
  expect(csvTime(1_754_000_000)).toBe("2025-07-31 22:13:20");
  expect(csvTime(null)).toBe("");
});

it("writes every digit of an amount", () => {
  const { rows } = file("claims", reportOf([untraced]));
  expect(rows[0]).toMatchObject({
    RFLR: "0.000000000000000007",
    Wei: "7",
    "Date (UTC)": "",
    Transaction: "",
  });
});

it("keeps whose claim is whose in a combined file", () => {
  const { rows } = file("claims", reportOf([proven, untraced]));
  expect(rows.map(({ Address }) => Address)).toEqual([
    proven.address,
    proven.address,
    proven.address,
    untraced.address,
  ]);
});

it("writes the columns that Koinly's universal format has, and one row a transaction", () => {
  const { heads, rows } = file("koinly");
  expect(heads.join()).toBe(
    "Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash",
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Date: "2025-07-31 22:13:20 UTC",
    "Received Amount": "1300",
    "Received Currency": "RFLR",
    "Net Worth Amount": "26",
    "Net Worth Currency": "USD",
    Label: "reward",
  });
  expect(exportFormats.find(({ id }) => id === "koinly")?.write(reportOf([proven]))).toContain(
    `,${hash}\r\n`,
  );
});

it("leaves out a value that is not known, instead of writing 0", () => {
  const { rows } = file("claims", reportOf([proven, untraced]));
  expect(rows.map((row) => row["USD when claimed"])).toEqual(["20", "6", "4", ""]);
  const unvalued = { ...proven, claims: proven.claims.map((claim) => ({ ...claim, usdAtClaim: null })) };
  expect(file("koinly", reportOf([unvalued])).rows[0]).toMatchObject({
    "Net Worth Amount": "",
    "Net Worth Currency": "",
  });
});

it("says what a format has no place for", () => {
  const { rows, format } = file("koinly", reportOf([proven, untraced]));
  expect(rows).toHaveLength(2);
  expect(format.leavesOut(reportOf([proven, untraced]))).toContain("1 claim");
  expect(format.leavesOut(reportOf([proven]))).toBeUndefined();
});

it("says in its name and in each row that a file is not to be relied on", () => {
  const { rows, format } = file("claims", reportOf([untraced]));
  expect(rows[0]?.Checked?.replaceAll('"', "")).toContain("verified");
  expect(fileName(format, reportOf([proven]))).toBe("rflr-0x26d460c3-claims-2026-11-20.csv");
  expect(fileName(format, reportOf([proven, untraced]))).toBe(
    "rflr-2-addresses-claims-verified-but-not-complete-2026-11-20.csv",
  );
  expect(fileName(format, reportOf([{ ...proven, verified: false, complete: false }]))).toContain(
    "not-verified",
  );
});
