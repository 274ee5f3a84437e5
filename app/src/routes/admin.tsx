import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { SessionLoading } from "../features/admin/session-loading.tsx";
import { paths } from "../paths.ts";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({ title: "Admin", description: "Access for editors.", path: paths.admin, hidden: true });

export default function Admin() {
  return (
    <Page>
      <SessionLoading />
    </Page>
  );
}
