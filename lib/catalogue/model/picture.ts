import { createCamera, project, seenFrom, type Camera, type Spot } from "./camera";
import { measureLines, type MeasureLine } from "./measure-lines";
import type { Model, Moment, Part } from "./moment";
import { stage, type Handle, type View } from "./net";
import { lightness, lit, type Colour } from "./palette";
import { paintOrder } from "./paint-order";
import { dot, times, type Vector } from "./space";

/** The shapes to paint, in pixels, the farthest first. SVG and canvas paint the same shapes. */

/** Transform from the flat sheet to the picture, in the form that canvas and SVG use. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Edge {
  from: Spot;
  until: Spot;
  width: number;
  colour: string;
}

export interface Painted {
  panel: string;
  spots: readonly Spot[];
  /** False for a part of a panel that was cut in two. */
  whole: boolean;
  /** True for one of many panels side by side around a cup. */
  round: boolean;
  /** Null for a handle. */
  fill: string | null;
  /** Whether the printed side is visible. */
  outside: boolean;
  matrix: Matrix;
  edges: readonly Edge[];
  /** Start and end of its lines. */
  marks: readonly (readonly [Spot, Spot])[];
  /** Their colour. */
  ink: string;
  handle: { path: readonly Spot[]; width: number; colour: string } | null;
}

export interface Picture {
  /** Layers of one soft shadow. Each is filled once and its edge is blurred by some pixels. */
  shadows: readonly (readonly (readonly Spot[])[])[];
  pieces: readonly Painted[];
  measures: readonly MeasureLine[];
  /** Pixels per millimetre. */
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** Space around the drawing for its dimension lines, in pixels, and the maximum share of the frame that it takes. */
const MARGIN = { x: 98, y: 46, share: 0.235 };

interface Place {
  scale: number;
  middle: Spot;
}

/** A rectangle of the picture before scaling. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The box that contains the product at every rotation. */
function roundBox({ radius: r, height }: Moment, tilt: number): Box {
  const angle = (tilt * Math.PI) / 180;
  const depth = r * Math.abs(Math.sin(angle));
  return [-r, -height * Math.cos(angle) - depth, r, depth];
}

function tightBox({ outlines }: Moment, camera: Camera): Box {
  const spots = outlines.flat().map((point) => project(camera, point));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * Scales the product to the frame. A standing product keeps its scale while it is turned; a flat sheet fills the
 * frame.
 */
function toPlace(moment: Moment, camera: Camera, { tilt }: View, frame: Frame): Place {
  const round = stage(moment.progress, 0, 0.5);
  const tight = tightBox(moment, camera);
  const [left = 0, top = 0, right = 0, bottom = 0] = roundBox(moment, tilt).map(
    (end, index) => round * end + (1 - round) * (tight[index] ?? end),
  );
  const wide =
    frame.width -
    2 *
      Math.min(
        MARGIN.x * (0.3 + 0.7 * stage(moment.progress, 0.55, 1)),
        MARGIN.share * frame.width,
      );
  const tall = frame.height - 2 * MARGIN.y;
  const scale = Math.min(wide / (right - left), tall / (bottom - top));
  return {
    scale,
    middle: [
      frame.width / 2 - (scale * (left + right)) / 2,
      frame.height / 2 - (scale * (top + bottom)) / 2,
    ],
  };
}

const placedAt = ({ scale, middle }: Place, [x, y]: Spot): Spot => [
  middle[0] + scale * x,
  middle[1] + scale * y,
];

/** Returns the brightness of a face whose outward direction is `normal`. */
function lightOn({ lamp }: Camera, normal: Vector, inside: boolean): number {
  const shine = dot(lamp, normal);
  const light = 0.79 + (shine > 0 ? 0.265 * shine : 0.14 * shine);
  return inside ? light * 0.94 : light;
}

function edgeColour(colour: Colour, light: number, kind: string): string {
  if (lightness(colour) < 0.35) return lit(colour, light * (kind === "fold" ? 1.25 : 1.7));
  if (kind === "fold") return lit(colour, light * 0.86);
  return lit(colour, light * (lightness(colour) > 0.8 ? 0.84 : 1.13));
}

interface Painter {
  model: Model;
  moment: Moment;
  camera: Camera;
  place: Place;
  spot: (point: Vector) => Spot;
}

function toMatrix({ camera, place, spot }: Painter, { frame }: Part): Matrix {
  const [a, b] = project(camera, times(frame.u, place.scale));
  const [c, d] = project(camera, times(frame.v, place.scale));
  return [a, b, c, d, ...spot(frame.o)];
}

const through = ([a, b, c, d, e, f]: Matrix, [u, v]: Spot): Spot => [
  a * u + c * v + e,
  b * u + d * v + f,
];

function paintedHandle(painter: Painter, handle: Handle, matrix: Matrix): Painted["handle"] {
  const path = handle.path.map((point) => through(matrix, point));
  const { done } = painter.moment;
  // The handle grows out of the bag from both ends.
  const shown = Math.ceil((path.length * done) / 2);
  const half = done < 1 ? [...path.slice(0, shown), ...path.slice(-shown)] : path;
  return { path: half, width: handle.width * painter.place.scale, colour: handle.colour };
}

function edgeWidth(kind: string, { model, place, moment }: Painter): number {
  const { thickness, rim = 0 } = model.net;
  if (kind === "fold") return 0.9;
  if (kind === "rolled") return Math.max(1, rim * place.scale * moment.done);
  return Math.max(0.9, Math.min(4, thickness * place.scale));
}

function listEdges(painter: Painter, spots: readonly Spot[], kinds: string[], look: Look): Edge[] {
  const rimColour = lit(painter.model.plan.paper.rim, 1);
  return kinds.flatMap((kind, index) => {
    const [from, until] = [spots[index], spots[(index + 1) % spots.length]];
    if (!from || !until || kind === "cut" || kind === "none") return [];
    const width = edgeWidth(kind, painter);
    const colour = kind === "rolled" ? rimColour : edgeColour(look.colour, look.light, kind);
    return [{ from, until, width, colour }];
  });
}

interface Look {
  colour: Colour;
  light: number;
}

function toLook({ model, camera }: Painter, part: Part, outside: boolean): Look {
  const { outer, inner } = model.plan.paper;
  const light = lightOn(camera, times(part.frame.n, outside ? 1 : -1), !outside);
  const number = Number(/\d+$/.exec(part.panel.id)?.[0] ?? 0);
  const ridge = model.plan.ridged && outside && part.panel.round && number % 2 === 1;
  return { colour: outside ? outer : inner, light: ridge ? light * 0.9 : light };
}

type Line = readonly [Spot, Spot];

/** The part of a line inside a convex outline, for panels that were cut in two. */
function clip(line: Line, outline: readonly Spot[]): Line[] {
  const [[x, y], [toX, toY]] = line;
  let [low, high] = [0, 1];
  let turn = 0;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    turn += ax * by - ay * bx;
  });
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    const across = (px: number, py: number) =>
      Math.sign(turn) * ((bx - ax) * (py - ay) - (by - ay) * (px - ax));
    const [start, end] = [across(x, y), across(toX, toY)];
    if (start < 0 && end < 0) return [];
    if (start < 0) low = Math.max(low, start / (start - end));
    if (end < 0) high = Math.min(high, start / (start - end));
  }
  const at = (share: number): Spot => [x + share * (toX - x), y + share * (toY - y)];
  return low < high ? [[at(low), at(high)]] : [];
}

