import { lightness, type Paper } from "@/lib/catalogue/model/palette";
import type { PrintFace } from "@/lib/catalogue/model/net";
import type { Translate } from "@/lib/i18n/translate";
import type { Dieline } from "@/lib/pricing/dieline";

/** A visitor's logo, printed in the browser; it is uploaded only as artwork of an order. */

export interface Logo {
  file: File;
  /** The picture painted on the model. */
  picture: HTMLCanvasElement;
  /** Width in pixels; null for a drawing, which is sharp at any size. */
  pixels: number | null;
}

export class LogoRefused extends Error {}

export function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });
  const context = canvas.getContext("2d");
  if (!context) throw new LogoRefused("This browser cannot draw pictures.");
  return { canvas, context };
}

export const INKS = {
  own: { name: "Own colours", colour: null },
  black: { name: "Black", colour: [38, 40, 35] },
  green: { name: "Green", colour: [31, 74, 54] },
  rust: { name: "Rust", colour: [156, 67, 32] },
  white: { name: "White", colour: [250, 247, 240] },
} as const;

export type Ink = keyof typeof INKS;

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/**
 * The amount of ink for each pixel, 0 to 1: highest where the logo is darkest or, for a light logo on a
 * transparent ground, lightest.
 */
export function getCoverage(data: Uint8ClampedArray): Float32Array {
  const dark = new Float32Array(data.length / 4);
  let [sum, seen] = [0, 0];
  for (let index = 0; index < dark.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = [
      data[4 * index],
      data[4 * index + 1],
      data[4 * index + 2],
    ];
    const alpha = data[4 * index + 3] ?? 0;
    dark[index] = 1 - lightness([red, green, blue]);
    sum += (dark[index] ?? 0) * alpha;
    seen += alpha;
  }
  const isLight = seen > 0 && sum / seen < 0.25 && seen < 255 * 0.95 * dark.length;
  const amounts = dark.map(
    (one, index) => ((isLight ? 1 - one : one) * (data[4 * index + 3] ?? 0)) / 255,
  );
  const most = amounts.reduce((one, other) => Math.max(one, other), 0.05);
  return amounts.map((amount) => amount / most);
}

/** The logo as printed in one ink. */
export function inked({ picture }: Logo, ink: Ink): HTMLCanvasElement {
  const { colour } = INKS[ink];
  if (!colour) return picture;
  const { canvas, context } = createCanvas(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  getCoverage(pixels.data).forEach((amount, index) => {
    pixels.data.set([...colour, byte(amount * 255)], 4 * index);
  });
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** The share of an ink that covers the paper instead of tinting it. */
const INK_COVER = 0.3;

/**
 * The opacity of an ink: paper shows through, except under white ink and under full colour on dark paper.
 */
export const getOpacity = (ink: Ink, { outer }: Paper) =>
  ink === "white" || (ink === "own" && lightness(outer) < 0.35) ? 1 : INK_COVER;

/** The logo's size in percent of the print area, and its offset in percent of the free space. */
export interface Placement {
  size: number;
  across: number;
  up: number;
}

/** Centre, width and height of the logo on the flat sheet. */
export function placedLogo(face: PrintFace, picture: Dieline, placement: Placement) {
  const fit = Math.min(face.width / picture.width, face.height / picture.height);
  const [width, height] = [picture.width, picture.height].map(
    (side) => (side * fit * placement.size) / 100,
  ) as [number, number];
  const u = face.centre[0] + ((face.width - width) / 2) * (placement.across / 100);
  const v = face.centre[1] + ((face.height - height) / 2) * (placement.up / 100);
  return { u, v, width, height };
}

/** Describes the print for the shop: "Lid, 120 mm wide, black". */
export const placedWords = (face: PrintFace, width: number, ink: Ink, t: Translate): string =>
  t("{face}, {width} mm wide, {ink}", {
    face: t(face.name),
    width: Math.round(width),
    ink: t(INKS[ink].name).toLowerCase(),
  });
