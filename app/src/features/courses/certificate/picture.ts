/**
 * The certificate as a PNG, drawn by the visitor's own browser from the drawing on the page: no server makes or
 * keeps a picture with a person's name. The drawing carries its fonts along, since a picture has no page around it.
 */
import displayFont from "../../../fonts/fraunces-display.woff2?url";
import textFont from "../../../fonts/hanken-grotesk-text.woff2?url";

/** Twice the size of the drawing, in pixels: sharp where it is shared. */
const WIDTH = 2_376;
const HEIGHT = 1_680;

/** Draws the certificate of the page and has the browser save it. Rejects where the browser cannot. */
export async function savePicture(): Promise<void> {
  const drawing = document.getElementById("certificate");
  if (!drawing) throw new Error("There is no certificate on this page.");
  const picture = await drawn(await withFonts(drawing));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = "certificate.png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

async function withFonts(drawing: Element): Promise<string> {
  const copy = drawing.cloneNode(true) as Element;
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(HEIGHT));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  const faces = await Promise.all([
    face("Fraunces Display", displayFont),
    face("Hanken Grotesk Text", textFont),
  ]);
  style.textContent = faces.join("");
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

async function face(family: string, url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The font ${family} did not come: ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:"${family}";font-weight:400 700;src:url(data:font/woff2;base64,${btoa(text)})}`;
}

async function drawn(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser offers no canvas.");
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no picture."))),
      "image/png",
    );
  });
}
