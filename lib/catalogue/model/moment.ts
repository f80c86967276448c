import type { ModelPlan } from "./model-plan";
import { placed, stage, type Handle, type Net, type Panel, type Placed } from "./net";
import { buildTree, type Corner, type Piece, type Tree } from "./paint-order";
import { add, at, times, type Frame, type Point, type Vector } from "./space";

/** A product standing on the table at one moment of its folding, independent of the view. */

export interface PanelPart extends Placed {
  handle?: undefined;
}

export interface HandlePart {
  handle: Handle;
  panel: Panel;
  frame: Frame;
}

export type Part = PanelPart | HandlePart;

export interface Moment {
  progress: number;
  tree: Tree<Part> | null;
  /** The corners of every panel, used for the shadow. */
  outlines: readonly (readonly Vector[])[];
  /** Maximum distance from the middle of the table, and the height, in millimetres. */
  radius: number;
  height: number;
  /** From 0 to 1. Handles and dimension lines appear last. */
  done: number;
}

const CLOSE = 0.05;

const distance = ([u, v]: Point, from: Point, until: Point) => {
  const [du, dv] = [until[0] - from[0], until[1] - from[1]];
  return Math.abs(du * (v - from[1]) - dv * (u - from[0])) / Math.hypot(du, dv);
};

type Line = readonly [Point, Point];

/** Whether the edge from `a` to `b` lies on a hinge. */
const isOn = (a: Point, b: Point) => (line: Line) =>
  distance(a, ...line) < CLOSE && distance(b, ...line) < CLOSE;

/** Returns the kind of each edge of a panel: a fold, a free edge, a rolled edge, or an invisible one. */
export function findFreeEdges(panel: Panel, panels: readonly Panel[]): string[] {
  const hinges = panels
    .filter(({ id, hinge, isSeamless }) =>
      id === panel.id ? hinge : hinge?.to === panel.id && !isSeamless,
    )
    .flatMap(({ hinge }): Line[] => (hinge ? [[hinge.from, hinge.until]] : []));
  return panel.outline.map((from, index) => {
    if (index === panel.rolled) return "rolled";
    const until = panel.outline[(index + 1) % panel.outline.length] ?? from;
    if (!hinges.some(isOn(from, until))) return "free";
    return panel.round || panel.isSeamless ? "none" : "fold";
  });
}

const moved = (frame: Frame, by: Vector): Frame => ({ ...frame, o: add(frame.o, by) });

/** Moves everything onto the middle of the table. */
function grounded(panels: readonly Placed[]): Placed[] {
  const points = panels.flatMap(({ panel, frame }) => panel.outline.map((one) => at(frame, one)));
  const ends = ([0, 1, 2] as const).map((axis) => {
    const values = points.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  });
  const [x = [0, 0], y = [0, 0], z = [0, 0]] = ends;
  const by: Vector = [-(x[0] + x[1]) / 2, -(y[0] + y[1]) / 2, -z[0]];
  return panels.map(({ panel, frame }) => ({ panel, frame: moved(frame, by) }));
}

function toPiece(part: PanelPart, edges: readonly string[]): Piece<Part> {
  const { panel, frame } = part;
  const corners = panel.outline.map((point, index): Corner => ({
    point: at(frame, point),
    edge: edges[index] ?? "free",
  }));
  return { corners, whole: true, of: part };
}

/** The plane piece that contains a handle, next to the panel it hangs on. */
function handlePiece(handle: Handle, { panel, frame }: Placed): Piece<Part> {
  const out = moved(frame, times(frame.n, handle.before));
  const us = handle.path.map(([u]) => u);
  const vs = handle.path.map(([, v]) => v);
  const [left, right] = [Math.min(...us) - handle.width, Math.max(...us) + handle.width];
  const [low, high] = [Math.min(...vs) - handle.width, Math.max(...vs) + handle.width];
  const box: Point[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  const corners = box.map((point): Corner => ({ point: at(out, point), edge: "none" }));
  return { corners, whole: true, of: { handle, panel, frame: out } };
}

/** Prepares the model's net once, apart from the plan, so that it is not laid out again for each view. */
export interface Model {
  plan: ModelPlan;
  net: Net;
  edges: ReadonlyMap<string, readonly string[]>;
}

export function modelWith(plan: ModelPlan, net: Net): Model {
  const panels = net.sheets.flatMap((sheet) => sheet.panels);
  return { plan, net, edges: new Map(panels.map((one) => [one.id, findFreeEdges(one, panels)])) };
}

const highest = (points: readonly Vector[]) => Math.max(0, ...points.map(([, , z]) => z));

export function foldAt({ net, edges }: Model, progress: number): Moment {
  const panels = grounded(placed(net, progress));
  const done = stage(progress, 0.9, 1);
  const handles = done === 0 ? [] : net.handles;
  const pieces = panels.map((one) => toPiece(one, edges.get(one.panel.id) ?? []));
  const held = handles.flatMap((handle) => {
    const on = panels.find(({ panel }) => panel.id === handle.panel);
    return on ? [handlePiece(handle, on)] : [];
  });
  const outlines = pieces.map(({ corners }) => corners.map(({ point }) => point));
  const height = highest(outlines.flat());
  const handleHeight = highest(held.flatMap((piece) => piece.corners.map(({ point }) => point)));
  return {
    progress,
    outlines,
    done,
    tree: buildTree([...held, ...pieces]),
    radius: Math.max(...outlines.flat().map(([x, y]) => Math.hypot(x, y))),
    height: height + done * Math.max(0, handleHeight - height),
  };
}
