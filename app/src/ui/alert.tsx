import { Info, OctagonAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What an alert is about: a fact, something to mind, or a failure. */
export type AlertTone = "note" | "caution" | "failure";

interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const looks = {
  note: { icon: Info, mark: "border-l-teal", colour: "text-teal" },
  caution: { icon: TriangleAlert, mark: "border-l-amber", colour: "text-amber" },
  failure: { icon: OctagonAlert, mark: "border-l-loss", colour: "text-loss" },
} as const;

/** A message in place: shape, word and colour say what kind it is. Failures are announced. */
export function Alert({ tone = "note", title, className = "", children }: AlertProps) {
  const { icon: Icon, mark, colour } = looks[tone];
  return (
    <div
      role={tone === "failure" ? "alert" : undefined}
      className={`flex gap-3 rounded-control border border-l-[3px] border-line bg-raised px-4 py-3 text-small ${mark} ${className}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
