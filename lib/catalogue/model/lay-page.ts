import type { Net, PrintFace, View } from "./net";

/** How a page of a proof lies on the flat sheet of a folding product. */

export const WHOLE_SHEET = "sheet";

interface Sides {
  width: number;
  height: number;
}

/** Within this share the sides of a page and of the sheet are in the same proportion; a bleed changes it a little. */
const SAME_PROPORTION = 0.05;

/** The whole printed sheet, as a face besides those of the net. */
export function sheetFace({ sheets }: Net, view: View): PrintFace {
  const panels = sheets[0]?.panels ?? [];
  const points = panels.flatMap(({ outline }) => outline);
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [low, high] = [Math.min(...vs), Math.max(...vs)];
  return {
    id: WHOLE_SHEET,
    name: "The whole sheet",
    panels: panels.map(({ id }) => id),
    view,
    centre: [(left + right) / 2, (low + high) / 2],
    width: right - left,
    height: high - low,
  };
}

const proportion = ({ width, height }: Sides) => width / height;

const turnedBy = ({ width, height }: Sides, quarters: number): Sides =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };

/** Difference between two proportions: 0 for none. */
const apart = (one: Sides, other: Sides) => Math.abs(Math.log(proportion(one) / proportion(other)));

/** The quarter turns, 0 or 1, with which a page fits better. */
export const quartersFor = (face: Sides, page: Sides): number =>
  apart(face, page) <= apart(face, turnedBy(page, 1)) ? 0 : 1;

/** The sheet for a page in its proportion, and the first other face for any other page. */
export function faceFor(faces: readonly PrintFace[], page: Sides): PrintFace | undefined {
  const sheet = faces.find(({ id }) => id === WHOLE_SHEET);
  const isSheet =
    sheet && apart(sheet, turnedBy(page, quartersFor(sheet, page))) <= SAME_PROPORTION;
  return isSheet ? sheet : (faces.find(({ id }) => id !== WHOLE_SHEET) ?? sheet);
}

/** Place and size of a page on the flat sheet: it covers the whole sheet, and fits into a face. */
export function layPage(face: PrintFace, page: Sides, quarters: number) {
  const { width, height } = turnedBy(page, quarters);
  const fits = [face.width / width, face.height / height];
  const scale = face.id === WHOLE_SHEET ? Math.max(...fits) : Math.min(...fits);
  const [u, v] = face.centre;
  return { u, v, width: width * scale, height: height * scale };
}
