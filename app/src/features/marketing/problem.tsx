import { site } from "../../content/site.ts";
import { paths } from "../../paths.ts";
import { ButtonLink, Link } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";

/** A screen that failed to draw itself. */
export function Problem() {
  return (
    <Page>
      <div className="frame py-24">
        <h1 className="text-section">This page broke</h1>
        <p className="mt-4 max-w-[34rem]">
          The fault is ours. Loading it again often helps; if it does not, tell us at{" "}
          <Link to={`mailto:${site.supportEmail}`}>{site.supportEmail}</Link> what you were doing.
        </p>
        <ButtonLink to={paths.home} className="mt-8">
          Back to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
