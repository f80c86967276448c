import { cutText } from "@/lib/base/text/cut-text";
import { sheetExtent } from "@/lib/catalogue/model/flat-sheet";
import { buildNet, type ModelPlan } from "@/lib/catalogue/model/model-plan";
import type { PrintFace } from "@/lib/catalogue/model/net";
import type { StoredLogo, TriedPrint } from "@/lib/client/artwork/stored-logo";
import { writeLogoPdf, type LogoSheet, type Pixels } from "@/lib/client/artwork/logo-pdf";
import type { Translate } from "@/lib/i18n/translate";
import { BLEED_MM, isSameSize, withBleed, type Dieline } from "@/lib/pricing/dieline";
import { getCoverage, createCanvas, INKS, placedLogo, placedWords, type Ink } from "./logo";
import { decodeLogo, isVector } from "./logo-file";

/** Turns a logo that was placed on a model into artwork for an order. */

export interface PrintedLine {
  /** Its folding plan; null if it does not fold. */
  plan: ModelPlan | null;
  /** Its trimmed artwork size; null if unknown. */
  dieline: Dieline | null;
  sides: number;
}

/** Characters of the file name kept before the description of the place. */
const LONGEST_STEM = 50;

function namedAs({ file, words }: StoredLogo, content: BlobPart, ending: string, type: string) {
  const stem = cutText(file.name.replace(/\.[^.]*$/, ""), LONGEST_STEM) || "logo";
  return new File([content], `${stem} (${words}).${ending}`, { type });
}

/**
 * The logo as artwork: in its place on the sheet of the ordered product, or alone if that has another
 * shape.
 * @throws LogoRefused if the browser can no longer read or draw it
 */
export async function toArtwork(kept: StoredLogo, line: PrintedLine, t: Translate): Promise<File> {
  const { file, print } = kept;
  if (!print) return file;
  const image = await decodeLogo(file);
  const ink = print.ink as Ink;
  const found = line.plan && findPlace(line.plan, print, image);
  if (!found || (line.dieline && !isSameSize(found.size, line.dieline))) {
    return aloneArtwork(kept, image);
  }
  const { face, ...place } = found;
  const sheet: LogoSheet = { ...place, sides: line.sides };
  const named = { ...kept, words: placedWords(face, sheet.place.width, ink, t) };
  if (isVector(file) && ink === "own") {
    return namedAs(named, await drawSheet(file, image, sheet), "svg", file.type);
  }
  const pdf = await writeLogoPdf(sheet, readPixels(image, ink, isVector(file) ? sheet : null));
  return namedAs(named, pdf, "pdf", pdf.type);
}

interface Found extends Omit<LogoSheet, "sides"> {
  face: PrintFace;
}

/** Returns null if the model has no such face. */
function findPlace(plan: ModelPlan, print: TriedPrint, image: HTMLImageElement): Found | null {
  const net = buildNet(plan);
  const face = net.faces.find(({ id }) => id === print.face);
  if (!face) return null;
  const { left, top, ...size } = sheetExtent(net);
  const { u, v, width, height } = placedLogo(face, naturalSize(image), print.placement);
  // The y axis points up on a net and down on a sheet.
  const place = { left: u - width / 2 - left, top: top - v - height / 2, width, height };
  return { size, place, face };
}

/** An SVG may have no size of its own. */
const naturalSize = (image: HTMLImageElement): Dieline => ({
  width: image.naturalWidth || 512,
  height: image.naturalHeight || 512,
});

/** Resolution for rasterising a one-ink drawing, in pixels per inch, and the canvas limit of browsers. */
const DRAWN_PPI = 600;
const MOST_PIXELS = 4096;

/** All pixels of a picture; a drawing is rasterised at its printed size. */
function readPixels(image: HTMLImageElement, ink: Ink, drawn: LogoSheet | null): Pixels {
  const own = naturalSize(image);
  const wanted = drawn ? ((drawn.place.width / 25.4) * DRAWN_PPI) / own.width : 1;
  const scale = Math.min(wanted, drawn ? MOST_PIXELS / Math.max(own.width, own.height) : 1);
  const { canvas, context } = createCanvas(own.width * scale, own.height * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const { name, colour } = INKS[ink];
  if (colour) {
    const samples = Uint8Array.from(getCoverage(data), (amount) => Math.round(amount * 255));
    return { width, height, samples, alpha: null, ink: { name, colour } };
  }
  const samples = new Uint8Array(3 * width * height);
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    samples.set(data.subarray(4 * pixel, 4 * pixel + 3), 3 * pixel);
    alpha[pixel] = data[4 * pixel + 3] ?? 255;
  }
  return {
    width,
    height,
    samples,
    alpha: alpha.every((one) => one === 255) ? null : alpha,
    ink: null,
  };
}

const SVG = "http://www.w3.org/2000/svg";

const mm = (length: number) => String(Math.round(length * 1000) / 1000);

/** Places the drawing on a sheet with bleed, as vectors. */
async function drawSheet(file: File, image: HTMLImageElement, { size, place }: LogoSheet) {
  const sheet = document.implementation.createDocument(SVG, "svg");
  const outer = withBleed(size);
  const set = (element: Element, attributes: Record<string, string>) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };
  set(sheet.documentElement, {
    width: `${mm(outer.width)}mm`,
    height: `${mm(outer.height)}mm`,
    viewBox: `${-BLEED_MM} ${-BLEED_MM} ${mm(outer.width)} ${mm(outer.height)}`,
  });
  const drawn = new DOMParser().parseFromString(await file.text(), "image/svg+xml");
  const logo = sheet.importNode(drawn.documentElement, true);
  const own = naturalSize(image);
  if (!logo.hasAttribute("viewBox")) set(logo, { viewBox: `0 0 ${own.width} ${own.height}` });
  const [x, y, width, height] = [place.left, place.top, place.width, place.height].map(mm);
  set(logo, { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` });
  sheet.documentElement.append(logo);
  return new XMLSerializer().serializeToString(sheet);
}

/** Size attributes of an SVG. */
const OWN_SIZE = /\s(width|height)\s*=\s*("[^"]*"|'[^']*')/g;

/**
 * The logo without a size, because it prints as large as on the model. Raster pictures become PNG with all
 * their pixels.
 */
async function aloneArtwork(kept: StoredLogo, image: HTMLImageElement): Promise<File> {
  if (isVector(kept.file)) {
    const words = await kept.file.text();
    const sizeless = words.replace(/<svg\b[^>]*>/, (root) => root.replace(OWN_SIZE, ""));
    return namedAs(kept, sizeless, "svg", kept.file.type);
  }
  const { canvas, context } = createCanvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return png ? namedAs(kept, png, "png", png.type) : kept.file;
}
