import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { paths } from "./paths.ts";

/** Every screen and its address. The gallery of parts exists in development only. */
export default [
  index("routes/home.tsx"),
  route(paths.university, "routes/university.tsx"),
  route(paths.platform, "routes/platform.tsx"),
  route(paths.catalogue, "routes/catalogue.tsx"),
  route(paths.interviews, "routes/interviews.tsx"),
  route(paths.interviewSeries, "routes/interview-series.tsx"),
  route(paths.walkthroughs, "routes/walkthroughs.tsx"),
  route(paths.sparkdex, "routes/sparkdex-playlist.tsx"),
  route(paths.kinetic, "routes/kinetic-playlist.tsx"),
  route(paths.cyclo, "routes/cyclo-playlist.tsx"),
  route(paths.resources, "routes/resources.tsx"),
  route(paths.compoundCalculator, "routes/compound-calculator.tsx"),
  route(paths.admin, "routes/admin.tsx"),
  route(paths.glossary, "routes/glossary.tsx"),
  route(paths.workbook, "routes/download.tsx", { id: "workbook" }),
  route(paths.firstTransaction, "routes/download.tsx", { id: "first-transaction-checklist" }),
  route(paths.riskWorksheet, "routes/download.tsx", { id: "risk-worksheet" }),
  route(paths.disclaimer, "routes/legal-disclaimer.tsx"),
  route(paths.blog, "routes/blog.tsx", { id: "blog-list" }),
  route(`${paths.blog}/:slug`, "routes/blog.tsx", { id: "blog-post" }),
  route(`${paths.formAgain}/:kind`, "routes/form-again.tsx"),
  route(paths.coaching, "routes/coaching.tsx"),
  route(paths.consultation, "routes/consultation.tsx"),
  route(paths.enrolment, "routes/enrolment.tsx"),
  route(paths.thankYou, "routes/thank-you.tsx"),
  route(paths.tracker, "routes/tracker.tsx"),
  ...(process.env.NODE_ENV === "development" ? [route(paths.partsGallery, "routes/dev-ui.tsx")] : []),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
