import { type PDFDict, type PDFPage, PDFName, PDFStream } from "@cantoo/pdf-lib";
import { times, toMatrix, type Matrix } from "../matrix";
import type { State } from "./graphics-state";
import type { Layers } from "./layers";
import { asDict, dictIn, entry, listIn, nameIn, numberIn, numbersIn } from "./lookups";
import type { Content } from "./content";
import type { Walk } from "./walk";

/** Draws visible annotations (ISO 32000-1, 12.5): stamps, filled fields, comments. */

const HIDDEN = 2;
const PRINTED = 4;
const NOT_VIEWED = 32;

/** Draws the annotations of a page that are shown on screen or in print. */
export function drawNotes(
  page: PDFPage,
  content: Omit<Content, "bytes">,
  { walk, layers }: { walk: Walk; layers: Layers },
): void {
  for (const note of listIn(entry(page.node, "Annots")).flatMap((each) => asDict(each) ?? [])) {
    const flags = numberIn(note, "F") ?? 0;
    const isSeen = (flags & PRINTED) > 0 || (flags & NOT_VIEWED) === 0;
    const form = findAppearance(note);
    if (!form || !isSeen || (flags & HIDDEN) > 0 || layers.hides(entry(note, "OC"))) continue;
    const matrix = times(toRect(note, form.dict), content.state.matrix);
    const state: State = { ...content.state, matrix };
    walk.drawForm(form, { ...content, resources: undefined, state });
  }
}

function findAppearance(note: PDFDict): PDFStream | null {
  const normal = entry(dictIn(note, "AP"), "N");
  if (normal instanceof PDFStream) return normal;
  const state = nameIn(note, "AS");
  const chosen = state === undefined ? undefined : asDict(normal)?.lookup(PDFName.of(state));
  return chosen instanceof PDFStream ? chosen : null;
}

/** Maps the transformed appearance box to the annotation's rectangle. */
function toRect(note: PDFDict, form: PDFDict): Matrix {
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(entry(note, "Rect"));
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(entry(form, "BBox"));
  const [p, q, r, s, e, f] = toMatrix(numbersIn(entry(form, "Matrix")));
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [x, y] as const));
  const xs = corners.map(([x, y]) => p * x + r * y + e);
  const ys = corners.map(([x, y]) => q * x + s * y + f);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const wide = width > 0 ? Math.abs(c - a) / width : 1;
  const high = height > 0 ? Math.abs(d - b) / height : 1;
  return [wide, 0, 0, high, Math.min(a, c) - x * wide, Math.min(b, d) - y * high];
}
