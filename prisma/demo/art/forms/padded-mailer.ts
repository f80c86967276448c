import type { Art } from "../../types";
import { cushion, type Swell, swollen } from "../cushion";
import type { Surface } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { add } from "../geometry";
import { leanBounds, leanDimensions, leanOf, rest } from "../leaning";
import { print } from "../marks";
import { printInk, shade, stockOf } from "../palette";
import { path } from "../path";
import type { Pen } from "../pen";
import { addressLabel } from "../props/address-label";
import { veil } from "../shadow";

const SEAM = 0.045;
const FLAP = 0.8;

const swell: Swell = (u, v) => {
  if (u < SEAM || u > 1 - SEAM || v < 0.02) return 0.05;
  return (Math.sin(Math.PI * u) * Math.sin(Math.PI * Math.min(0.93, 0.06 + v * 0.9))) ** 0.35;
};

const skin = (art: Art): Surface => swollen(art.size, art.size.width * 0.11, swell);

function draw(pen: Pen, art: Art, label = false, open = false): string {
  const surface = skin(art);
  const stock = stockOf(art.material);
  const { width, height } = art.size;
  const panel: Surface = (u, v) => surface(0.1 + u * 0.8, 0.12 + v * 0.56);
  return (
    (open ? "" : rest(pen, art)) +
    cushion(pen, surface, stock) +
    quilting(pen, surface, stock.face) +
    [SEAM, 1 - SEAM]
      .map((u) => pen.line([surface(u, 0), surface(u, 0.5), surface(u, 1)], "crease", stock.face))
      .join("") +
    (open ? "" : closedFlap(pen, surface, stock.face)) +
    (label
      ? addressLabel(pen, surface, 0.16, 0.7, 0.34, 0.66)
      : print(
          pen,
          art.print,
          panel,
          printInk(art.material, art.accent),
          width * 0.8,
          height * 0.56,
          0.56,
        ))
  );
}

// The padding presses through the paper as rows of shallow domes.
function quilting(pen: Pen, surface: Surface, colour: string): string {
  if (pen.inking) return "";
  const dome = (shift: number) =>
    Array.from({ length: 15 * 20 }, (_, i) => {
      const [row, column] = [Math.floor(i / 15), i % 15];
      const p = pen.at(
        surface(0.09 + ((column + (row % 2) / 2) / 15) * 0.84, 0.05 + (row / 20) * 0.88),
      );
      return `M${(p[0] + shift).toFixed(1)} ${(p[1] + shift).toFixed(1)}h.1`;
    }).join("");
  const dot = { fill: "none", "stroke-linecap": "round", "stroke-width": Math.max(7, pen.px(7)) };
  return (
    path(dome(2.4), { ...dot, stroke: shade(colour, -0.16), opacity: 0.3 }) +
    path(dome(-1), { ...dot, stroke: shade(colour, 0.14), opacity: 0.34 })
  );
}

function closedFlap(pen: Pen, surface: Surface, colour: string): string {
  const foot = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((u) =>
    surface(u, FLAP + (u < 0.04 || u > 0.96 ? 0.05 : 0)),
  );
  const head = [1, 0.75, 0.5, 0.25, 0].map((u) => surface(u, 1));
  const shadowLine = foot.map((p) => add(p, [1, -2, -7]));
  return (
    veil(pen, [...foot, ...shadowLine.reverse()], 0.25) +
    pen.face([...foot, ...head], colour, { tone: 0.04, fall: 0.05 }) +
    pen.line(
      [0.03, 0.3, 0.6, 0.97].map((u) => surface(u, FLAP + 0.1)),
      "score",
      colour,
    )
  );
}

const withBook: Still = {
  bounds: (art) => {
    const put = leanOf(art.size);
    const { width, height } = art.size;
    return [...leanBounds(art), put(-width / 2, height * 1.36), put(width / 2, height * 1.36)];
  },
  draw: (pen, art) => {
    const put = leanOf(art.size);
    const { width: w, height: h } = art.size;
    const stock = stockOf(art.material);
    const lip = [put(-w / 2, h), put(w / 2, h), put(w / 2, h * 1.2, -6), put(-w / 2, h * 1.2, -6)];
    const strip = [
      put(-w / 2, h * 1.13, -4),
      put(w / 2, h * 1.13, -4),
      put(w / 2, h * 1.18, -5),
      put(-w / 2, h * 1.18, -5),
    ];
    return (
      rest(pen, art) +
      pen.face(lip, stock.inner, { tone: -0.06 }) +
      pen.face(strip, "#f3ead6", { fall: 0.03 }) +
      book(pen, art, put) +
      draw(pen, art, true, true)
    );
  },
};

// A cloth-bound book on its way out of the mouth: cover, spine side in shade, the block of pages on top.
function book(pen: Pen, { size }: Art, put: ReturnType<typeof leanOf>): string {
  const [x, t, foot, top] = [
    size.width * 0.35,
    size.width * 0.11,
    size.height * 0.7,
    size.height * 1.26,
  ];
  const cover = "#2f5a48";
  const band = (s: number) =>
    pen.line([put(-x * 0.8, s, t), put(x * 0.8, s, t)], "edge", "#e9d9b4");
  return (
    pen.face([put(x, foot, 2), put(x, foot, t), put(x, top, t), put(x, top, 2)], cover) +
    pen.face([put(-x, top, 2), put(x, top, 2), put(x, top, t), put(-x, top, t)], "#f0e6d0") +
    [0.35, 0.6]
      .map((k) => pen.line([put(-x, top, t * k), put(x, top, t * k)], "seam", "#b7a988"))
      .join("") +
    pen.face([put(-x, foot, t), put(x, foot, t), put(x, top, t), put(-x, top, t)], cover) +
    band(top - size.height * 0.05) +
    band(top - size.height * 0.065) +
    band(top - size.height * 0.17)
  );
}

export const paddedMailer: FormDrawing = {
  title: "Padded mailer",
  ground: "stone",
  object: { bounds: leanBounds, draw: (pen, art) => draw(pen, art) },
  inUse: withBook,
  measures: { dimensions: leanDimensions },
};
