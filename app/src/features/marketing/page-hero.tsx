import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PlainLink } from "../../ui/link.tsx";

interface PageHeroProps {
  /** Where the page was reached from. */
  readonly back?: { readonly label: string; readonly to: string };
  readonly title: string;
  readonly text: ReactNode;
  /** What to do next. */
  readonly actions?: ReactNode;
  /** The evidence beside the words. */
  readonly children?: ReactNode;
}

/** The head of a page: its words on the left, the thing itself on the right. */
export function PageHero({ back, title, text, actions, children }: PageHeroProps) {
  return (
    <header className="frame grid items-center gap-x-14 gap-y-12 pt-6 pb-(--section) md:pt-8 lg:grid-cols-12">
      <div className={children ? "lg:col-span-6" : "lg:col-span-9"}>
        {back && <BackLink {...back} />}
        <h1 className="mt-6 text-display leading-[1.02] tracking-[-0.022em] md:mt-8">{title}</h1>
        <div className="mt-6 max-w-[34rem] text-lead leading-[1.45] text-muted">{text}</div>
        {/* One under the other on a phone, where it would hang on the letters whether two fit. */}
        {actions && (
          <div className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:flex-col max-sm:items-start">
            {actions}
          </div>
        )}
      </div>
      {children && <div className="lg:col-span-6">{children}</div>}
    </header>
  );
}

/** The way back. */
export function BackLink({ label, to }: { readonly label: string; readonly to: string }) {
  return (
    <p>
      <PlainLink to={to} className="inline-flex min-h-11 items-center gap-2 text-small font-medium">
        <ArrowLeft aria-hidden className="size-4" />
        <span className="link link-quiet">{label}</span>
      </PlainLink>
    </p>
  );
}
