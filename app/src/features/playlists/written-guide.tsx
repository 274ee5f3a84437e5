import type { Tutorial } from "../../content/walkthroughs.ts";
import { Link } from "../../ui/link.tsx";

/** A tutorial in writing: how it works beside an example with its arithmetic, then how it goes wrong. */
export function WrittenGuide({ tutorial }: { readonly tutorial: Tutorial }) {
  const { guide, name } = tutorial;
  return (
    <section aria-labelledby="guide" className="band">
      <div className="frame py-(--section)">
        <h2 id="guide" className="text-section">
          {name} in writing
        </h2>
        <div className="mt-8 grid gap-x-14 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-6">
            {guide.mechanism.map((paragraph) => (
              <p key={paragraph} className="mb-4 max-w-[36rem]">
                {paragraph}
              </p>
            ))}
            <h3 className="mt-8 text-title">Before you sign anything</h3>
            <ol className="mt-3 max-w-[36rem] list-decimal pl-5 marker:text-muted">
              {guide.before.map((point) => (
                <li key={point} className="py-1.5 pl-2">
                  {point}
                </li>
              ))}
            </ol>
          </div>
          <Example tutorial={tutorial} />
        </div>
        <h3 className="mt-14 text-title">How money is lost here</h3>
        <dl className="mt-4 grid gap-x-14 md:grid-cols-2">
          {guide.risks.map(([risk, text]) => (
            <div key={risk} className="border-t border-line py-5">
              <dt className="font-bold">{risk}</dt>
              <dd className="mt-1 max-w-[32rem] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 flex flex-wrap gap-x-7 gap-y-2 border-t border-line pt-5 text-small">
          <span className="text-muted">The protocol's own pages:</span>
          {guide.sources.map((source) => (
            <Link key={source.href} to={source.href}>
              {source.label}
            </Link>
          ))}
        </p>
        <p className="mt-4 max-w-[40rem] text-small text-muted">
          {name} is run by others. A walkthrough shows how it works; it is no recommendation and no financial
          advice, and whatever you deposit there can be lost.
        </p>
      </div>
    </section>
  );
}

function Example({ tutorial }: { readonly tutorial: Tutorial }) {
  const { title, lines, lesson } = tutorial.guide.example;
  return (
    <figure className="self-start rounded-card border border-line bg-paper p-5 md:p-7 lg:col-span-6">
      <table className="figures w-full text-small">
        <caption className="mb-3 text-left text-body font-bold">{title}</caption>
        <tbody>
          {lines.map(([what, amount]) => (
            <tr key={what + amount} className="border-t border-line last:font-bold">
              <th scope="row" className="py-2.5 pr-4 text-left font-[inherit]">
                {what}
              </th>
              <td className="py-2.5 text-right">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-4 text-caption text-muted">
        <span className="mr-2 font-bold text-ink">Fig. 1</span>
        Sample figures. {lesson}
      </figcaption>
    </figure>
  );
}
