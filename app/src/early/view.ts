/**
 * Reports that the page was seen, once it is there: most visitors read without ever waking the application. It does
 * not wait for `load`, which an outside frame that hangs holds up.
 */
import { referrerHost, reportView } from "../features/analytics/view.ts";

const report = () => reportView(referrerHost(document.referrer, location.host));

addEventListener("DOMContentLoaded", () => {
  // A page that the browser prepared on a guess is seen when it is shown.
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", report, { once: true });
  } else report();
});
