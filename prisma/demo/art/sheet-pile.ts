import type { Quad } from "./fibres";
import { add, corners, turn, type Vec } from "./geometry";
import { INK, shade, type Stock } from "./palette";
import { path, polyline } from "./path";
import type { Pen } from "./pen";
import { shadow } from "./shadow";

export interface Pile {
  width: number;
  depth: number;
  height: number;
  at: Vec;
  stock: Stock;
  /** Sheets on top that lie turned a little, as when someone has just taken one. */
  fanned: number;
}

/** A ream: block with sheet edges showing on two sides, and a few loose sheets on it. Returns the top sheet for print. */
export function sheetPile(
  pen: Pen,
  { width, depth, height, at, stock, fanned }: Pile,
): { svg: string; sheet: Quad } {
  const c = corners(width, depth, height, at) as [Vec, Vec, Vec, Vec, Vec, Vec, Vec, Vec];
  const block =
    shadow(pen, c, at[2]) +
    pen.face([c[0], c[1], c[5], c[4]], stock.face, { tone: -0.03 }) +
    pen.face([c[1], c[2], c[6], c[5]], stock.face, { tone: -0.03 }) +
    edges(pen, c, height, stock) +
    pen.face([c[4], c[5], c[6], c[7]], stock.face);
  const sheets = Array.from({ length: fanned }, (_, i): Quad => {
    const angle = ((fanned - i) / fanned) * 6 - 2;
    return corners(width, depth, 0, at)
      .slice(0, 4)
      .map((p) => add(turn(p, angle, at), [0, 0, height + (i + 1) * 0.7])) as unknown as Quad;
  });
  const loose = sheets.map(
    (sheet) =>
      pen.face(sheet, shade(stock.face, -0.05), { tone: -0.1, opacity: 0.16, bare: true }) +
      pen.face(sheet, stock.face, { tone: 0.03 }),
  );
  return { svg: block + loose.join(""), sheet: sheets[fanned - 1] ?? [c[4], c[5], c[6], c[7]] };
}

function edges(pen: Pen, c: readonly Vec[], height: number, stock: Stock): string {
  const [a, b, d] = [c[0], c[1], c[2]] as [Vec, Vec, Vec];
  const count = pen.inking ? 5 : Math.max(6, Math.min(16, Math.round(pen.px(height) / 7)));
  const lines = Array.from({ length: count }, (_, i) => {
    const rise: Vec = [0, 0, (height * (i + 0.4 + pen.random() * 0.4)) / count];
    return polyline([a, b, d].map((p) => pen.at(add(p, rise))));
  });
  const stroke = pen.inking ? INK : shade(stock.face, -0.26);
  return path(lines.join(""), {
    fill: "none",
    stroke,
    "stroke-width": pen.inking ? 0.9 : 1.3,
    opacity: 0.55,
  });
}

/** Near left corner of the top sheet folded over flat: its underside shows, and the sheet below it. */
export function dogEar(pen: Pen, [a, b, , d]: Quad, stock: Stock, share = 0.2): string {
  const reach =
    Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])) * share;
  const along = (to: Vec, length = reach): Vec => {
    const k = length / Math.hypot(to[0] - a[0], to[1] - a[1]);
    return [a[0] + (to[0] - a[0]) * k, a[1] + (to[1] - a[1]) * k, a[2]];
  };
  const [right, left] = [along(b, reach * 1.25), along(d)];
  const tip = add(mirror(a, right, left), [0, 0, reach * 0.1]);
  const shade1 = add(tip, [reach * 0.05, -reach * 0.02, -reach * 0.1]);
  return (
    pen.face([a, right, left], stock.face, { tone: -0.03 }) +
    pen.face([left, right, shade1], "#4a3620", { bare: true, opacity: 0.14, fall: 0 }) +
    pen.face([left, right, tip], stock.inner, { tone: 0.06, fall: 0.14 })
  );
}

function mirror(p: Vec, a: Vec, b: Vec): Vec {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy);
  return [2 * (a[0] + dx * t) - p[0], 2 * (a[1] + dy * t) - p[1], p[2]];
}
