import { expect, it } from "vitest";
import { describeImage, undescribedImages } from "./images.ts";

const html = `<p>A</p><img src="/a.png"><figure><IMG alt='Two tokens > one' src=/b.png /></figure><img alt="" src='/c.png'>`;

it("finds the images that have no description, or an empty one", () => {
  expect(undescribedImages(html)).toEqual([
    { place: 0, src: "/a.png" },
    { place: 2, src: "/c.png" },
  ]);
  expect(undescribedImages("<p>No image</p>")).toEqual([]);
});

it("describes one image and leaves everything else as it was written", () => {
  const once = describeImage(html, 0, ' A pool of "two" & <more> ');
  expect(once).toBe(
    html.replace(`<img src="/a.png">`, `<img alt="A pool of &quot;two&quot; &amp; &lt;more>" src="/a.png">`),
  );
  const twice = describeImage(once, 2, "A curve");
  expect(undescribedImages(twice)).toEqual([]);
  expect(twice).toContain(`<img alt="A curve" src='/c.png'>`);
});
