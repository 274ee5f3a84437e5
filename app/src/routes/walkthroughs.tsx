import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { breadcrumb } from "../content/structured.ts";
import { walkthroughProducts } from "../content/walkthroughs.ts";
import { PageHero } from "../features/marketing/page-hero.tsx";
import { productDrawings } from "../features/playlists/product-drawings.tsx";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Step by step walkthroughs of protocols on Flare",
    description:
      "SparkDEX, Kinetic, Cyclo, Sceptre and the network itself: what each one does, what it risks, and tutorials that leave the fees on the screen.",
    path: paths.walkthroughs,
    structured: [breadcrumb(["Walkthroughs", paths.walkthroughs])],
  });

export default function Walkthroughs() {
  return (
    <Page>
      <PageHero
        title="Step by step walkthroughs"
        text="One protocol at a time: what it does, what it risks, and how to get in and out of it again. Others run these products; a walkthrough is no recommendation."
      />
      <ul className="frame pb-(--section)">
        {walkthroughProducts.map((product, index) => (
          <li
            key={product.id}
            className="grid items-center gap-x-12 gap-y-6 border-t border-line py-9 first:border-ink md:grid-cols-12 md:py-11"
          >
            <div className="md:col-span-7 lg:col-span-5">
              <p className="figures text-small text-muted">
                {index + 1} · {product.kind}
              </p>
              <h2 className="mt-1 text-heading">{product.name}</h2>
              <p className="mt-3 max-w-[32rem]">{product.description}</p>
              <p className="mt-2 max-w-[32rem] text-small text-muted">
                <strong className="font-bold text-ink">What it risks.</strong> {product.risk}
              </p>
            </div>
            <svg
              viewBox="0 0 240 120"
              aria-hidden
              fill="none"
              className="w-full max-w-72 overflow-visible md:col-span-5 md:justify-self-end lg:col-span-4"
            >
              {productDrawings[product.id]}
            </svg>
            <p className="md:col-span-12 lg:col-span-3 lg:justify-self-end">
              <ButtonLink to={product.playlistUrl} tone="secondary">
                {product.action}
                {product.action === "Learn More" && <span className="sr-only"> about {product.name}</span>}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
