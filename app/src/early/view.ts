/** Reports that the page was seen, once it has loaded: most visitors read without ever waking the application. */
import { referrerHost, reportView } from "../features/analytics/view.ts";

const report = () => reportView(referrerHost(document.referrer, location.host));

addEventListener("load", () => {
  // A page that the browser prepared on a guess is seen when it is shown.
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", report, { once: true });
  } else report();
});
