import { site } from "../content/site.ts";

/** The mark: a curve of ink that ends in one ember. */
export function Mark({ className = "" }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className} fill="none">
      <path d="M4 27.5h24" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      <path d="M4 22.5c9.5 0 15.5-3.5 19-12" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="24.5" cy="6.5" r="3.5" fill="var(--ember)" />
    </svg>
  );
}

/** Mark and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-7" />
      <span className="font-display text-[1.5rem] leading-none tracking-[-0.02em]">{site.brand}</span>
    </span>
  );
}