function paint(painter: Painter): Painted[] {
  const { model, moment, camera, spot } = painter;
  return paintOrder(moment.tree, camera.eye).map(({ corners, whole, of: part }) => {
    const outside = dot(part.frame.n, camera.eye) > 0;
    const matrix = toMatrix(painter, part);
    const spots = corners.map(({ point }) => spot(point));
    const look = toLook(painter, part, outside);
    const round = part.panel.rolled !== undefined;
    const common = { panel: part.panel.id, spots, whole, round, outside, matrix };
    if (part.handle) {
      const handle = paintedHandle(painter, part.handle, matrix);
      return { ...common, fill: null, edges: [], marks: [], ink: "none", handle };
    }
    const kinds = corners.map(({ edge }) => edge);
    const marks = model.net.marks
      .filter(({ panel, kind }) => panel === part.panel.id && (outside || kind !== "print"))
      .flatMap(({ from, until }) => clip([through(matrix, from), through(matrix, until)], spots));
    return {
      ...common,
      fill: lit(look.colour, look.light),
      handle: null,
      marks,
      ink: lit(look.colour, look.light * (lightness(look.colour) < 0.35 ? 1.9 : 0.72)),
      edges: listEdges(painter, spots, kinds, look),
    };
  });
}

/** Offsets of the layers, because the lamp is not a point: the farther from the table, the softer the shadow. */
const PENUMBRA = [-0.13, -0.045, 0.045, 0.13];

/** The shadow on the table. From below the table it is not visible. */
function listShadows({ moment, camera, spot }: Painter): Spot[][][] {
  if (camera.eye[2] <= 0.02) return [];
  return PENUMBRA.map((spread) => {
    const [x, y] = [0, 1].map((axis) => {
      const along = axis as 0 | 1;
      return (camera.lamp[along] + spread * camera.right[along]) / (camera.lamp[2] + spread * 0.6);
    }) as [number, number];
    return moment.outlines.map((outline) =>
      wound(outline.map((point) => spot([point[0] - x * point[2], point[1] - y * point[2], 0]))),
    );
  });
}

/** Gives all outlines the same winding direction, so that overlapping shadows count once. */
function wound(spots: Spot[]): Spot[] {
  let area = 0;
  spots.forEach(([x, y], index) => {
    const [nextX, nextY] = spots[(index + 1) % spots.length] ?? [x, y];
    area += x * nextY - nextX * y;
  });
  return area < 0 ? spots.reverse() : spots;
}

export function drawPicture(model: Model, moment: Moment, view: View, frame: Frame): Picture {
  const seen = seenFrom(view, moment.progress);
  const camera = createCamera(seen);
  const place = toPlace(moment, camera, seen, frame);
  const spot = (point: Vector) => placedAt(place, project(camera, point));
  const painter: Painter = { model, moment, camera, place, spot };
  return {
    shadows: listShadows(painter),
    pieces: paint(painter),
    measures: measureLines(model.plan, { camera, spot, scale: place.scale, done: moment.done }),
    scale: place.scale,
  };
}
