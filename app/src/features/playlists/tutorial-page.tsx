import type { Tutorial } from "../../content/walkthroughs.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { Closing } from "../marketing/closing.tsx";
import { BackLink } from "../marketing/page-hero.tsx";
import { PlaylistPlayer } from "./playlist-player.tsx";
import { productDrawings } from "./product-drawings.tsx";
import { WrittenGuide } from "./written-guide.tsx";

/** The tutorials of one protocol. */
export function TutorialPage({ tutorial }: { readonly tutorial: Tutorial }) {
  return (
    <Page>
      <div className="frame pt-6 pb-(--section) md:pt-8">
        <BackLink label="Back to Walkthroughs" to={paths.walkthroughs} />
        <div className="mt-5 mb-10 grid gap-x-14 gap-y-5 lg:grid-cols-12 lg:items-end">
          <h1 className="text-section lg:col-span-6">{tutorial.title}</h1>
          <p className="max-w-[34rem] text-muted lg:col-span-6">{tutorial.text}</p>
        </div>
        <PlaylistPlayer
          label={`Tutorials of ${tutorial.name}`}
          videos={tutorial.videos}
          drawing={productDrawings[tutorial.product]}
        />
      </div>
      <WrittenGuide tutorial={tutorial} />
      <Closing
        title="Know what you sign."
        text="DeFi 101 explains pools, loans and approvals from the beginning, with numbers that add up. It is free."
      >
        <ButtonLink to={paths.university}>Explore DeFi University</ButtonLink>
        <ButtonLink to={tutorial.address} tone="secondary">
          Visit {tutorial.name}
        </ButtonLink>
      </Closing>
    </Page>
  );
}
