import type { Art } from "../../types";
import { boxDimensions } from "../dimension";
import { quadSurface, type Quad } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { add, type Vec } from "../geometry";
import { print } from "../marks";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { noodles } from "../props/noodles";
import { shadow } from "../shadow";
import { moved, outline, shell } from "../shell";
import { board, flap } from "../solid";
import { spot } from "../turned";

const TAPER = { width: 0.745, depth: 0.7 };

function bodyOf({ size: { width, depth = width, height } }: Art, at: Vec) {
  const rim = moved(outline(width, depth, height), at) as [Vec, Vec, Vec, Vec];
  const floor = moved(outline(width * TAPER.width, depth * TAPER.depth, 0), at) as [
    Vec,
    Vec,
    Vec,
    Vec,
  ];
  return { rim, floor };
}

/** Two printed bands round the walls, a wide one above a narrow one. */
function bands(pen: Pen, art: Art, wall: Quad): string {
  const on = quadSurface(wall);
  const ink = printInk(art.material, art.accent);
  const band = (a: number, b: number) =>
    pen.face([on(0, a), on(1, a), on(1, b), on(0, b)], ink, { bare: true });
  if (art.print !== "stripes")
    return print(pen, art.print, on, ink, art.size.width, art.size.height);
  return band(0.16, 0.22) + band(0.28, 0.5);
}

function body(pen: Pen, art: Art, at: Vec, contents = ""): string {
  const { rim, floor } = bodyOf(art, at);
  const side: Quad = [floor[1], floor[2], rim[2], rim[1]];
  return (
    shadow(pen, [...rim, ...floor], at[2]) +
    shell(pen, {
      rim,
      floor,
      stock: stockOf(art.material),
      contents,
      frontPrint: (quad) => bands(pen, art, quad),
    }) +
    bands(pen, art, side)
  );
}

function closed(pen: Pen, art: Art, at: Vec): string {
  const { height, width, depth = width } = art.size;
  const { rim } = bodyOf(art, at);
  const stock = stockOf(art.material);
  const roof = moved(outline(width * 0.96, depth * 0.62, height * 1.1), at) as [Vec, Vec, Vec, Vec];
  const tongue: Quad = [
    add(roof[0], [width * 0.3, 0, 0.4]),
    add(roof[1], [-width * 0.3, 0, 0.4]),
    add(roof[2], [-width * 0.34, -depth * 0.22, 0.4]),
    add(roof[3], [width * 0.34, -depth * 0.22, 0.4]),
  ];
  return (
    body(pen, art, at) +
    board(pen, [rim[3], rim[2], roof[2], roof[3]], stock, { inside: true }) +
    board(pen, [rim[1], rim[2], roof[2], roof[1]], stock, { tone: -0.05 }) +
    board(pen, [rim[0], rim[1], roof[1], roof[0]], stock, { tone: 0.03 }) +
    board(pen, roof, stock, { tone: 0.04 }) +
    board(pen, tongue, stock, { tone: 0.07 }) +
    pen.line([tongue[0], tongue[3], tongue[2], tongue[1]], "cut", stock.face)
  );
}

function open(pen: Pen, art: Art, at: Vec, contents = ""): string {
  const { width, depth = width } = art.size;
  const { rim } = bodyOf(art, at);
  const stock = stockOf(art.material);
  const [fl, fr, br, bl] = rim;
  const inner = { inside: true } as const;
  return (
    board(pen, flap(br, bl, [0, 1, 0], depth * 0.5, 58, width * 0.12), stock, inner) +
    board(pen, flap(bl, fl, [-1, 0, 0], width * 0.42, 52, depth * 0.14), stock, inner) +
    body(pen, art, at, contents) +
    board(pen, flap(fl, fr, [0, -1, 0], depth * 0.4, -36, width * 0.1), stock, {
      inside: true,
      tone: 0.16,
    }) +
    board(pen, flap(fr, br, [1, 0, 0], width * 0.36, -24, depth * 0.14), stock, {
      inside: true,
      tone: 0.12,
    })
  );
}

const hero: Still = {
  bounds: ({ size: { width: w, height } }) => [
    spot(-w * 1.3, 0),
    spot(w * 1.35, 0),
    spot(0, -w * 1.15),
    spot(0, w * 0.7, height * 1.3),
  ],
  draw: (pen, art) =>
    closed(pen, art, spot(-art.size.width * 0.68, art.size.width * 0.3)) +
    open(pen, art, spot(art.size.width * 0.5, -art.size.width * 0.5)),
};

function scene(pen: Pen, art: Art): string {
  const { width: w, height } = art.size;
  const at = spot(-w * 0.1, 0);
  return (
    open(pen, art, at, noodles(pen, add(at, [0, 0, height * 0.84]), w * 0.45)) +
    chopsticks(pen, spot(w * 0.72, -w * 0.5), w)
  );
}

function chopsticks(pen: Pen, at: Vec, w: number): string {
  return [0, 0.13]
    .map((shift) => {
      const [a, b] = [
        add(at, spot(-w * 0.72 + shift * w, -w * 0.45)),
        add(at, spot(w * 0.62 + shift * w * 1.6, w * 0.72)),
      ];
      const side = spot(w * 0.03, -w * 0.02);
      const quad = [a, add(a, side), add(b, side), b];
      return (
        shadow(pen, [...quad, ...quad.map((p) => add(p, [0, 0, 4]))]) +
        pen.face(
          quad.map((p) => add(p, [0, 0, 4])),
          "#c08f56",
          { tone: 0.05 },
        )
      );
    })
    .join("");
}

export const noodleBox: FormDrawing = {
  title: "Noodle box",
  ground: "sage",
  object: hero,
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 0.95, 0),
      spot(w * 1.5, 0),
      spot(0, -w * 1.05),
      spot(0, w * 0.55, height * 1.4),
    ],
    draw: scene,
  },
  measures: {
    object: {
      bounds: (art) => [
        ...bodyOf(art, [0, 0, 0]).rim,
        ...bodyOf(art, [0, 0, 0]).floor,
        [0, 0, art.size.height * 1.1],
      ],
      draw: (pen, art) => closed(pen, art, [0, 0, 0]),
    },
    dimensions: ({ size: { width, depth = width, height } }) => boxDimensions(width, depth, height),
  },
};
