import type { Art } from "../types";
import { type BagEdge, type BagShape, bagShape, pinked } from "./bag-shape";
import { fibres, type Quad, quadSurface } from "./fibres";
import { along, type Vec } from "./geometry";
import { print } from "./marks";
import { printInk, stockOf } from "./palette";
import { isAllOver } from "./patterns";
import type { Pen } from "./pen";
import { shadow, veil } from "./shadow";
import { board, depthOf, part } from "./solid";

export interface BagLook {
  /** Depth of the mouth as a share of the foot's: 1 stands wide open, 0.06 is folded shut. */
  mouth: number;
  edge: BagEdge;
  /** Height of the turned-over hem, mm. */
  hem?: number;
  /** Drawn outside the back wall, inside the bag, inside against the front wall, and last. */
  behind?: string;
  inside?: string;
  inFront?: string;
  over?: string;
  /** Share of the front that the mark takes, and its middle up the panel. */
  mark?: number;
  markAt?: readonly [number, number];
}

/** A block-bottom paper bag: front, gusseted side, mouth. */
export function bag(pen: Pen, art: Art, look: BagLook): string {
  const shape = bagShape(art, look.mouth);
  const { front, back } = shape;
  return (
    shadow(pen, [...front, ...back]) +
    (look.behind ?? "") +
    hollow(pen, art, shape, look) +
    (look.inside ?? "") +
    (look.inFront ?? "") +
    gusset(pen, art, shape) +
    frontWall(pen, art, front, look) +
    (look.over ?? "")
  );
}

function hollow(pen: Pen, art: Art, { back, left, right, front }: BagShape, look: BagLook): string {
  if (look.mouth < 0.3) return "";
  const stock = stockOf(art.material);
  const deep = (a: Vec, b: Vec) => along(a, b, 0.55);
  const wall = (a: Vec, b: Vec, c: Vec, d: Vec, tone: number) =>
    pen.face([a, b, c, d], stock.inner, { tone, fall: 0.14 });
  const rear = pinked(pen, back[3], back[2], look.edge);
  return (
    pen.face([deep(back[3], back[0]), deep(back[2], back[1]), ...rear.reverse()], stock.inner, {
      tone: -0.16,
    }) +
    wall(deep(left[1], left[0]), deep(back[3], back[0]), back[3], left[1], -0.3) +
    wall(deep(front[3], front[0]), deep(left[1], left[0]), left[1], front[3], -0.16) +
    veil(
      pen,
      [
        deep(right[1], right[0]),
        deep(back[2], back[1]),
        back[2],
        along(back[2], back[3], 0.3),
        along(deep(back[2], back[1]), back[3], 0.5),
      ],
      0.12,
    )
  );
}

function gusset(pen: Pen, art: Art, { front, back, right }: BagShape): string {
  const stock = stockOf(art.material);
  const near: Quad = [front[1], right[0], right[1], front[2]];
  const far: Quad = [right[0], back[1], back[2], right[1]];
  const knee = along(right[0], right[1], (depthOf(art.size) * 0.52) / art.size.height);
  return (
    board(pen, far, stock, { flecks: 36, tone: 0.05, fall: 0.12 }) +
    board(pen, near, stock, { flecks: 36, tone: -0.05, fall: 0.12 }) +
    pen.line([right[0], right[1]], "crease", stock.face) +
    pen.line([front[1], knee, back[1]], "crease", stock.face)
  );
}

function frontWall(pen: Pen, art: Art, front: Quad, look: BagLook): string {
  const stock = stockOf(art.material);
  const { width, height } = art.size;
  const top = pinked(pen, front[3], front[2], look.edge);
  const ink = printInk(art.material, art.accent);
  const hem = look.hem ?? 0;
  const [u, v] = look.markAt ?? [0.5, 0.47];
  const panel = isAllOver(art.print)
    ? part(front, 0, 1, 0, 1 - Math.max(hem, 14) / height)
    : part(front, u - 0.5, u + 0.5, v - 0.4, v + 0.4);
  return (
    pen.face([front[0], front[1], ...top.reverse()], stock.face, { fall: 0.12 }) +
    fibres(pen, quadSurface(front), stock, 130) +
    print(pen, art.print, quadSurface(panel), ink, width, height * 0.8, look.mark ?? 0.46) +
    (hem
      ? pen.line(
          [along(front[3], front[0], hem / height), along(front[2], front[1], hem / height)],
          "crease",
          stock.face,
        )
      : "") +
    sheen(pen, front) +
    (look.edge === "plain" ? pen.line([front[3], front[2]], "glint", stock.face) : "") +
    pen.line([front[2], front[1]], "glint", stock.face)
  );
}

// Paper never hangs quite flat: two broad, faint planes give the front a little life.
function sheen(pen: Pen, q: Quad): string {
  if (pen.inking) return "";
  const left = [q[0], along(q[0], q[1], 0.05), along(q[3], q[2], 0.1), q[3]];
  const foot = [q[0], q[1], along(q[1], q[2], 0.05), along(q[0], q[3], 0.03)];
  return veil(pen, left, 0.05) + veil(pen, foot, 0.07);
}
