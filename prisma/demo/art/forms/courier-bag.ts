import type { Art } from "../../types";
import { cushion, type Swell, swollen } from "../cushion";
import type { Surface } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { leanBounds, leanDimensions, rest } from "../leaning";
import { print } from "../marks";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { addressLabel } from "../props/address-label";
import { foldedShirt } from "../props/folded-shirt";
import { shadow, veil } from "../shadow";
import { roundedRect } from "../slab";

const SEAM = 0.028;
const FLAP = 0.8;

// Film is thin: what is inside shows as a soft swelling, with ridges that run in from the corners.
const swell: Swell = (u, v) => {
  if (u < SEAM || u > 1 - SEAM || v > 0.985) return 0;
  const body = (Math.sin(Math.PI * u) * Math.sin(Math.PI * Math.min(1, v * 1.02))) ** 0.62;
  const corner = (du: number, dv: number) =>
    Math.exp(-5 * Math.hypot(u - du, v - dv)) * Math.sin(13 * Math.atan2(v - dv, u - du));
  const ridges =
    0.3 * (corner(0, 0) + corner(1, 0) + corner(0, 0.82) + corner(1, 0.82)) +
    0.05 * Math.sin(u * 9 + v * 12);
  return Math.max(0, body * (1 + ridges));
};

const skin = (art: Art): Surface => swollen(art.size, art.size.width * 0.15, swell);

function draw(pen: Pen, art: Art, label = false): string {
  const surface = skin(art);
  const stock = { ...stockOf(art.material), fibre: undefined };
  const { width, height } = art.size;
  const across = (v: number) => Array.from({ length: 11 }, (_, i) => surface(i / 10, v));
  const panel: Surface = (u, v) =>
    surface(0.08 + u * 0.84, (label ? 0.42 : 0.12) + v * (label ? 0.34 : 0.6));
  return (
    rest(pen, art) +
    cushion(pen, surface, stock, 44) +
    wrinkles(pen, surface, stock.face) +
    [SEAM, 1 - SEAM]
      .map((u) =>
        pen.line(
          [surface(u, 0), surface(u, 0.35), surface(u, 0.7), surface(u, 1)],
          "crease",
          stock.face,
        ),
      )
      .join("") +
    veil(pen, [...across(FLAP), ...across(FLAP - 0.018).reverse()], 0.24) +
    pen.line(across(FLAP), "edge", stock.face) +
    pen.line(across(FLAP + 0.006), "glint", stock.face) +
    pen.line(across(FLAP + 0.07), "score", stock.face) +
    print(
      pen,
      art.print,
      panel,
      printInk(art.material, art.accent),
      width * 0.84,
      height * (label ? 0.34 : 0.6),
      label ? 0.7 : 0.56,
    ) +
    (label ? addressLabel(pen, surface, 0.2, 0.78, 0.1, 0.38) : "")
  );
}

// Where the film is taut it catches the lamp in short streaks.
function wrinkles(pen: Pen, surface: Surface, colour: string): string {
  const runs = [
    [0.05, 0.04, 0.2, 0.16],
    [0.05, 0.12, 0.14, 0.3],
    [0.94, 0.05, 0.8, 0.2],
    [0.95, 0.2, 0.88, 0.34],
    [0.06, 0.76, 0.2, 0.68],
    [0.95, 0.77, 0.82, 0.66],
  ] as const;
  return runs
    .map(([u, v, u1, v1]) =>
      pen.line(
        [surface(u, v), surface((u + u1) / 2 + 0.012, (v + v1) / 2), surface(u1, v1)],
        "glint",
        colour,
        true,
      ),
    )
    .join("");
}

const posted: Still = {
  bounds: (art) => [
    ...leanBounds(art),
    [-art.size.width * 0.86, -art.size.width * 0.85, 0],
    [art.size.width * 0.3, -art.size.width * 0.95, 0],
  ],
  draw: (pen, art) => {
    const w = art.size.width;
    const at = [-w * 0.34, -w * 0.62, 0] as const;
    const feet = roundedRect(w * 0.72, w * 0.56, w * 0.04, at, -12);
    return (
      draw(pen, art, true) +
      shadow(
        pen,
        feet.flatMap(
          (p) =>
            [
              [p[0], p[1], 0],
              [p[0], p[1], w * 0.1],
            ] as const,
        ),
      ) +
      foldedShirt(
        pen,
        at,
        w * 0.72,
        w * 0.56,
        w * 0.1,
        art.material === "rust" ? "#8aa08a" : "#cf8f63",
        -12,
      )
    );
  },
};

export const courierBag: FormDrawing = {
  title: "Courier bag",
  ground: "stone",
  object: { bounds: leanBounds, draw: (pen, art) => draw(pen, art) },
  inUse: posted,
  measures: { dimensions: leanDimensions },
};
