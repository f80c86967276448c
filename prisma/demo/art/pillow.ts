import type { Art } from "../types";
import { SAG } from "./blanks/pillow";
import { fibres, type Surface } from "./fibres";
import { add, turn, type Vec } from "./geometry";
import { print } from "./marks";
import { printInk, stockOf } from "./palette";
import type { Pen } from "./pen";
import { shadow } from "./shadow";
import { depthOf } from "./solid";

const STRIPS = 22;

interface Place {
  at: Vec;
  degrees: number;
}

// Its own weight presses the lower sheet nearly flat, so most of the swelling is above the seams.
const SEAM_AT = 0.17;
const swell = (v: number) => Math.cos((v * Math.PI) / 2) ** 0.85;

/** Height of the upper (1) or lower (-1) sheet, v = -1 at the front edge to 1 at the back. */
export const level = (v: number, height: number, side: 1 | -1 = 1) =>
  height * (SEAM_AT + swell(v) * (side > 0 ? 1 - SEAM_AT : -SEAM_AT));

/** The scored end arcs inwards: the corners stick out as ears. */
const endOf = (v: number, { size }: Art) => size.width / 2 - depthOf(size) * SAG * (1 - v * v);

type Put = (x: number, v: number, side: 1 | -1) => Vec;

const ACROSS = Array.from({ length: STRIPS + 1 }, (_, i) => (i / STRIPS) * 2 - 1);

/** A pillow box that lies at a place on the table. */
export function pillow(pen: Pen, art: Art, place: Place = { at: [0, 0, 0], degrees: 0 }): string {
  const { at, degrees } = place;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const put: Put = (x, v, side) =>
    add(turn([x, (v * depth) / 2, level(v, art.size.height, side)], degrees), at);
  const right = ACROSS.map((v) => put(endOf(v, art), v, 1));
  const under = ACROSS.map((v) => put(endOf(v, art), v, -1));
  const left = ACROSS.filter((v) => v < 0.5).map((v) => put(-endOf(v, art), v, 1));
  const ends = [right, left, [put(-endOf(-1, art), -1, 1), put(endOf(-1, art), -1, 1)]];
  return (
    shadows(pen, art, put, at[2]) +
    sheets(pen, art, put) +
    pen.face([...right, ...under.reverse()], stock.face, {
      tone: -0.06,
      normal: turn([1, 0, -0.1], degrees),
    }) +
    printed(pen, art, put) +
    ends.map((line) => pen.line(line, "edge", stock.face)).join("") +
    pen.line(left, "glint", stock.face)
  );
}

function shadows(pen: Pen, art: Art, put: Put, floor: number): string {
  const both = (v: number, inset: number, side: 1 | -1) =>
    [-1, 1].map((end) => put(end * (endOf(v, art) - inset), v, side));
  const body = ACROSS.flatMap((v) => both(v, 0, 1));
  const foot = [-0.9, 0.9].flatMap((v) => both(v, 5, -1));
  return shadow(pen, body, floor, 0.8, true) + shadow(pen, foot, floor, 0.7);
}

function sheets(pen: Pen, art: Art, put: Put): string {
  const { face } = stockOf(art.material);
  const strips = (side: 1 | -1) =>
    ACROSS.slice(1).map((next, i) => {
      const v = ACROSS[i] ?? next;
      return [-1, 1, 1, -1].map((end, corner) => {
        const row = corner < 2 ? v : next;
        return put(end * endOf(row, art), row, side);
      });
    });
  const fill = (quad: Vec[], tone: number) => pen.face(quad, face, { bare: true, fall: 0, tone });
  const upper = strips(1);
  const seen = upper.map((quad, i) => fill(quad, ((i / STRIPS) * 2 - 1) * 0.07)).reverse();
  const below = strips(-1)
    .slice(0, STRIPS / 2)
    .map((quad) => fill(quad, -0.2));
  const outline = upper.map((quad) => pen.line([...quad, ...quad.slice(0, 1)], "edge", face));
  return [...below, ...outline, ...seen].join("");
}

// Only the near side of the crest is seen, so the mark keeps to it.
function printed(pen: Pen, art: Art, put: Put): string {
  const depth = depthOf(art.size);
  const width = art.size.width - depth * SAG * 2;
  const surface: Surface = (u, v) => put((u - 0.5) * width, v * 1.3 - 0.86, 1);
  const ink = printInk(art.material, art.accent);
  return (
    fibres(pen, surface, stockOf(art.material), 110) +
    print(pen, art.print, surface, ink, width, depth * 0.7, 0.66)
  );
}
