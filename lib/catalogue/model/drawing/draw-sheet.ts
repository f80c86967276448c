import { sheetSize } from "@/lib/catalogue/dieline";
import { BLEED_MM } from "@/lib/pricing/dieline";
import { bleedLines } from "./bleed";
import { getLength, type FlatSheet, type Segment } from "../flat-sheet";
import type { Point } from "../space";

/** A dieline as it is drawn in SVG and PDF, in millimetres from the sheet's top left corner. */

/** The layers from below to above, with their colours on screen and on a press (CMYK, 0 to 1). */
export const LAYERS = {
  bleed: { screen: "#00843d", press: [0.85, 0.1, 1, 0.1], dash: null },
  notes: { screen: "#6b6b6b", press: [0, 0, 0, 0.6], dash: null },
  crease: { screen: "#0069b4", press: [1, 0.5, 0, 0], dash: [2, 1] },
  cut: { screen: "#e3001b", press: [0, 1, 1, 0], dash: null },
} as const;
export type LayerName = keyof typeof LAYERS;
export const LAYER_NAMES = Object.keys(LAYERS) as LayerName[];

/** Width of every line. */
export const LINE_MM = 0.25;

export interface Note {
  /** The middle of its base line. */
  at: Point;
  /** Height of the letters' square. */
  size: number;
  text: string;
}

export interface Drawing {
  title: string;
  width: number;
  height: number;
  lines: Record<LayerName, readonly Segment[]>;
  notes: readonly Note[];
}

/** Labels of a dieline: its name, and the board if known. */
export interface Named {
  /** "Mailer box, 230 × 155 × 70 mm inside". */
  title: string;
  /** "E-flute, kraft, 1.6 mm". */
  board: string | null;
}

const HATCH_MM = 4;

/** Slanting lines over a convex piece. */
function hatch(piece: readonly Point[]): Segment[] {
  const sums = piece.map(([x, y]) => x + y);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const count = Math.floor((most - least) / HATCH_MM);
  return Array.from({ length: count }, (_, index) => least + (index + 0.5) * HATCH_MM).flatMap(
    (sum) => {
      const ends = piece.flatMap((from, index): Point[] => {
        const until = piece[(index + 1) % piece.length] ?? from;
        const [a, b] = [from[0] + from[1] - sum, until[0] + until[1] - sum];
        if (a < 0 === b < 0) return [];
        const share = a / (a - b);
        return [[from[0] + share * (until[0] - from[0]), from[1] + share * (until[1] - from[1])]];
      });
      const [from, until] = ends;
      return from && until ? [{ from, until }] : [];
    },
  );
}

/** Half of a letter's square is about how wide a letter is. */
const LETTER = 0.52;

/** The words in the middle of the largest piece, as large as they fit. */
function placeNotes(pieces: readonly (readonly Point[])[], texts: readonly string[]): Note[] {
  const boxes = pieces.map((piece) => {
    const [xs, ys] = [piece.map(([x]) => x), piece.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  });
  const [first] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!first) return [];
  const { left, top, width, height } = first;
  const longest = Math.max(...texts.map((text) => text.length));
  const size = Math.min(
    5,
    (0.9 * width) / (LETTER * longest),
    (0.8 * height) / (1.5 * texts.length),
  );
  const line = 1.5 * size;
  const start = top + height / 2 - ((texts.length - 1) * line) / 2 + 0.35 * size;
  return texts.map((text, index) => ({ at: [left + width / 2, start + index * line], size, text }));
}

/** Crosses beyond the bleed, at the middle of each side, by which print and cut are brought together. */
const REGISTRATION = { away: 8, half: 3 };

function registrationMarks({ width, height }: FlatSheet): Segment[] {
  const { away, half } = REGISTRATION;
  const middles: Point[] = [
    [width / 2, -away],
    [width + away, height / 2],
    [width / 2, height + away],
    [-away, height / 2],
  ];
  return middles.flatMap(([x, y]): Segment[] => [
    { from: [x - half, y], until: [x + half, y] },
    { from: [x, y - half], until: [x, y + half] },
  ]);
}

/** Space around the sheet in which the registration marks stand. */
export const MARGIN_MM = REGISTRATION.away + REGISTRATION.half + 1;

const LEGEND = `Printed side up. Cut red, crease blue, bleed of ${BLEED_MM} mm green`;

export function drawSheet(sheet: FlatSheet, { title, board }: Named): Drawing {
  const { width, height, lines, pieces, glued } = sheet;
  const wanted = (kind: LayerName) => lines.filter((line) => line.kind === kind);
  const texts = [
    title,
    ...(board === null ? [] : [`Board: ${board}`]),
    `Flat size ${sheetSize(sheet)}`,
    LEGEND,
    ...(glued.length > 0 ? ["Hatched: glue, without print and varnish"] : []),
  ];
  return {
    title,
    width,
    height,
    lines: {
      bleed: bleedLines(pieces),
      notes: [...glued.flatMap(hatch), ...registrationMarks(sheet)].filter(
        (line) => getLength(line) > 0,
      ),
      crease: wanted("crease"),
      cut: wanted("cut"),
    },
    notes: placeNotes(pieces, texts),
  };
}
