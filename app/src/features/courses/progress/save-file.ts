/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The download has its own hold on the text by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
