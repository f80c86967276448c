import type { Camera, Spot } from "./camera";
import type { ModelPlan } from "./model-plan";
import { add, times, type Vector } from "./space";

/** A dimension line beside an edge, with its text. */
export interface MeasureLine {
  from: Spot;
  until: Spot;
  text: string;
  /** Where the text is placed, and in which direction it runs. */
  label: Spot;
  anchor: "start" | "middle" | "end";
}

interface Seen {
  camera: Camera;
  spot: (point: Vector) => Spot;
  /** Pixels per millimetre. */
  scale: number;
  done: number;
}

/**
 * In pixels: the gap between an edge and its line, the gap between line and text, and the length below which a line
 * is left out.
 */
const GAP = 13;
const TEXT_GAP = 11;
const SHORTEST = 22;

function toLine(from: Spot, until: Spot, text: string, out: Spot): MeasureLine | null {
  const length = Math.hypot(until[0] - from[0], until[1] - from[1]);
  if (length < SHORTEST) return null;
  const middle: Spot = [(from[0] + until[0]) / 2, (from[1] + until[1]) / 2];
  // Perpendicular to the line, on its outer side.
  const across: Spot = [(until[1] - from[1]) / length, -(until[0] - from[0]) / length];
  const side = across[0] * out[0] + across[1] * out[1] < 0 ? -1 : 1;
  const [x, y] = [across[0] * side, across[1] * side];
  const anchor = Math.abs(x) < 0.3 ? "middle" : x > 0 ? "start" : "end";
  const label: Spot = [middle[0] + x * TEXT_GAP, middle[1] + y * (TEXT_GAP + 4) + 5];
  return { from, until, text, label, anchor };
}

/** Along the near edges of the table's rectangle, and vertically at the left. */
function boxLines({ measures: [a, b, c], labels }: ModelPlan, seen: Seen): (MeasureLine | null)[] {
  const { camera, spot, scale } = seen;
  const gap = GAP / scale;
  const x = (camera.eye[0] < 0 ? -1 : 1) * (a / 2);
  const y = (camera.eye[1] < 0 ? -1 : 1) * (b / 2);
  const middle = spot([0, 0, 0]);
  const line = (from: Vector, until: Vector, text: string) => {
    const [p, q] = [spot(from), spot(until)];
    const out: Spot = [(p[0] + q[0]) / 2 - middle[0], (p[1] + q[1]) / 2 - middle[1]];
    return toLine(p, q, text, out);
  };
  const corners = [-1, 1].flatMap((i) => [-1, 1].map((j): Vector => [(i * a) / 2, (j * b) / 2, 0]));
  const left = corners.reduce((one, other) => (spot(other)[0] < spot(one)[0] ? other : one));
  const foot = add(left, times(camera.right, -gap));
  const outY = y + Math.sign(y) * gap;
  const outX = x + Math.sign(x) * gap;
  const [low, high] = [spot(foot), spot(add(foot, [0, 0, c]))];
  return [
    line([-a / 2, outY, 0], [a / 2, outY, 0], labels[0]),
    line([outX, -b / 2, 0], [outX, b / 2, 0], labels[1]),
    toLine(low, high, labels[2], [-1, 0]),
  ];
}

/** Above the rim, below the base, and vertically at the left. */
function cupLines({ measures: [rim, base, height], labels }: ModelPlan, seen: Seen) {
  const { camera, spot, scale } = seen;
  const ahead: Vector = [-camera.right[1], camera.right[0], 0];
  const gap = GAP / scale;
  const steep = Math.max(Math.abs(camera.eye[2]), 0.2);
  const across = (width: number, away: number, z: number, text: string, out: Spot) => {
    const middle = add(times(ahead, away), [0, 0, z]);
    const half = times(camera.right, width / 2);
    return toLine(spot(add(middle, times(half, -1))), spot(add(middle, half)), text, out);
  };
  const foot = times(camera.right, -rim / 2 - gap);
  return [
    across(base, -base / 2 - gap / steep, 0, labels[1], [0, 1]),
    across(rim, rim / 2 + gap / steep, height, labels[0], [0, -1]),
    toLine(spot(foot), spot(add(foot, [0, 0, height])), labels[2], [-1, 0]),
  ];
}

/** Returns the dimension lines of the folded product. Empty before it is folded and when it is seen from below. */
export function measureLines(plan: ModelPlan, seen: Seen): MeasureLine[] {
  if (seen.done < 1 || seen.camera.eye[2] < 0.08) return [];
  const lines = plan.kind === "cup" ? cupLines(plan, seen) : boxLines(plan, seen);
  return lines.filter((line) => line !== null);
}
