import { aim, AWAY, type Camera, RIGHT, TO_CAMERA } from "../art/camera";
import type { Still } from "../art/form";
import { ground } from "../art/ground";
import { Pen } from "../art/pen";
import { polyhedral } from "../art/polyhedral";
import { round } from "../art/round-forms";
import type { Art, GroundTone } from "../types";

const drawings = { ...polyhedral, ...round };

/** One object of a still life, standing on the table at a place in millimetres. */
export interface Placed {
  art: Art;
  /** Along the front edge and away from the camera, in mm from the middle of the picture. */
  at: readonly [right: number, away: number];
  inUse?: boolean;
}

export interface Scene {
  width: number;
  height: number;
  /** Pixels per millimetre, the same for all objects: a cup stays smaller than a carton. */
  scale: number;
  ground: GroundTone;
  /** From the back to the front. */
  objects: readonly Placed[];
}

/** The camera of the catalogue, moved so that the object's foot stands at `foot` on the picture. */
function stand(still: Still, art: Art, foot: readonly [number, number], scale: number): Camera {
  const near = aim(still.bounds(art));
  const [x0, y0] = near.project([0, 0, 0]);
  const zoom = scale / near.scale;
  return {
    scale,
    project: (point) => {
      const [x, y] = near.project(point);
      return [foot[0] + (x - x0) * zoom, foot[1] + (y - y0) * zoom];
    },
  };
}

/** Every pen counts its gradients from zero: in one picture their names need a prefix. */
function withOwnNames(svg: string, prefix: string): string {
  return svg
    .replace(/id="d(\d+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#d(\d+)\)/g, `url(#${prefix}-$1)`);
}

function drawObject(scene: Scene, placed: Placed, index: number): string {
  const { art, at, inUse } = placed;
  const drawing = drawings[art.form];
  const still = inUse ? drawing.inUse : drawing.object;
  const foot = [
    scene.width / 2 + at[0] * scene.scale,
    scene.height / 2 - at[1] * scene.scale * TO_CAMERA[2],
  ] as const;
  const pen = new Pen(stand(still, art, foot, scene.scale), "paint", `${art.form} scene ${index}`);
  const body = still.draw(pen, art);
  return withOwnNames(pen.definitions() + body, `o${index}`);
}

function drawGround({ width, height, ground: tone }: Scene): string {
  const pen = new Pen(aim([RIGHT, AWAY]), "paint", `table ${tone}`);
  const sheet = ground(pen, tone);
  const side = Math.max(width, height) / 1200;
  return `<g transform="scale(${side})">${withOwnNames(pen.definitions() + sheet, "g")}</g>`;
}

/** The bench after sunset: one warm lamp from the upper left. */
function drawNight({ width, height }: Scene): string {
  const stops = [
    [0, "#3d3a2c"],
    [0.55, "#2a291f"],
    [1, "#1a1b14"],
  ];
  const marks = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`);
  const lamp = `<radialGradient id="lamp" cx=".37" cy=".38" r=".84">${marks.join("")}</radialGradient>`;
  return `<defs>${lamp}</defs><rect width="${width}" height="${height}" fill="url(#lamp)"/>`;
}

/** The shadows of the day are brown veils, which would shine on a dark bench. */
function deepenShadows(svg: string): string {
  return svg.replace(/#683434|#343400|#343434/g, "#0a0904").replace(/"0\.0197"/g, '"0.035"');
}

/** A still life of several objects, all to one scale, as SVG; `night` is for the dark theme. */
export function drawScene(scene: Scene, night = false): string {
  const { width, height } = scene;
  const drawn = scene.objects.map((placed, index) => drawObject(scene, placed, index)).join("");
  const table = night ? drawNight(scene) : drawGround(scene);
  const objects = night ? deepenShadows(drawn) : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${table}${objects}</svg>`;
}
