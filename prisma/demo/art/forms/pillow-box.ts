import type { Art } from "../../types";
import { pillowBlank, SAG } from "../blanks/pillow";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { add, corners, turn, type Vec } from "../geometry";
import { fibres, type Surface } from "../fibres";
import { print } from "../marks";
import { printInk, shade, stockOf } from "../palette";
import type { Pen } from "../pen";
import { sprig } from "../props/sprig";
import { shadow } from "../shadow";
import { depthOf } from "../solid";

const STRIPS = 22;

interface Place {
  at: Vec;
  degrees: number;
}

const bounds = ({ size }: Art) => corners(size.width, depthOf(size), size.height);

// Its own weight presses the lower sheet nearly flat, so most of the swelling is above the seams.
const SEAM_AT = 0.17;
const swell = (v: number) => Math.cos((v * Math.PI) / 2) ** 0.85;

/** Height of the upper (1) or lower (-1) sheet, v = -1 at the front edge to 1 at the back. */
const level = (v: number, height: number, side: 1 | -1 = 1) =>
  height * (SEAM_AT + swell(v) * (side > 0 ? 1 - SEAM_AT : -SEAM_AT));

/** The scored end arcs inwards: the corners stick out as ears. */
const endOf = (v: number, { size }: Art) => size.width / 2 - depthOf(size) * SAG * (1 - v * v);

function pillow(
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

// A band of twine round the middle, over the back edge to the front.
function string(pen: Pen, art: Art, x: number): string {
  const { height } = art.size;
  const points = Array.from({ length: 17 }, (_, i): Vec => {
    const v = (i / 16) * 2 - 1;
    return [x, (v * depthOf(art.size)) / 2, level(v, height) + 1];
  });
  return (
    pen.line(points, "cut", "#b58d57", true) +
    pen.line(
      points.map((p) => add(p, [2.2, 0, 0])),
      "edge",
      shade("#b58d57", 0.2),
      true,
    )
  );
}

const tiedPair: Still = {
  bounds: (art) => [
    ...bounds(art),
    [-art.size.width * 0.2, depthOf(art.size) * 1.5, 0],
    [art.size.width * 0.75, depthOf(art.size) * 1.1, 0],
    [-art.size.width * 0.55, -depthOf(art.size) * 0.75, 0],
  ],
  draw: (pen, art) => {
    const depth = depthOf(art.size);
    return (
      pillow(
        pen,
        { ...art, material: art.accent ?? "kraft", accent: art.material },
        { at: [art.size.width * 0.2, depth * 1.02, 0], degrees: 16 },
      ) +
      pillow(pen, art) +
      string(pen, art, -art.size.width * 0.27) +
      sprig(
        pen,
        [-art.size.width * 0.36, -depth * 0.3, art.size.height * 0.94],
        [0.5, 0.86, 0.1],
        art.size.width * 0.32,
        "#66805a",
        5,
      )
    );
  },
};

export const pillowBox: FormDrawing = {
  title: "Pillow box",
  ground: "stone",
  object: { bounds, draw: (pen, art) => pillow(pen, art) },
  inUse: tiedPair,
  measures: {
    dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height),
    dieline: pillowBlank,
  },
};
