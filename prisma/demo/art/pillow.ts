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

/** A pillow box that lies at a place on the table. */
export function pillow(
  pen: Pen,
  art: Art,
  { at, degrees }: Place = { at: [0, 0, 0], degrees: 0 },
): string {
  const { height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const put = (x: number, v: number, side: 1 | -1): Vec =>
    add(turn([x, (v * depth) / 2, level(v, height, side)], degrees), at);
  const vs = Array.from({ length: STRIPS + 1 }, (_, i) => (i / STRIPS) * 2 - 1);
  const quads = (side: 1 | -1) =>
    vs.slice(1).map((next, i): Vec[] => {
      const v = vs[i] ?? next;
      return [
        put(-endOf(v, art), v, side),
        put(endOf(v, art), v, side),
        put(endOf(next, art), next, side),
        put(-endOf(next, art), next, side),
      ];
    });
  const sheet = (side: 1 | -1) =>
    quads(side).map((quad, i) =>
      pen.face(quad, stock.face, {
        bare: true,
        fall: 0,
        tone: side > 0 ? ((i / STRIPS) * 2 - 1) * 0.07 : -0.2,
      }),
    );
  const outline = quads(1).map((quad) => pen.line([...quad, quad[0] ?? at], "edge", stock.face));
  const right = vs.map((v) => put(endOf(v, art), v, 1));
  const under = vs.map((v) => put(endOf(v, art), v, -1));
  const left = vs.filter((v) => v < 0.5).map((v) => put(-endOf(v, art), v, 1));
  const surface: Surface = (u, v) =>
    put((u * 2 - 1) * (art.size.width / 2 - depth * SAG), v * 1.3 - 0.86, 1);
  const ends = [right, left, [put(-endOf(-1, art), -1, 1), put(endOf(-1, art), -1, 1)]];
  return (
    shadow(
      pen,
      vs.flatMap((v) => [put(-endOf(v, art), v, 1), put(endOf(v, art), v, 1)]),
      at[2],
      0.8,
      true,
    ) +
    shadow(
      pen,
      [-0.9, 0.9].flatMap((v) =>
        [-1, 1].map((side): Vec => put(side * (endOf(v, art) - 5), v, -1)),
      ),
      at[2],
      0.7,
    ) +
    sheet(-1)
      .slice(0, STRIPS / 2)
      .join("") +
    outline.join("") +
    sheet(1).reverse().join("") +
    pen.face([...right, ...under.reverse()], stock.face, {
      tone: -0.06,
      normal: turn([1, 0, -0.1], degrees),
    }) +
    fibres(pen, surface, stock, 110) +
    ends.map((line) => pen.line(line, "edge", stock.face)).join("") +
    pen.line(left, "glint", stock.face) +
    print(
      pen,
      art.print,
      surface,
      printInk(art.material, art.accent),
      art.size.width - depth * SAG * 2,
      depth * 0.7,
      0.66,
    )
  );
}
