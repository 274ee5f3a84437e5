import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { loadsAsDocument } from "../paths.ts";
import { type ButtonTone, buttonClass } from "./button.tsx";

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

interface ButtonLinkProps extends LinkProps {
  readonly tone?: ButtonTone;
  readonly small?: boolean;
}

function isExternal(to: string): boolean {
  return /^[a-z]+:/.test(to);
}

/**
 * A link in whatever dress its class gives it. Other hosts open in a new tab and say so; the pages that
 * `loadsAsDocument` names are not for the router.
 */
export function PlainLink({ to, className, children }: LinkProps) {
  if (to.startsWith("mailto:")) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  if (isExternal(to)) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener noreferrer">
        {children}
        <ArrowUpRight aria-hidden className="ml-[0.15em] inline-block size-[0.85em] align-[-0.05em]" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <RouterLink to={to} className={className} reloadDocument={loadsAsDocument(to)}>
      {children}
    </RouterLink>
  );
}

/** A link in running text. */
export function Link({ to, className = "", children }: LinkProps) {
  return (
    <PlainLink to={to} className={`link ${className}`}>
      {children}
    </PlainLink>
  );
}

/** A link that is the way forward, dressed as a button. */
export function ButtonLink({
  to,
  tone = "primary",
  small = false,
  className = "",
  children,
}: ButtonLinkProps) {
  return (
    <PlainLink to={to} className={`${buttonClass(tone, small)} ${className}`}>
      {children}
    </PlainLink>
  );
}
