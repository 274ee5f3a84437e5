/** The receipt's items, newest first: numbered from the first claim on, grouped as the reader likes. */
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { ClaimItem } from "./claim-item.tsx";
import { counted, formatCount, shortHash } from "./format.ts";
import { type ClaimGroup, firstLines, type Grouping, groupClaims } from "./groups.ts";
import type { Report } from "./report.ts";
import { usePrinting } from "./use-printing.ts";
import { formatRflr } from "./wei.ts";

/** How many lines stand on the page before more are asked for. */
const PAGE = 50;
/** From so many lines on, those out of sight are not laid out. */
const LONG = 200;

const groupings = [
  { value: "none", label: "None" },
  { value: "transaction", label: "Transaction" },
  { value: "month", label: "Month" },
  { value: "project", label: "Project" },
] as const;

/** The list of claims. Shows all of them on paper, and on screen as many as were asked for. */
export function ClaimList({ report }: { readonly report: Report }) {
  const [grouping, setGrouping] = useState<Grouping>("none");
  const [count, setCount] = useState(PAGE);
  const printing = usePrinting();
  const groups = groupClaims(report, grouping);
  const total = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const shown = Math.min(printing ? total : count, total);

  return (
    <section aria-labelledby="individual-claims">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h3 id="individual-claims" className="text-title">
          Individual Claims
        </h3>
        {report.claims.length > 1 && (
          <Choice
            className="no-print"
            legend="Group by"
            value={grouping}
            onChange={(next) => {
              setGrouping(next);
              setCount(PAGE);
            }}
            options={groupings}
          />
        )}
      </div>
      <div className={`claims mt-3 border-t border-ink ${shown >= LONG ? "claims-long" : ""}`}>
        {total === 0 && <NothingListed report={report} />}
        {firstLines(groups, shown).map((group) => (
          <Group key={group.key} group={group} report={report} />
        ))}
      </div>
      {shown < total && (
        <div className="no-print mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="figures basis-full text-small text-muted">
            {formatCount(shown)} of {formatCount(total)} shown
          </p>
          <Button tone="secondary" onClick={() => setCount(shown + PAGE)}>
            Show {Math.min(PAGE, total - shown)} more
          </Button>
          <Button tone="quiet" onClick={() => setCount(total)}>
            Show all {formatCount(total)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Group({ group, report }: { readonly group: ClaimGroup; readonly report: Report }) {
  const id = useId();
  const items = (
    <ol aria-labelledby={group.by ? id : "individual-claims"}>
      {group.lines.map((line) => (
        <ClaimItem
          key={`${line.number} ${line.projectIds.join()} ${line.wei}`}
          line={line}
          nameOf={report.nameOf}
          withOwner={report.owners.length > 1}
        />
      ))}
    </ol>
  );
  if (!group.by) return items;
  return (
    <div className="pt-6 pb-2">
      <h4
        id={id}
        className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-b border-edge pb-2 font-text text-small font-bold tracking-normal"
      >
        <span>{title(group, report)}</span>
        <span className="whitespace-nowrap">
          {formatRflr(group.totalWei)} <span className="font-normal text-muted">RFLR</span>
        </span>
      </h4>
      {items}
    </div>
  );
}

function title({ by, lines }: ClaimGroup, report: Report): string {
  const size = counted(lines.length, "claim");
  if (!by) return size;
  if ("month" in by) return `Month ${by.month}, ${size}`;
  if ("project" in by) return `${report.nameOf(by.project)}, ${size}`;
  return by.txHash === null ? "Transaction unknown" : `Transaction ${shortHash(by.txHash)}`;
}

function NothingListed({ report: { complete, owners } }: { readonly report: Report }) {
  const whose = owners.length > 1 ? "These addresses have" : "This address has";
  return (
    <p className="pt-4 text-small text-muted">
      {complete
        ? `${whose} never claimed RFLR.`
        : "No claim could be listed. That does not mean there is none."}
    </p>
  );
}
