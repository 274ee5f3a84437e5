interface SavedFile {
  readonly name: string;
  readonly text: string;
  /** Whether a spreadsheet will open it, which needs a mark at the start to read names in any script. */
  readonly forSpreadsheets: boolean;
}

/** Lets the browser save a CSV file that was made here; nothing of it leaves the page. */
export function saveCsv({ name, text, forSpreadsheets }: SavedFile): void {
  const file = new Blob([forSpreadsheets ? "\ufeff" : "", text], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
