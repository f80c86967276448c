import { add, type Pt, times, type Vec } from "./geometry";

// One photographer: every picture is taken from this yaw and pitch with a long lens, so a page of
// cards reads as one set. Change these and the whole catalogue turns together.
const YAW = (33 * Math.PI) / 180;
const PITCH = (29 * Math.PI) / 180;
const LENS = 6.6;

export const RIGHT: Vec = [Math.cos(YAW), Math.sin(YAW), 0];
export const AWAY: Vec = [-Math.sin(YAW), Math.cos(YAW), 0];
/** Unit vector from the object to the camera. */
export const TO_CAMERA: Vec = add(times(AWAY, -Math.cos(PITCH)), [0, 0, Math.sin(PITCH)]);

export interface Camera {
  project(p: Vec): Pt;
  /** Pixels per millimetre in the middle of the object. */
  scale: number;
}

export interface Frame {
  centre: Pt;
  /** Longest side the object may take, in pixels. */
  longest: number;
  /** Side of the square of equal area: keeps a cube from looking bigger than a bag. */
  area: number;
  /** Height and width the object may take where something stands below or beside it. */
  tallest?: number;
  widest?: number;
}

export const HERO_FRAME: Frame = { centre: [586, 606], longest: 900, area: 770 };

/** A camera that fits `bounds` (mm points) into the frame. */
export function aim(bounds: readonly Vec[], frame: Frame = HERO_FRAME): Camera {
  const view = lens(bounds);
  const box = extent(bounds.map(view));
  const scale = Math.min(
    frame.longest / Math.max(box.width, box.height),
    frame.area / Math.sqrt(box.width * box.height),
    (frame.tallest ?? frame.longest) / box.height,
    (frame.widest ?? frame.longest) / box.width,
  );
  return {
    scale,
    project: (p) => {
      const [x, y] = view(p);
      return [frame.centre[0] + (x - box.x) * scale, frame.centre[1] + (y - box.y) * scale];
    },
  };
}

function lens(bounds: readonly Vec[]): (p: Vec) => Pt {
  const flat = bounds.map(place);
  const middle = flat.reduce((sum, p) => sum + p[2], 0) / flat.length;
  const reach = Math.max(...bounds.map((p) => Math.hypot(...p)));
  const distance = reach * LENS;
  return (p) => {
    const [x, y, depth] = place(p);
    const k = distance / (distance + depth - middle);
    return [x * k, y * k];
  };
}

function place([x, y, z]: Vec): Vec {
  const right = x * RIGHT[0] + y * RIGHT[1];
  const away = x * AWAY[0] + y * AWAY[1];
  return [
    right,
    -(z * Math.cos(PITCH) + away * Math.sin(PITCH)),
    away * Math.cos(PITCH) - z * Math.sin(PITCH),
  ];
}

export function extent(points: readonly Pt[]) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
    left,
    right,
    top,
    bottom,
  };
}
