import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { site } from "../content/site.ts";
import { organisation, website } from "../content/structured.ts";
import { AdminLogin } from "../features/admin/login-dialog.tsx";
import { Affiliate } from "../features/marketing/affiliate.tsx";
import { Community } from "../features/marketing/community.tsx";
import { Contact } from "../features/marketing/contact.tsx";
import { Courses } from "../features/marketing/courses.tsx";
import { Events } from "../features/marketing/events.tsx";
import { Founders } from "../features/marketing/founders.tsx";
import { Hero } from "../features/marketing/hero.tsx";
import { Products } from "../features/marketing/products.tsx";
import { Videos } from "../features/marketing/videos.tsx";
import { paths } from "../paths.ts";
import { Page } from "../ui/page.tsx";

export const meta: MetaFunction = () =>
  pageHead({
    title: "Learn decentralised finance on Flare",
    description: site.description,
    path: paths.home,
    structured: [website, organisation],
  });

export default function Home() {
  return (
    <>
      <Page>
        <Hero />
        <Products />
        <Courses />
        <Community />
        <Videos />
        <Founders />
        <Events />
        <Affiliate />
        <Contact />
      </Page>
      <AdminLogin />
    </>
  );
}
