import type { Art } from "../../types";
import type { FormDrawing } from "../form";
import type { Vec } from "../geometry";
import { printInk } from "../palette";
import { path, polyline, smooth } from "../path";
import type { Pen } from "../pen";
import { type Drink, drink } from "../props/iced-drink";
import { straw } from "../props/straw";
import { frontArc, lathe, type Ring, ringPoints, wallSurface } from "../round";
import { vesselDimensions, vesselFigures, drawnAlone } from "../round-measures";
import { shadow } from "../shadow";
import { lipRing } from "../mouth";
import { between, ringBounds, spot, wallPrint } from "../turned";
import { ringsOf } from "./hot-cup";

const FILM = "#eef3ec";

function coldCup(pen: Pen, art: Art, at: Vec = [0, 0, 0], inside?: Drink): string {
  const [lower, upper] = ringsOf(art);
  const axis = { from: at };
  return (
    shadow(pen, ringBounds([lower, upper], axis), at[2], inside ? 0.8 : 0.42) +
    back(pen, lower, upper, at) +
    (inside ? drink(pen, lower, upper, at, inside) : "") +
    front(pen, lower, upper, at) +
    wallPrint(
      pen,
      art.print,
      between(lower, upper, 0.1),
      between(lower, upper, 0.8),
      printInk(art.material, art.accent),
      axis,
      0.5,
    ) +
    shine(pen, lower, upper, at) +
    lipRing(pen, upper, art.size.width * 0.03, FILM, axis)
  );
}

// Seen through the front: the far wall, the base ring standing up into the cup.
function back(pen: Pen, lower: Ring, upper: Ring, at: Vec): string {
  if (pen.inking) return lathe(pen, [lower, upper], FILM, { from: at });
  const ring = (r: Ring) =>
    smooth(
      ringPoints(r, { from: at }).map((p) => pen.at(p)),
      true,
    );
  const opening = pen.gradient(
    pen.at(ringPoints(upper, { from: at })[20] ?? at),
    pen.at(ringPoints(upper, { from: at })[0] ?? at),
    [
      [0, "#8fa39a", 0.3],
      [0.5, "#dfe8e0", 0.2],
      [1, "#ffffff", 0.55],
    ],
  );
  return (
    path(ring(lower), { fill: "#74877d", opacity: 0.2 }) +
    path(ring([lower[0] + 4, lower[1] * 0.94]), {
      fill: "#f4f8f3",
      opacity: 0.5,
      stroke: "#7f9188",
      "stroke-width": 1.6,
    }) +
    path(ring(upper), { fill: opening })
  );
}

// Film is thick to the eye where it turns away, and nearly nothing in the middle.
function front(pen: Pen, lower: Ring, upper: Ring, at: Vec): string {
  if (pen.inking) return "";
  const [low, high] = [frontArc(lower, { from: at }), frontArc(upper, { from: at })];
  const flat = [...low, ...[...high].reverse()].map((p) => pen.at(p));
  const [a, b] = [pen.at(high[0] ?? at), pen.at(high[high.length - 1] ?? at)];
  const fill = pen.gradient(a, b, [
    [0, "#6f857a", 0.5],
    [0.06, "#c9d6cc", 0.42],
    [0.2, "#f4f9f3", 0.3],
    [0.5, "#e4ece4", 0.12],
    [0.82, "#9fb2a7", 0.2],
    [0.94, "#6f857a", 0.34],
    [1, "#5d7268", 0.52],
  ]);
  return (
    path(polyline(flat, true), {
      fill,
      stroke: "#7f9188",
      "stroke-width": 1.5,
      "stroke-linejoin": "round",
    }) + beads(pen, lower, upper, at)
  );
}

function beads(pen: Pen, lower: Ring, upper: Ring, at: Vec): string {
  const lines = [0.045, 0.84, 0.875].map((t) =>
    smooth(frontArc(between(lower, upper, t), { from: at }).map((p) => pen.at(p))),
  );
  const look = { fill: "none", "stroke-linecap": "round" };
  return (
    path(lines.join(""), { ...look, stroke: "#71857b", "stroke-width": 1.5, opacity: 0.55 }) +
    path(lines.join(""), {
      ...look,
      stroke: "#ffffff",
      "stroke-width": 1.6,
      opacity: 0.75,
      transform: "translate(0 2.4)",
    })
  );
}

function shine(pen: Pen, lower: Ring, upper: Ring, at: Vec): string {
  if (pen.inking) return "";
  const surface = wallSurface(between(lower, upper, 0.08), between(lower, upper, 0.8), {
    from: at,
  });
  const strip = (u0: number, u1: number) =>
    polyline(
      [surface(u0, 0), surface(u0, 1), surface(u1, 1), surface(u1, 0)].map((p) => pen.at(p)),
      true,
    );
  return (
    path(strip(0.2, 0.245), { fill: "#ffffff", opacity: 0.6 }) +
    path(strip(0.265, 0.278), { fill: "#ffffff", opacity: 0.45 }) +
    path(strip(0.87, 0.885), { fill: "#ffffff", opacity: 0.4 })
  );
}

function scene(pen: Pen, art: Art): string {
  const { width: w, height } = art.size;
  const [a, b] = [spot(w * 0.52, w * 0.42), spot(-w * 0.5, -w * 0.2)];
  return (
    coldCup(pen, art, a, { level: 0.8, layers: ["#e9c48a", "#d98a3a"], ice: 5 }) +
    straw(pen, a, height, w, "#b5532a") +
    coldCup(pen, art, b, { level: 0.84, layers: ["#6d4327", "#e2cba4"], ice: 6 }) +
    straw(pen, b, height, w, "#1f4a36")
  );
}

export const coldCupForm: FormDrawing = {
  title: "Clear cold cup",
  ground: "clay",
  object: { bounds: (art) => ringBounds(ringsOf(art)), draw: (pen, art) => coldCup(pen, art) },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 1.05, 0),
      spot(w * 1.1, 0),
      spot(0, -w * 0.6),
      spot(w * 0.6, w * 0.4, height * 1.3),
    ],
    draw: scene,
  },
  measures: {
    object: drawnAlone((pen, art) => coldCup(pen, art)),
    dimensions: ({ size }) => vesselDimensions(size),
    figures: vesselFigures,
  },
};
