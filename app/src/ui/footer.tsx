import { footerColumns } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { paths } from "../paths.ts";
import { Link, PlainLink } from "./link.tsx";
import { Logo } from "./logo.tsx";

/** The year of the build, fixed when the pages are made so that the browser agrees with the HTML. */
const year = __BUILD_YEAR__;

/** The foot of every page: where else to go, who we are, and what none of this is. */
export function Footer() {
  return (
    <footer className="site-footer border-t-[3px] border-double border-edge">
      <div className="frame grid gap-10 py-14 md:grid-cols-12 md:py-20">
        <div className="md:col-span-5 lg:col-span-6">
          <Logo />
          <p className="mt-5 max-w-[26rem] text-small text-muted">{site.disclaimer}</p>
          <p className="mt-4 text-small">
            <Link to={paths.disclaimer}>Read the full disclaimer</Link>
            <span aria-hidden className="mx-2 text-line">
              ·
            </span>
            <Link to={paths.privacy}>Privacy</Link>
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-8 sm:grid-cols-3 md:col-span-7 lg:col-span-6"
        >
          {footerColumns.map((column) => (
            <div key={column.title} className="max-sm:first:row-span-2">
              <h2 className="font-text text-small font-bold tracking-normal">{column.title}</h2>
              <ul className="mt-2">
                {column.links.map((link) => (
                  <li key={link.label}>
                    <PlainLink
                      to={link.to}
                      className="link link-quiet inline-block py-2 text-small text-muted hover:text-ink"
                    >
                      {link.label}
                    </PlainLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="frame figures pb-10 text-caption text-muted">
        <p className="border-t border-line pt-5">
          © {site.since}–{year} {site.brand}. Education about decentralised finance; not financial advice.
        </p>
      </div>
    </footer>
  );
}
