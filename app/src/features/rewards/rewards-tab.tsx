/** The RFLR rewards checker: addresses in, their claim history out. A chunk of its own, loaded with its tab. */
import { lazy, Suspense, useEffect, useMemo } from "react";
import { ApiProvider } from "../../api/provider.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AboutRewards } from "./about-rewards.tsx";
import { counted } from "./format.ts";
import { RecentList } from "./recent/recent-list.tsx";
import "./rewards.css";
import { useRemember } from "./recent/use-recent.ts";
import { Scanning } from "./scanning.tsx";
import { SearchForm } from "./search-form.tsx";
import { REPORT_ID, useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useSearch } from "./use-search.ts";
import { formatRflr } from "./wei.ts";

const loadResults = () => import("./results.tsx");
const RewardsResults = lazy(async () => ({ default: (await loadResults()).RewardsResults }));

export default function RewardsTab() {
  return (
    <ApiProvider>
      <Checker />
    </ApiProvider>
  );
}

function Checker() {
  const search = useSearch();
  const { lookup } = search;
  // A long report is not drawn again with every letter that is typed; what it changes hangs on the same addresses.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report comes with new addresses
  const results = useMemo(
    () => (lookup.status === "found" ? <RewardsResults report={lookup.report} search={search} /> : null),
    [lookup],
  );
  // The report's own chunk comes while the chain is read.
  useEffect(() => {
    if (lookup.status === "loading") loadResults();
  }, [lookup.status]);
  useFocusOnArrival(search);
  useRemember(lookup.status === "found" ? lookup.report.owners.map(({ address }) => address) : []);
  return (
    <>
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h2 className="no-print text-title">Check an address</h2>
          <SearchForm search={search} />
          <RecentList search={search} />
          {lookup.status === "idle" && <Promised />}
          {lookup.status === "loading" && <Scanning addresses={search.addresses} />}
          <div aria-live="polite">
            {lookup.status === "found" && (
              <p className="sr-only">
                {counted(lookup.report.claims.length, "claim")} found, {formatRflr(lookup.report.totalWei)}{" "}
                RFLR in all.
              </p>
            )}
          </div>
          {lookup.status !== "idle" && (
            <p className="no-print mt-4 text-caption text-muted">Read-only. No personal data is stored.</p>
          )}
        </div>
        {lookup.status !== "found" && <AboutRewards className="lg:col-span-5" />}
      </div>
      <div id={REPORT_ID} tabIndex={-1} className="outline-none">
        <Suspense fallback={<Skeleton className="mt-8 h-96 w-full" />}>{results}</Suspense>
      </div>
    </>
  );
}

const answers = [
  ["What was earned", "Every claim with its month, its projects, its time and its transaction."],
  [
    "What is locked",
    "How much can be withdrawn today, when the rest unlocks, and what leaving early would burn.",
  ],
  ["What is left to do", "Rewards that were assigned and not claimed, and whether they still can be."],
  [
    "How sure that is",
    "The sum is held against the contract's own figures. What could not be read is named.",
  ],
] as const;

/** What a look-up tells, before the first one. */
function Promised() {
  return (
    <>
      <Alert className="mt-6" title="Read-only">
        <p>We read public claims from the chain. No personal data is stored.</p>
      </Alert>
      <dl className="promised mt-10 border-t border-ink text-small">
        {answers.map(([question, answer]) => (
          <div key={question} className="border-b border-line">
            <dt className="font-bold">{question}</dt>
            <dd className="text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
