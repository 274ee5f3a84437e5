import type { MetaFunction } from "react-router";
import { pageHead } from "../content/head.ts";
import { NotFound } from "../features/marketing/not-found.tsx";

export const meta: MetaFunction = () =>
  pageHead({ title: "Page Not Found", description: "There is no page at this address.", hidden: true });

export default NotFound;
