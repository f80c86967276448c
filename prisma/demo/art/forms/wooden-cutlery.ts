import type { Art } from "../../types";
import { mm } from "../dimension";
import { quadSurface, type Quad } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { add, corners, turn, type Vec } from "../geometry";
import { print } from "../marks";
import { printInk, shade, stockOf } from "../palette";
import type { Pen } from "../pen";
import { type Piece, piece } from "../props/cutlery";
import { contact, shadow } from "../shadow";
import { spot } from "../turned";
import { bowl } from "./salad-bowl";

/** Kraft sleeve lying on the table with the heads of the three pieces standing out of it. */
function set(pen: Pen, art: Art, at: Vec, degrees: number, piled = false): string {
  const { width, depth = 190, height } = art.size;
  const put = (x: number, y: number, z = 0): Vec => add(turn([x, y, z], degrees), at);
  const head = (kind: Piece, x: number, z: number) =>
    piece(pen, kind, put(x, depth * 0.08, z), degrees, 160);
  const [w, d] = [width / 2, depth / 2];
  const top: Quad = [
    put(-w, -d, height),
    put(w, -d, height),
    put(w, d * 0.52, height),
    put(-w, d * 0.52, height),
  ];
  const stock = stockOf(art.material);
  return (
    (piled
      ? contact(pen, [put(-w, -d), put(w, -d), put(w, d * 0.5), put(-w, d * 0.5)], 0.4)
      : shadow(
          pen,
          [
            put(-w, -d),
            put(w, -d),
            put(w, d * 0.9),
            put(-w, d * 0.9),
            put(w, d * 0.5, height),
            put(w, -d, height),
          ],
          at[2],
        )) +
    head("knife", width * 0.26, 2) +
    head("fork", 0, 5) +
    head("spoon", -width * 0.26, 8) +
    pen.face([put(-w, -d), put(w, -d), put(w, -d, height), put(-w, -d, height)], stock.face, {
      tone: -0.05,
    }) +
    pen.face(
      [put(w, -d), put(w, d * 0.52), put(w, d * 0.52, height), put(w, -d, height)],
      stock.face,
      { tone: -0.05 },
    ) +
    pen.face(top, stock.face, { tone: 0.02 }) +
    print(
      pen,
      art.print,
      quadSurface(top),
      printInk(art.material, art.accent),
      width,
      depth * 0.76,
      0.62,
    ) +
    perforation(pen, put, w, d, height, stock.face)
  );
}

function perforation(
  pen: Pen,
  put: (x: number, y: number, z?: number) => Vec,
  w: number,
  d: number,
  z: number,
  colour: string,
): string {
  const holes = Array.from({ length: 14 }, (_, i): [Vec, Vec] => {
    const x = -w + (i + 0.25) * (w / 7);
    return [put(x, d * 0.36, z), put(x + w / 14, d * 0.36, z)];
  });
  return holes.map(([a, b]) => pen.line([a, b], "seam", shade(colour, -0.3))).join("");
}

function hero(pen: Pen, art: Art): string {
  const loose = (kind: Piece, x: number, y: number, degrees: number) =>
    piece(pen, kind, [x, y, 0], degrees, 160, true);
  const pile = [0, 1, 2, 3]
    .map((i) =>
      set(pen, art, [-58 + (i % 2) * 3, i * 2, i * art.size.height], 6 + (i % 3) * 3, i > 0),
    )
    .join("");
  return pile + loose("fork", 4, 8, -4) + loose("knife", 42, 0, -11) + loose("spoon", 84, 6, -18);
}

function scene(pen: Pen, art: Art): string {
  const salad: Art = {
    form: "salad-bowl",
    material: "kraft",
    accent: "green",
    size: { width: 150, depth: 128, height: 60 },
    print: "leaf",
  };
  const put = (x: number, y: number, z: number): Vec => add(turn([x, y, z], -6), spot(-70, -70));
  const napkin = (z: number) => [
    put(-60, -95, z),
    put(60, -95, z),
    put(60, 95, z),
    put(-60, 95, z),
  ];
  return (
    bowl(pen, salad, spot(55, 60), true) +
    shadow(pen, [...napkin(0), ...napkin(2)]) +
    pen.face(napkin(2), "#f3ecdd", { tone: 0.04 }) +
    pen.line([put(-50, -86, 2), put(-50, 86, 2)], "score", "#e3d8c0") +
    piece(pen, "fork", add(spot(-88, -66), [0, 0, 2]), -6, 160, true) +
    piece(pen, "spoon", add(spot(-52, -86), [0, 0, 2]), -6, 160, true) +
    set(pen, art, spot(85, -92), 40)
  );
}

const flat: Still = {
  bounds: ({ size: { width, depth = 190 } }) => corners(width, depth, 0),
  draw: (pen, art) => set(pen, art, [0, 0, 0], 0),
};

export const woodenCutlery: FormDrawing = {
  title: "Wooden cutlery set",
  ground: "sage",
  object: {
    bounds: (): Vec[] => [
      [-100, -100, 0],
      [112, -100, 0],
      [112, 96, 0],
      [-96, 104, 40],
    ],
    draw: hero,
  },
  inUse: {
    bounds: () => [spot(-165, 0), spot(170, 0), spot(0, -185), spot(0, 140, 90)],
    draw: scene,
  },
  measures: {
    object: flat,
    dimensions: ({ size: { width, depth = 190 } }) => [
      {
        from: [-width / 2, -depth / 2, 0],
        to: [width / 2, -depth / 2, 0],
        out: [0, -width * 0.5, 0],
        label: mm(width),
      },
      {
        from: [width / 2, -depth / 2, 0],
        to: [width / 2, depth / 2, 0],
        out: [width * 0.55, 0, 0],
        label: mm(depth),
      },
    ],
    figures: ({ size: { width, depth = 190 } }) => `${width} × ${depth} mm, cutlery 160 mm`,
  },
};
