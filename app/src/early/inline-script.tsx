interface InlineScriptProps {
  /** The script's text, as an import with `?early` gives it. */
  readonly text: string;
}

/**
 * A script that runs while the page is read. It is in the prerendered HTML only; the build adds its hash to the
 * page's Content-Security-Policy.
 */
export function InlineScript({ text }: InlineScriptProps) {
  return (
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : "" }} />
  );
}
