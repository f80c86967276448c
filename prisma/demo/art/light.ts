import { AWAY, RIGHT, TO_CAMERA } from "./camera";
import { add, dot, times, unit, type Vec } from "./geometry";

/** Unit vector to the lamp: high, from the left, a little behind the object. */
export const TO_LIGHT: Vec = unit(add(add(times(RIGHT, -0.47), times(AWAY, 0.15)), [0, 0, 0.87]));

/** Tone (see shade()) of a surface with this normal; a normal that looks away is turned to the camera. */
export function toneOf(normal: Vec): number {
  const seen = dot(normal, TO_CAMERA) < 0 ? times(normal, -1) : normal;
  const lit = dot(seen, TO_LIGHT);
  return lit > 0 ? -0.09 + 0.27 * lit : -0.09 + 0.36 * lit;
}

/** Where the shadow of a point falls on the plane z = floor. */
export function cast(p: Vec, floor = 0): Vec {
  const rise = (p[2] - floor) / TO_LIGHT[2];
  return [p[0] - TO_LIGHT[0] * rise, p[1] - TO_LIGHT[1] * rise, floor];
}
