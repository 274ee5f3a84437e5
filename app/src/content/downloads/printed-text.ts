/** The words of a printed page without anything between them, so that two ways of drawing the same page agree. */
export function printedText(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
