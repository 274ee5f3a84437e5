/** Where a definition stands beside its word. All lengths are CSS pixels in the window. */

/** The space between the word and the definition, and between the definition and the window's edge. */
const GAP = 8;

/** A box with a size. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A word's box in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Below the word, or above it where there is no room below; never past the window's sides. */
export function placeBeside(word: Box, panel: Size, view: Size): { left: number; top: number } {
  const below = word.bottom + GAP;
  const above = word.top - GAP - panel.height;
  const fitsBelow = below + panel.height + GAP <= view.height;
  return {
    left: Math.max(GAP, Math.min(word.left, view.width - panel.width - GAP)),
    top: fitsBelow || above < GAP ? below : above,
  };
}
