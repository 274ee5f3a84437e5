import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { ButtonLink, Link } from "../../ui/link.tsx";

interface EmbedProps {
  /** What the frame holds, for those who cannot see it. */
  readonly title: string;
  /** The configured page; without one, the panel below stands in. */
  readonly address: string | undefined;
  /** Pixels, as the specification fixes them. */
  readonly height: number;
  /** The subject of a mail that does the same job. */
  readonly subject: string;
  /** What to put into that mail. */
  readonly children: ReactNode;
}

/** Somebody else's form or calendar in a frame, or, where none is configured, a way that works without it. */
export function Embed({ title, address, height, subject, children }: EmbedProps) {
  if (address) {
    return (
      <div>
        <iframe
          src={address}
          title={title}
          height={height}
          loading="lazy"
          className="w-full rounded-card border border-line bg-raised"
        />
        <p className="mt-2 text-caption text-muted">
          Nothing here? <Link to={address}>Open it on its own page</Link>
        </p>
      </div>
    );
  }
  return (
    <div className="card rounded-card border border-line bg-raised p-5 md:p-8">
      <div className="max-w-[36rem]">{children}</div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={`mailto:${site.supportEmail}?subject=${encodeURIComponent(subject)}`}>
          <Mail aria-hidden className="size-4" />
          Write the mail
        </ButtonLink>
        <span className="text-small text-muted">to {site.supportEmail}</span>
      </div>
    </div>
  );
}
