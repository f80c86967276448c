import { stage, type View } from "./net";
import { cross, dot, unit, type Vector } from "./space";

/** A point in the picture; y grows downwards. */
export type Spot = readonly [x: number, y: number];

export interface Camera {
  /** Direction to the eye, which is infinitely far away: farther parts do not look smaller (axonometry). */
  eye: Vector;
  right: Vector;
  up: Vector;
  /** Direction to the lamp, at the upper left of the viewer. It moves with the viewer. */
  lamp: Vector;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const STEEPEST = 88;

export function createCamera({ turn, tilt }: View): Camera {
  const [a, t] = [radians(turn), radians(tilt)];
  const right: Vector = [Math.cos(a), Math.sin(a), 0];
  const eye: Vector = [Math.sin(a) * Math.cos(t), -Math.cos(a) * Math.cos(t), Math.sin(t)];
  const ahead: Vector = [-Math.sin(a), Math.cos(a), 0];
  const lamp = unit([-0.44 * right[0] - 0.42 * ahead[0], -0.44 * right[1] - 0.42 * ahead[1], 0.85]);
  return { eye, right, up: cross(eye, right), lamp };
}

/** A flat sheet is seen from a steeper angle than a standing product. */
export function seenFrom({ turn, tilt }: View, progress: number): View {
  const flat = 1 - stage(progress, 0, 0.45);
  const steep = tilt < 0 ? -STEEPEST : STEEPEST;
  return { turn: turn * (1 - 0.5 * flat), tilt: tilt + 0.55 * flat * (steep - tilt) };
}

export const project = ({ right, up }: Camera, point: Vector): Spot => [
  dot(right, point),
  -dot(up, point),
];
