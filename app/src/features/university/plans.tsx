import { Check, Minus } from "lucide-react";
import { site } from "../../content/site.ts";
import { planLines } from "../../content/university.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/link.tsx";

/** Free and Premium, line by line. */
export function Plans() {
  return (
    <section aria-labelledby="plans" className="band">
      <div className="frame py-(--section)">
        <h2 id="plans" className="text-section">
          Free and Premium, line by line
        </h2>
        <table className="figures mt-10 w-full border-collapse">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="border-b border-ink pb-4 text-left">
                <span className="sr-only">What you get</span>
              </th>
              <Plan name="Free" price="$0" period="for good" />
              <Plan
                name="Premium"
                price={`$${site.prices.den}`}
                period={`per ${site.prices.denPeriodDays} days`}
              />
            </tr>
          </thead>
          <tbody>
            {planLines.map((line) => (
              <tr key={line.what}>
                <th scope="row" className="border-b border-line py-3 pr-3 text-left font-normal">
                  {line.what}
                </th>
                <Has it={line.free} />
                <Has it={line.premium} />
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to={paths.catalogue} tone="secondary">
            Get Started Free
          </ButtonLink>
          <ButtonLink to={paths.platform}>Start Your DeFi Journey</ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface PlanProps {
  readonly name: string;
  readonly price: string;
  readonly period: string;
}

function Plan({ name, price, period }: PlanProps) {
  return (
    <th scope="col" className="w-20 border-b border-ink pb-4 text-left font-normal sm:w-48 md:w-64">
      <span className="text-small font-bold">{name}</span>{" "}
      <span className="block font-display text-section leading-tight tracking-tight">{price}</span>{" "}
      <span className="text-caption text-muted">{period}</span>
    </th>
  );
}

function Has({ it }: { readonly it: boolean }) {
  const Icon = it ? Check : Minus;
  return (
    <td className="border-b border-line py-3">
      <Icon aria-hidden className={`size-5 ${it ? "text-teal" : "text-muted"}`} />
      <span className="sr-only">{it ? "included" : "not included"}</span>
    </td>
  );
}
