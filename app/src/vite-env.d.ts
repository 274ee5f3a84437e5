/// <reference types="vite/client" />

/** The year in which the pages were made. */
declare const __BUILD_YEAR__: number;

/** The coaching wallet's address as a QR code: an SVG element. */
declare const __WALLET_QR__: string;

declare module "*?early" {
  /** The module, bundled and minified into one classic script. */
  const script: string;
  export default script;
}

interface Window {
  /** Resolves at the first sign of a visitor; set by `early/intent.ts`. */
  __intent: Promise<void>;
  /** Reloads the page once when a file of an earlier deploy is gone. */
  __reloadOnce: () => void;
  /** The application listens now: hands over what happened before. */
  __hydrated: () => void;
}
