/** What was found for the owners, set like a report: the receipt and its proof, then what it means, then its items. */
import { site } from "../../content/site.ts";
import { Moment } from "../../ui/moment.tsx";
import { AboutRewards } from "./about-rewards.tsx";
import { ClaimList } from "./claim-list.tsx";
import { ExportSection } from "./export/export-section.tsx";
import { MonthlyChart } from "./monthly-chart.tsx";
import { Notices } from "./notices.tsx";
import { Proof } from "./proof.tsx";
import type { Report } from "./report.ts";
import { Summary } from "./summary.tsx";
import { UnclaimedSection } from "./unclaimed-section.tsx";
import type { Search } from "./use-search.ts";
import { VestingSection } from "./vesting-section.tsx";

interface ResultsProps {
  readonly report: Report;
  /** What the report's own buttons change. */
  readonly search: Pick<Search, "remove" | "retry">;
}

/** A finished report. */
export function RewardsResults({ report, search }: ResultsProps) {
  const hasRewards = report.totalWei > 0n;
  return (
    <section aria-label="Reward claims" className="report mt-8 grid gap-16">
      <PrintHead report={report} />
      <Notices report={report} />
      <div className="grid items-start gap-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Summary report={report} search={search} />
        </div>
        <div className="grid min-w-0 gap-5 lg:col-span-5">
          <Proof report={report} onRetry={search.retry} />
          <ExportSection report={report} />
        </div>
      </div>
      {hasRewards && <VestingSection report={report} />}
      <UnclaimedSection report={report} />
      <MonthlyChart report={report} />
      <ClaimList report={report} />
      <AboutRewards wide />
    </section>
  );
}

/** What stands over the report on paper, where no page is around it. */
function PrintHead({ report: { owners } }: { readonly report: Report }) {
  return (
    <div className="print-only">
      <p className="font-display text-section leading-tight">RFLR claim report</p>
      <p className="mt-1 text-small text-muted">
        {site.brand}, read on {owners[0] && <Moment at={owners[0].readAt} />} from the Flare network.
        Education, not financial or tax advice.
      </p>
    </div>
  );
}
