import type { ReactNode } from "react";
import { type Product, products } from "../../content/products.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { Plate } from "../../ui/plate.tsx";
import { AgendaMiniature } from "./miniatures/agenda.tsx";
import { ClaimMiniature } from "./miniatures/claim.tsx";
import { LessonMiniature } from "./miniatures/lesson.tsx";
import { PositionsMiniature } from "./miniatures/positions.tsx";

const miniatures: Record<Product["id"], ReactNode> = {
  university: <LessonMiniature />,
  den: <AgendaMiniature />,
  tracker: <PositionsMiniature />,
  resources: <ClaimMiniature />,
};

/** Wide, narrow; narrow, wide: two rows of a newspaper page rather than four equal boxes. */
const spans = ["lg:col-span-7", "lg:col-span-5", "lg:col-span-5", "lg:col-span-7"] as const;

/** The four products, each with a small working drawing of itself. */
export function Products() {
  return (
    <section aria-labelledby="products" className="border-t border-line">
      <h2 id="products" className="sr-only">
        What you can use
      </h2>
      <div className="frame grid lg:grid-cols-12">
        {products.map((product, index) => (
          <article
            key={product.id}
            className={`flex flex-col border-line py-12 max-lg:not-first:border-t lg:py-16 ${spans[index]} ${index % 2 === 0 ? "lg:pr-12" : "lg:border-l lg:pl-12"} ${index > 1 ? "lg:border-t" : ""}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="text-heading">{product.name}</h3>
              <p className="figures text-small text-muted">{product.price}</p>
            </div>
            <p className="mt-3 max-w-[34rem]">{product.text}</p>
            <Plate number={index + 2} caption={product.caption} className="mt-8 grow">
              {miniatures[product.id]}
            </Plate>
            <p className="mt-7">
              <ButtonLink to={product.action.to} tone="secondary">
                {product.action.label}
              </ButtonLink>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
