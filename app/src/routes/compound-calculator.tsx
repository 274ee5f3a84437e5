import { useEffect } from "react";
import { type MetaFunction, useNavigate } from "react-router";
import { pageHead } from "../content/head.ts";
import { paths } from "../paths.ts";
import { Link } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () => [
  ...pageHead({
    title: "Compound calculator",
    description: "The compound calculator is on the DeFi Resources page.",
    path: paths.resources,
    hidden: true,
  }),
  { httpEquiv: "refresh", content: `0; url=${paths.resources}` },
];

/** An old address. The server redirects it; this page does where only files are served. */
export default function CompoundCalculator() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.resources, { replace: true });
  }, [navigate]);
  return (
    <Page>
      <div className="frame py-24">
        <h1 className="text-section">Redirecting to Resources...</h1>
        <p className="mt-4">
          <Link to={paths.resources}>Go there now</Link>
        </p>
      </div>
    </Page>
  );
}
