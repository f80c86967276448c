import type { Art } from "../../types";
import { envelopeBlank } from "../blanks/envelope";
import { type Quad, quadSurface } from "../fibres";
import type { FormDrawing, Still } from "../form";
import type { Vec } from "../geometry";
import { leanBounds, leanDimensions, type Lean, leanOf, rest } from "../leaning";
import { print } from "../marks";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { addressLabel } from "../props/address-label";
import { artPrint } from "../props/art-print";
import { veil } from "../shadow";
import { board } from "../solid";

const BOARD = 4;

const sheet = (put: Lean, x: number, s0: number, s1: number, t: number): Quad => [
  put(-x, s0, t),
  put(x, s0, t),
  put(x, s1, t),
  put(-x, s1, t),
];

function draw(pen: Pen, art: Art, open = false): string {
  const put = leanOf(art.size);
  const { width, height } = art.size;
  const stock = stockOf(art.material);
  const x = width / 2;
  const face = sheet(put, x, 0, height, BOARD);
  return (
    (open ? "" : rest(pen, art)) +
    pen.face(
      [put(x, 0, 0), put(x, 0, BOARD), put(x, height, BOARD), put(x, height, 0)],
      stock.edge,
      { tone: -0.05 },
    ) +
    board(pen, face, stock, { flecks: 150 }) +
    pen.line([put(x, 0, BOARD / 2), put(x, height, BOARD / 2)], "seam", stock.edge) +
    (open ? notch(pen, put, art) : sealed(pen, put, art)) +
    pen.line([put(-x * 0.93, 0, BOARD), put(-x * 0.93, height, BOARD)], "crease", stock.face) +
    pen.line([face[3], face[2], face[1]], "glint", stock.face) +
    (open
      ? addressLabel(pen, quadSurface(face), 0.14, 0.66, 0.12, 0.38)
      : print(
          pen,
          art.print,
          quadSurface(sheet(put, x, 0, height * 0.78, BOARD)),
          printInk(art.material, art.accent),
          width,
          height * 0.78,
          0.5,
        ))
  );
}

/** The flap is glued down; a tear strip runs under it between two rows of perforations. */
function sealed(pen: Pen, put: Lean, art: Art): string {
  const { width, height } = art.size;
  const stock = stockOf(art.material);
  const [x, s] = [width / 2, height * 0.79];
  const flap: Vec[] = [
    put(-x, s + 12, BOARD + 1),
    put(-x + 12, s, BOARD + 1),
    put(x - 12, s, BOARD + 1),
    put(x, s + 12, BOARD + 1),
    put(x, height, BOARD + 1),
    put(-x, height, BOARD + 1),
  ];
  const perforation = (at: number) =>
    pen.line([put(-x, at, BOARD + 1), put(x, at, BOARD + 1)], "score", stock.face);
  const tab = [
    put(x, s + 34, BOARD + 1),
    put(x + 9, s + 37, BOARD + 1),
    put(x + 9, s + 45, BOARD + 1),
    put(x, s + 48, BOARD + 1),
  ];
  return (
    veil(
      pen,
      [
        put(-x + 12, s, BOARD),
        put(x - 12, s, BOARD),
        put(x - 8, s - 5, BOARD),
        put(-x + 16, s - 5, BOARD),
      ],
      0.22,
    ) +
    pen.face(flap, stock.face, { tone: 0.05 }) +
    pen.face(tab, stock.face) +
    perforation(s + 34) +
    perforation(s + 48)
  );
}

// Torn open: a half-round thumb cut shows the mouth.
function notch(pen: Pen, put: Lean, art: Art): string {
  const { width, height } = art.size;
  const r = width * 0.075;
  const arc = Array.from({ length: 11 }, (_, i) =>
    put(-Math.cos((i / 10) * Math.PI) * r, height - Math.sin((i / 10) * Math.PI) * r, BOARD + 0.5),
  );
  return pen.face(arc, "#efe6d4", { fall: 0, tone: -0.12 });
}

const withPrint: Still = {
  bounds: (art) => {
    const put = leanOf(art.size);
    const { width, height } = art.size;
    return [...leanBounds(art), put(-width / 2, height * 1.44), put(width / 2, height * 1.44)];
  },
  draw: (pen, art) => {
    const put = leanOf(art.size);
    const { width: w, height: h } = art.size;
    const lip = sheet(put, w / 2, h * 0.9, h * 1.02, 0);
    return (
      rest(pen, art) +
      board(pen, lip, stockOf(art.material), { inside: true, flecks: 10 }) +
      artPrint(pen, put, w, h) +
      draw(pen, art, true)
    );
  },
};

export const rigidEnvelope: FormDrawing = {
  title: "Rigid envelope",
  ground: "stone",
  object: { bounds: leanBounds, draw: (pen, art) => draw(pen, art) },
  inUse: withPrint,
  measures: { dimensions: leanDimensions, dieline: envelopeBlank },
};
