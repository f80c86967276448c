import { between, cross, dot, subtract, unit, type Vector } from "./space";

/**
 * The order in which flat pieces are painted, so that nearer ones cover farther ones. A tree in which each piece
 * separates the pieces on its two sides (binary space partition). It is valid for every direction of view; a piece
 * that crosses the plane of another is cut in two.
 */

export interface Corner {
  point: Vector;
  /** The kind of the edge that begins at this corner; "cut" where a piece was split. */
  edge: string;
}

export interface Piece<T> {
  corners: readonly Corner[];
  whole: boolean;
  /** The object that the piece belongs to. */
  of: T;
}

interface Plane {
  normal: Vector;
  distance: number;
}

export interface Tree<T> {
  plane: Plane;
  same: Piece<T>[];
  front: Tree<T> | null;
  back: Tree<T> | null;
}

/** Millimetres within which a corner counts as lying in a plane. */
const NEAR = 0.02;
/** Number of candidate pieces from which the one that cuts the fewest others is chosen. */
const TRIED = 7;

export const CUT = "cut";

function toPlane({ corners }: Piece<unknown>): Plane {
  const [a, b] = corners;
  const origin = a?.point ?? [0, 0, 0];
  let normal: Vector = [0, 0, 0];
  for (const { point } of corners.slice(2)) {
    const next = cross(subtract(b?.point ?? origin, origin), subtract(point, origin));
    if (Math.hypot(...next) > Math.hypot(...normal)) normal = next;
  }
  const length = unit(normal);
  return { normal: length, distance: dot(length, origin) };
}

const away = ({ normal, distance }: Plane, { point }: Corner) => dot(normal, point) - distance;

/** Returns the part of a piece on the side given by `sign`; null when there is none. */
function half<T>(piece: Piece<T>, plane: Plane, sign: 1 | -1): Piece<T> | null {
  const corners: Corner[] = [];
  piece.corners.forEach((corner, index) => {
    const next = piece.corners[(index + 1) % piece.corners.length] ?? corner;
    const [here, there] = [sign * away(plane, corner), sign * away(plane, next)];
    if (here >= -NEAR)
      corners.push(here < NEAR && there < -NEAR ? { ...corner, edge: CUT } : corner);
    if ((here > NEAR && there < -NEAR) || (here < -NEAR && there > NEAR)) {
      const point = between(corner.point, next.point, here / (here - there));
      corners.push({ point, edge: here > 0 ? CUT : corner.edge });
    }
  });
  return corners.length > 2 ? { corners, whole: false, of: piece.of } : null;
}

type Side = "same" | "front" | "back" | "both";

function toSide(piece: Piece<unknown>, plane: Plane): Side {
  let [front, back] = [false, false];
  for (const corner of piece.corners) {
    const distance = away(plane, corner);
    if (distance > NEAR) front = true;
    if (distance < -NEAR) back = true;
    if (front && back) return "both";
  }
  if (front) return "front";
  return back ? "back" : "same";
}

/** Returns the plane that cuts the fewest pieces, among some candidates. */
function choosePlane(pieces: readonly Piece<unknown>[]): Plane | undefined {
  const stride = Math.max(1, Math.floor(pieces.length / TRIED));
  let best: { plane: Plane; cuts: number } | undefined;
  for (let index = 0; index < pieces.length; index += stride) {
    const piece = pieces[index];
    if (!piece) break;
    const plane = toPlane(piece);
    const cuts = pieces.filter((other) => toSide(other, plane) === "both").length;
    if (!best || cuts < best.cuts) best = { plane, cuts };
    if (cuts === 0) break;
  }
  return best?.plane;
}

export function buildTree<T>(pieces: readonly Piece<T>[]): Tree<T> | null {
  const plane = choosePlane(pieces);
  if (!plane) return null;
  const parts: Record<"same" | "front" | "back", Piece<T>[]> = { same: [], front: [], back: [] };
  for (const piece of pieces) {
    const side = toSide(piece, plane);
    if (side !== "both") {
      parts[side].push(piece);
      continue;
    }
    const [front, back] = [half(piece, plane, 1), half(piece, plane, -1)];
    if (front) parts.front.push(front);
    if (back) parts.back.push(back);
  }
  return { plane, same: parts.same, front: buildTree(parts.front), back: buildTree(parts.back) };
}

/** Returns all pieces, the farthest first, for an eye infinitely far away in this direction. */
export function paintOrder<T>(tree: Tree<T> | null, eye: Vector): Piece<T>[] {
  if (!tree) return [];
  const sees = dot(tree.plane.normal, eye) > 0;
  const [far, near] = sees ? [tree.back, tree.front] : [tree.front, tree.back];
  return [...paintOrder(far, eye), ...tree.same, ...paintOrder(near, eye)];
}
