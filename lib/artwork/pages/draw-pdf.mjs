// A separate process, because a hostile or huge file must take down nothing else. It reads a PDF or SVG from its first
// argument and writes "1.png", "2.png" and so on into the folder of its second; its third is the maximum number of
// pages, its fourth the number to draw, its fifth the file's type.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The longer side of a picture in pixels. */
const LONGER_SIDE = 1600;

const [file = "", folder = "", most = "1", drawn = "1", type = ""] = process.argv.slice(2);

const save = async (canvas, number) =>
  writeFile(path.join(folder, `${number}.png`), await canvas.encode("png"));

async function drawSvg() {
  const image = await loadImage(await readFile(file));
  const scale = LONGER_SIDE / Math.max(image.width, image.height, 1);
  const [width, height] = [image.width, image.height].map((side) => Math.ceil(side * scale));
  const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  await save(canvas, 1);
}

async function drawPdf() {
  const library = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  // Nothing in the file is executed or fetched from elsewhere.
  const pdf = await getDocument({
    data: new Uint8Array(await readFile(file)),
    isEvalSupported: false,
    useSystemFonts: false,
    standardFontDataUrl: `${library}/standard_fonts/`,
    cMapUrl: `${library}/cmaps/`,
  }).promise;
  if (pdf.numPages > Number(most)) throw new Error("too many pages");
  for (let number = 1; number <= Math.min(pdf.numPages, Number(drawn)); number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(width, height) });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas, viewport, background: "white" }).promise;
    await save(canvas, number);
  }
}

await (type === "image/svg+xml" ? drawSvg() : drawPdf());
