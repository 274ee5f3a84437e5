import { site } from "../../content/site.ts";
import { promotionalVideos } from "../../content/videos.ts";
import { Link } from "../../ui/link.tsx";
import { DemoVideo } from "./demo-video.tsx";

/** Two short films about the place; what is not recorded says so. */
export function Videos() {
  return (
    <section aria-labelledby="videos" className="frame">
      <div className="section-rule py-(--section)">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="videos" className="text-section">
            See it before you join
          </h2>
          <p className="text-small">
            <Link to={site.links.videoChannel}>All videos on our channel</Link>
          </p>
        </div>
        <div className="mt-9 grid gap-x-10 gap-y-10 md:grid-cols-2">
          {promotionalVideos.map((video) => (
            <DemoVideo key={video.title} {...video} />
          ))}
        </div>
      </div>
    </section>
  );
}
