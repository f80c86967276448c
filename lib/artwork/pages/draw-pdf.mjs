// A program of its own, because a hostile or huge PDF must take down nothing but itself. It reads a PDF from its first
// argument and writes "1.png", "2.png" and so on into the folder of its second; its third is the most pages.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The longer side of a picture in pixels. */
const LONGER_SIDE = 1600;

const [file = "", folder = "", most = "1"] = process.argv.slice(2);
const data = new Uint8Array(await readFile(file));
const library = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
// Nothing in the file runs, and nothing is fetched for it from elsewhere.
const pdf = await getDocument({
  data,
  isEvalSupported: false,
  useSystemFonts: false,
  standardFontDataUrl: `${library}/standard_fonts/`,
  cMapUrl: `${library}/cmaps/`,
}).promise;
if (pdf.numPages > Number(most)) throw new Error("too many pages");
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(width, height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport, background: "white" }).promise;
  await writeFile(path.join(folder, `${number}.png`), await canvas.encode("png"));
}
