import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { type MetaFunction, useLocation, useNavigate } from "react-router";
import { pageHead } from "../content/head.ts";
import { breadcrumb } from "../content/structured.ts";
import { Calculator } from "../features/calculator/calculator.tsx";
import { calculatorLink } from "../features/calculator/shared-entry.ts";
import { useCalculator } from "../features/calculator/use-calculator.ts";
import { asksForRewards, rewardsLink } from "../features/rewards/shared-address.ts";
import { paths } from "../paths.ts";
import { Badge } from "../ui/badge.tsx";
import { PlainLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "DeFi Resources: compound calculator and RFLR rewards",
    description:
      "See year by year what a rate comes to, and read every RFLR claim of a Flare address with its transaction. Free, without an account.",
    path: paths.resources,
    structured: [breadcrumb(["DeFi Resources", paths.resources])],
  });

const RewardsTab = lazy(() => import("../features/rewards/rewards-tab.tsx"));

type Tool = "calculator" | "rewards";

const notes = ["Real-time calculations", "Blockchain integration", "Multiple tools"] as const;

export default function Resources() {
  const [tool, setTool] = useState<Tool>("calculator");
  const location = useLocation();
  const navigate = useNavigate();
  const calculator = useCalculator();

  // The prerendered page opens on the calculator; an address that asks for rewards turns it once it is alive.
  useEffect(() => setTool(asksForRewards(location) ? "rewards" : "calculator"), [location]);

  function choose(next: Tool) {
    setTool(next);
    const link = next === "rewards" ? rewardsLink() : calculatorLink(calculator.state);
    navigate(link, { replace: true, preventScrollReset: true });
  }

  return (
    <Page header={<TopBar />}>
      <div className="frame pt-10 pb-(--section) md:pt-14">
        <p className="no-print max-w-[36rem] text-lead leading-[1.45]">
          Two tools for one question: what is a reward worth? Nothing you enter leaves this page, except the
          address you look up.
        </p>
        <ul className="no-print mt-4 mb-9 flex flex-wrap gap-x-7 gap-y-1 text-small text-muted md:mb-12">
          {notes.map((note) => (
            <li key={note} className="flex items-center gap-2.5">
              <span aria-hidden className="h-px w-4 bg-ember" />
              {note}
            </li>
          ))}
        </ul>
        <Tabs
          label="Tools"
          value={tool}
          onChange={choose}
          tabs={[
            { value: "calculator", label: "Compound Calculator", panel: <Calculator {...calculator} /> },
            {
              value: "rewards",
              label: "RFLR Rewards",
              panel: (
                <Suspense fallback={<RewardsOnTheWay />}>
                  <RewardsTab />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </Page>
  );
}

/** The shape of the rewards tab while its chunk loads. */
function RewardsOnTheWay() {
  return (
    <div className="grid gap-12 lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-7">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
      <Skeleton className="h-96 lg:col-span-5" />
    </div>
  );
}

function TopBar() {
  return (
    <header className="site-header border-b border-line">
      <div className="frame flex min-h-18 flex-wrap items-center gap-x-6">
        <PlainLink to={paths.home} className="flex min-h-11 items-center gap-2 text-small font-medium">
          <ArrowLeft aria-hidden className="size-4" />
          <span className="link link-quiet">Back to Home</span>
        </PlainLink>
        <div className="order-last flex basis-full items-center gap-4 pb-4 sm:order-none sm:basis-auto sm:border-l sm:border-line sm:pb-0 sm:pl-6">
          <h1 className="text-title">DeFi Resources</h1>
          <Badge tone="live">Live Tools</Badge>
        </div>
        <div className="ml-auto">
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
