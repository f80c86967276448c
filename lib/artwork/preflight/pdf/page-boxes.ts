import { type PDFObject, type PDFPage, PDFName } from "@cantoo/pdf-lib";
import { numberIn, numbersIn } from "./lookups";
import type { Matrix } from "../matrix";

const MM = 72 / 25.4;

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface Sheet {
  /** Size after trimming, or of the whole page without a marked trim; in millimetres, as displayed. */
  trim: { width: number; height: number } | null;
  /** Millimetres between trim and bleed at the nearest side; null without a marked trim. */
  bleed: number | null;
  /** From page units to millimetres from the top left of the trim, as displayed. */
  matrix: Matrix;
}

/** The boxes of a page (ISO 32000-1, 14.11.2), its unit and rotation; null for a page without a size. */
export function readSheet(page: PDFPage): Sheet | null {
  const { node } = page;
  const inherited = (name: string) => toBox(node.getInheritableAttribute(PDFName.of(name)), page);
  const own = (name: string) => toBox(node.get(PDFName.of(name)), page);
  const media = inherited("MediaBox");
  if (!media) return null;
  const crop = within(inherited("CropBox"), media) ?? media;
  const marked = within(own("TrimBox"), media);
  const trim = marked ?? crop;
  const outer = within(own("BleedBox"), media) ?? crop;
  const unit = (numberIn(node, "UserUnit") ?? 1) / MM;
  const turns = ((Math.round(toTurn(page) / 90) % 4) + 4) % 4;
  const [width, height] = [(trim.right - trim.left) * unit, (trim.top - trim.bottom) * unit];
  return {
    trim: turns % 2 === 0 ? { width, height } : { width: height, height: width },
    bleed: marked && getBleed(outer, marked) * unit,
    matrix: toMatrix(trim, unit, turns),
  };
}

const toTurn = ({ node }: PDFPage) =>
  numbersIn(node.context.lookup(node.getInheritableAttribute(PDFName.of("Rotate"))))[0] ?? 0;

function toBox(object: PDFObject | undefined, { node }: PDFPage): Box | null {
  const [a, b, c, d] = numbersIn(node.context.lookup(object));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  const box = {
    left: Math.min(a, c),
    bottom: Math.min(b, d),
    right: Math.max(a, c),
    top: Math.max(b, d),
  };
  return box.right > box.left && box.top > box.bottom ? box : null;
}

/** The part of a box that lies on the sheet; null for none. */
function within(box: Box | null, media: Box): Box | null {
  if (!box) return null;
  const part = {
    left: Math.max(box.left, media.left),
    bottom: Math.max(box.bottom, media.bottom),
    right: Math.min(box.right, media.right),
    top: Math.min(box.top, media.top),
  };
  return part.right > part.left && part.top > part.bottom ? part : null;
}

const getBleed = (outer: Box, trim: Box): number =>
  Math.max(
    0,
    Math.min(
      trim.left - outer.left,
      trim.bottom - outer.bottom,
      outer.right - trim.right,
      outer.top - trim.top,
    ),
  );

/** Rotates a page clockwise by this many quarter turns. */
function toMatrix({ left, bottom, right, top }: Box, unit: number, turns: number): Matrix {
  const u = unit;
  if (turns === 1) return [0, u, u, 0, -bottom * u, -left * u];
  if (turns === 2) return [-u, 0, 0, u, right * u, -bottom * u];
  if (turns === 3) return [0, -u, -u, 0, top * u, right * u];
  return [u, 0, 0, -u, -left * u, top * u];
}
