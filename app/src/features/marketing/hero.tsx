import { site } from "../../content/site.ts";
import { paths } from "../../paths.ts";
import { ButtonLink, Link } from "../../ui/link.tsx";
import { HeroInstrument } from "./hero-instrument.tsx";

/** What this is, in one sentence and one figure. */
export function Hero() {
  return (
    <section className="frame grid items-center gap-x-14 gap-y-14 py-14 md:py-20 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-5">
        <h1 className="text-display leading-[1.02] tracking-[-0.022em]">
          Crypto can be a liability. Learn to make it an asset.
        </h1>
        <p className="mt-6 max-w-[30rem] text-lead leading-[1.45] text-muted">
          Courses, working tools and a weekly room of people who check the numbers, focused on {site.network}.
          Ten lessons are free.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to={paths.platform}>Join DeFi Den</ButtonLink>
          <Link to={paths.defi101} className="text-small font-medium">
            Read lesson 1 first
          </Link>
        </div>
        <p className="mt-8 max-w-[26rem] text-caption text-muted">
          Education, not financial advice. You can lose money in DeFi, also when nobody cheats you.
        </p>
      </div>
      <div className="lg:col-span-7">
        <HeroInstrument />
      </div>
    </section>
  );
}
