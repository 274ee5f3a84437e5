import type { ReactNode } from "react";
import { Plate } from "../../ui/plate.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { formatDay, shortAddress } from "./format.ts";
import type { Report } from "./report.ts";
import type { Gap } from "./unclaimed.ts";
import { UnlockChart } from "./unlock-chart.tsx";
import { usePrinting } from "./use-printing.ts";
import { hasTimeline, type UnlockMonth, type VestingSums } from "./vesting.ts";
import { formatRflr } from "./wei.ts";

/** What is locked, what can be withdrawn, what that would burn now, and when the rest unlocks. */
export function VestingSection({ report }: { readonly report: Report }) {
  const { sums, months, points, gaps, notes } = report.vesting;
  const several = report.owners.length > 1;
  return (
    <section aria-labelledby="vesting" className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 id="vesting" className="text-title">
          Locked and unlocked
        </h3>
        {sums === null ? (
          <p className="mt-3 text-small text-muted">
            This could not be told; that does not mean nothing is locked.
          </p>
        ) : (
          <Balance sums={sums} />
        )}
        <Gaps gaps={gaps} named={several} />
      </div>
      {sums !== null && hasTimeline(report.vesting) && (
        <div className="min-w-0 lg:col-span-8">
          <Plate
            number={1}
            caption={
              <>
                What is unlocked of all that was claimed, by day. Withdrawals are not taken off.
                <span className="no-print"> Tap a day, or use the arrow keys for a month on or back.</span>
              </>
            }
          >
            <UnlockChart points={points} now={sums.at} />
          </Plate>
          <Gaps gaps={notes} named={several} />
          <UnlockTable months={months} />
        </div>
      )}
      {sums !== null && !hasTimeline(report.vesting) && (
        <div className="lg:col-span-8">
          {sums.locked === 0n && (
            <p className="border-t border-ink pt-4 text-small text-muted">Nothing is left to unlock.</p>
          )}
          <Gaps gaps={notes} named={several} />
        </div>
      )}
    </section>
  );
}

function Balance({ sums }: { readonly sums: VestingSums }) {
  const kept = sums.unlocked + sums.locked - sums.burnedIfWithdrawnNow;
  return (
    <>
      <dl className="figures mt-4 border-t border-ink">
        <Amount term="Can be withdrawn without loss" wei={sums.unlocked} mark="bg-teal" strong />
        <Amount term="Still locked" wei={sums.locked} mark="border border-ink" />
        <Amount term="Withdrawn or burned" wei={sums.withdrawn} mark="bg-line" />
      </dl>
      <p className="figures mt-5 border-l-[3px] border-amber pl-4 text-small">
        {sums.locked > 0n ? (
          <>
            Withdrawing everything now would burn{" "}
            <strong className="font-bold">{formatRflr(sums.burnedIfWithdrawnNow)} RFLR</strong>, half of what
            is locked, for good. {formatRflr(kept)} would be paid out.
          </>
        ) : (
          <>Nothing is locked: withdrawing burns nothing.</>
        )}
      </p>
      <p className="figures mt-3 text-caption text-muted">
        By the contract's own figures of {formatDay(sums.at)}. What unlocks, unlocks evenly, second by second.
      </p>
    </>
  );
}

interface AmountProps {
  readonly term: string;
  readonly wei: bigint;
  readonly mark: string;
  readonly strong?: boolean;
}

function Amount({ term, wei, mark, strong = false }: AmountProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 text-small">
      <dt className="flex items-baseline gap-2">
        <span aria-hidden className={`size-2 shrink-0 ${mark}`} />
        {term}
      </dt>
      <dd className={`ml-auto whitespace-nowrap ${strong ? "font-bold" : ""}`}>
        {formatRflr(wei)} <span className="font-normal text-muted">RFLR</span>
      </dd>
    </div>
  );
}

interface GapsProps {
  readonly gaps: readonly Gap[];
  /** Whether to say whose they are. */
  readonly named: boolean;
}

/** What figures lack, and why. */
export function Gaps({ gaps, named }: GapsProps) {
  return gaps.map(({ address, reason }) => (
    <p key={`${address} ${reason}`} className="mt-3 text-small font-medium text-amber">
      {named && <span className="font-mono text-caption">{shortAddress(address)}: </span>}
      {reason}
    </p>
  ));
}

const columns: readonly Column<UnlockMonth>[] = [
  { head: "Month", cell: ({ month }) => month },
  { head: "From", cell: ({ startsAt }) => <Day at={startsAt} /> },
  { head: "All unlocked on", cell: ({ endsAt }) => <Day at={endsAt} /> },
  { head: "Claimed", numeric: true, cell: ({ claimedWei }) => formatRflr(claimedWei) },
  { head: "Unlocked", numeric: true, cell: ({ unlockedWei }) => formatRflr(unlockedWei) },
  { head: "Locked", numeric: true, cell: ({ lockedWei }) => formatRflr(lockedWei) },
];

function UnlockTable({ months }: { readonly months: readonly UnlockMonth[] }) {
  const printing = usePrinting();
  return (
    <Unfolding label="The same as a table" open={printing}>
      <Table
        caption="Rewards by month: what is unlocked and what is locked, in RFLR"
        columns={columns}
        rows={months}
        rowKey={({ month }) => month}
      />
    </Unfolding>
  );
}

interface UnfoldingProps {
  readonly label: string;
  /** Whether to stand open whatever the reader chose, as on paper. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** What is there for those who want it. */
export function Unfolding({ label, open, children }: UnfoldingProps) {
  return (
    <details className="unfold mt-3 text-small" open={open || undefined}>
      <summary className="no-print">{label}</summary>
      {children}
    </details>
  );
}

function Day({ at }: { readonly at: number }) {
  return (
    <time dateTime={new Date(at * 1_000).toISOString()} className="whitespace-nowrap">
      {formatDay(at)}
    </time>
  );
}
