import { extent } from "./camera";
import { add, hull, type Pt, type Vec } from "./geometry";
import { INK, PAPER, shade, type Stock } from "./palette";
import { element, path, polyline, smooth } from "./path";
import { WEIGHT } from "./lines";
import type { Pen } from "./pen";
import { ringPoints } from "./round";
import { shadow } from "./shadow";
import { roundedRect } from "./slab";
import { hollow } from "./mouth";

export interface Well {
  at: Pt;
  radius: number;
  /** How far its floor lies below the top. */
  depth: number;
  /** Slit fingers round the mouth that bend to grip. */
  fingers?: number;
}

export interface PulpTray {
  width: number;
  depth: number;
  height: number;
  at: Vec;
  stock: Stock;
  wells: readonly Well[];
}

/** Pressed pulp: a skirt that widens towards the table, a soft top, round wells with their own floor. */
export function pulpTray(pen: Pen, tray: PulpTray): string {
  const { width, depth, height, at, stock } = tray;
  const foot = ring(roundedRect(width, depth, width * 0.11, at), at[2]);
  const shoulder = ring(
    roundedRect(width * 0.95, depth * 0.95, width * 0.1, at),
    at[2] + height * 0.9,
  );
  const top = ring(roundedRect(width * 0.915, depth * 0.915, width * 0.09, at), at[2] + height);
  const flange = ring(
    roundedRect(width * 1.0, depth * 1.0, width * 0.11, at),
    at[2] + height * 0.08,
  );
  return (
    shadow(pen, [...foot, ...shoulder], at[2]) +
    silhouette(pen, [...foot, ...flange, ...shoulder], stock) +
    skirt(pen, foot, flange, stock) +
    skirt(pen, flange, shoulder, stock) +
    skirt(pen, shoulder, top, stock, 0.1) +
    pen.face(top, stock.face, { fall: 0.1, tone: 0.03 }) +
    speckle(pen, tray) +
    tray.wells.map((well) => wellOf(pen, tray, well)).join("")
  );
}

const ring = (outline: readonly Pt[], z: number): Vec[] => outline.map(([x, y]): Vec => [x, y, z]);

function skirt(
  pen: Pen,
  low: readonly Vec[],
  high: readonly Vec[],
  stock: Stock,
  tone = 0,
): string {
  return low
    .map((a, i) => {
      const next = (i + 1) % low.length;
      const quad = [a, low[next] ?? a, high[next] ?? a, high[i] ?? a];
      const outward: Vec = [a[0] + (low[next]?.[0] ?? 0), a[1] + (low[next]?.[1] ?? 0), 0];
      return pen.sees([outward[0], outward[1], Math.hypot(outward[0], outward[1]) * 0.15])
        ? pen.face(quad, stock.face, { bare: true, tone, fall: 0 })
        : "";
    })
    .join("");
}

function silhouette(pen: Pen, points: readonly Vec[], stock: Stock): string {
  const d = polyline(hull(points.map((p) => pen.at(p))), true);
  const stroke = pen.inking ? INK : shade(stock.face, -0.34);
  const fill = pen.inking ? PAPER : shade(stock.face, -0.22);
  return path(d, {
    fill,
    stroke,
    "stroke-width": pen.inking ? WEIGHT.ink * 2 : WEIGHT.edge * 2,
    "stroke-linejoin": "round",
  });
}

// Pulp is never even: pits and light bits all over the top.
function speckle(pen: Pen, { width, depth, height, at, stock }: PulpTray): string {
  if (pen.inking) return "";
  const dots = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = pen.at(
        add(at, [(pen.random() - 0.5) * width * 0.88, (pen.random() - 0.5) * depth * 0.88, height]),
      );
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${(1 + pen.random() * 2).toFixed(1)}`;
    }).join("");
  const look = { fill: "none", "stroke-linecap": "round", "stroke-width": 2.4 };
  return (
    path(dots(150), { ...look, stroke: shade(stock.face, -0.3), opacity: 0.4 }) +
    path(dots(110), { ...look, stroke: shade(stock.face, 0.4), opacity: 0.5 })
  );
}

const wellMouth = (tray: PulpTray, { at, radius }: Well): Vec[] =>
  ringPoints([tray.height, radius], { from: add(tray.at, [at[0], at[1], 0]) }, 26);

function wellOf(pen: Pen, tray: PulpTray, well: Well): string {
  const { stock } = tray;
  const mouth = wellMouth(tray, well).map((p) => pen.at(p));
  const outer = ringPoints(
    [tray.height, well.radius * 1.07],
    { from: add(tray.at, [well.at[0], well.at[1], 0]) },
    26,
  ).map((p) => pen.at(p));
  const floor = ringPoints(
    [tray.height - well.depth, well.radius * 0.86],
    { from: add(tray.at, [well.at[0], well.at[1], 0]) },
    26,
  ).map((p) => pen.at(p));
  const clip = pen.define("clipPath", {}, path(smooth(mouth, true), {}));
  const rounded = pen.inking
    ? path(smooth(outer, true), { fill: "none", stroke: INK, "stroke-width": 1.2 })
    : path(smooth(outer, true), { fill: lipFill(pen, outer, stock) });
  return (
    rounded +
    hollow(pen, mouth, stock.face) +
    element("g", { "clip-path": clip }, floorOf(pen, floor, stock)) +
    fingers(pen, tray, well)
  );
}

function lipFill(pen: Pen, outer: readonly Pt[], stock: Stock): string {
  const box = extent(outer);
  return pen.gradient(
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0, shade(stock.face, -0.14)],
      [0.5, shade(stock.face, 0.1)],
      [1, shade(stock.face, 0.42)],
    ],
  );
}

function floorOf(pen: Pen, floor: readonly Pt[], stock: Stock): string {
  if (pen.inking)
    return path(smooth(floor, true), { fill: "none", stroke: INK, "stroke-width": 1.2 });
  return path(smooth(floor, true), {
    fill: shade(stock.face, -0.2),
    stroke: shade(stock.face, -0.34),
    "stroke-width": 2,
    opacity: 0.85,
  });
}

function fingers(pen: Pen, tray: PulpTray, well: Well): string {
  if (!well.fingers) return "";
  const centre = add(tray.at, [well.at[0], well.at[1], tray.height]);
  const slits = Array.from({ length: well.fingers }, (_, i) => {
    const a = (i / (well.fingers ?? 1)) * Math.PI * 2 + 0.5;
    const p = (k: number, z = 0) =>
      pen.at(add(centre, [Math.cos(a) * well.radius * k, Math.sin(a) * well.radius * k, z]));
    const [from, to] = [p(0.98), p(1.26)];
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  }).join("");
  const stroke = pen.inking ? INK : shade(tray.stock.face, -0.5);
  return path(slits, {
    fill: "none",
    stroke,
    "stroke-width": pen.inking ? 1.6 : 3,
    "stroke-linecap": "round",
    opacity: 0.75,
  });
}
