import type { Spot } from "@/lib/catalogue/model/camera";
import type { Painted, Picture } from "@/lib/catalogue/model/picture";

type Context = CanvasRenderingContext2D;

export interface PrintedLogo {
  image: HTMLCanvasElement;
  panels: ReadonlySet<string>;
  /** Position on the flat sheet. */
  u: number;
  v: number;
  width: number;
  height: number;
  /** Coverage of the paper: 0 tints it as ink does, 1 hides it. */
  cover: number;
}

export interface Surface {
  width: number;
  height: number;
  /** Canvas pixels per CSS pixel. */
  ratio: number;
  /** Colours and font of the page around the canvas. */
  ink: string;
  paper: string;
  shade: string;
  font: string;
}

export interface Contents {
  picture: Picture;
  logo: PrintedLogo | null;
  /** Whether to draw fold lines, print areas and measures. */
  lines: boolean;
}

function trace(context: Context, spots: readonly Spot[], close = true): void {
  spots.forEach(([x, y], index) => {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  if (close) context.closePath();
}

/**
 * Draws shapes this far outside the canvas, so that only their blurred shadows fall onto it; this works in
 * every browser.
 */
const ASIDE = 10_000;
const BLUR = 9;

/**
 * Canvas pixels per CSS pixel of the shadows: blurring is the most expensive step, and hides the low
 * resolution.
 */
const COARSE = 0.25;

let coarse: HTMLCanvasElement | undefined;

function paintShadows(context: Context, { shadows }: Picture, surface: Surface): void {
  const { width, height, shade } = surface;
  coarse ??= document.createElement("canvas");
  // Setting the size also clears the canvas.
  [coarse.width, coarse.height] = [Math.ceil(width * COARSE), Math.ceil(height * COARSE)];
  const blurred = coarse.getContext("2d");
  if (!blurred) return;
  blurred.scale(COARSE, COARSE);
  blurred.shadowColor = shade;
  blurred.shadowBlur = BLUR * COARSE;
  blurred.shadowOffsetX = ASIDE * COARSE;
  blurred.fillStyle = "#000";
  for (const layer of shadows) {
    blurred.beginPath();
    for (const spots of layer)
      trace(
        blurred,
        spots.map(([x, y]): Spot => [x - ASIDE, y]),
      );
    blurred.fill();
  }
  context.drawImage(coarse, 0, 0, coarse.width / COARSE, coarse.height / COARSE);
}

/** Pixels by which a logo overlaps the edges of a panel, so that no paper shows between two panels. */
const BLEED = 0.12;

function bled(spots: readonly Spot[]): Spot[] {
  const edges = spots.map(([x, y], index) => {
    const [nextX, nextY] = spots[(index + 1) % spots.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    return [(nextY - y) / length, (x - nextX) / length] as const;
  });
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = edges;
  const out = ax * by - ay * bx < 0 ? -BLEED : BLEED;
  return spots.map(([x, y], index) => {
    const [before = [0, 0], after = [0, 0]] = [edges.at(index - 1), edges[index]];
    const miter = 1 + Math.max(-0.5, before[0] * after[0] + before[1] * after[1]);
    return [x + (out * (before[0] + after[0])) / miter, y + (out * (before[1] + after[1])) / miter];
  });
}

function paintLogo(context: Context, { spots, matrix }: Painted, logo: PrintedLogo): void {
  context.save();
  context.beginPath();
  trace(context, bled(spots));
  context.clip();
  context.transform(...matrix);
  context.translate(logo.u, logo.v);
  // The y axis points up on a sheet and down on a canvas.
  context.scale(1, -1);
  const put = () =>
    context.drawImage(logo.image, -logo.width / 2, -logo.height / 2, logo.width, logo.height);
  if (logo.cover < 1) {
    context.globalCompositeOperation = "multiply";
    put();
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = logo.cover;
  }
  put();
  context.restore();
}

function paintMarks(context: Context, { marks, ink }: Painted): void {
  context.save();
  context.setLineDash([4, 3]);
  context.lineWidth = 0.9;
  context.strokeStyle = ink;
  context.beginPath();
  for (const mark of marks) trace(context, mark, false);
  context.stroke();
  context.restore();
}

function paintHandle(context: Context, { path, width, colour }: NonNullable<Painted["handle"]>) {
  context.beginPath();
  trace(context, path, false);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

function paintPaper(context: Context, { spots, fill, handle, edges }: Painted): void {
  if (handle) {
    paintHandle(context, handle);
    return;
  }
  context.beginPath();
  trace(context, spots);
  context.fillStyle = context.strokeStyle = fill ?? "transparent";
  context.fill();
  // Without this stroke the background would show as a hairline where two panels meet without an edge.
  if (edges.length === spots.length) return;
  context.lineWidth = 1;
  context.stroke();
}

function paintLines(context: Context, piece: Painted, lines: boolean): void {
  if (lines && piece.marks.length > 0) paintMarks(context, piece);
  piece.edges.forEach(({ from, until, width, colour }, index) => {
    const before = piece.edges[index - 1];
    const after = piece.edges[index + 1];
    // Equal neighbours are one stroke, which costs a phone much less than one for each.
    if (before?.width !== width || before.colour !== colour) context.beginPath();
    trace(context, [from, until], false);
    if (after?.width === width && after.colour === colour) return;
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  });
}

/**
 * Groups neighbouring panels of a cup, which are painted together so that one panel's paper covers neither
 * logo nor rim of another.
 */
function listGroups(pieces: readonly Painted[]): Painted[][] {
  const groups: Painted[][] = [];
  for (const piece of pieces) {
    const [before] = groups.at(-1) ?? [];
    const joins = piece.round && before?.round && piece.outside === before.outside;
    if (joins) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function paintPieces(context: Context, { picture, logo, lines }: Contents): void {
  for (const group of listGroups(picture.pieces)) {
    for (const piece of group) paintPaper(context, piece);
    for (const piece of group) {
      if (logo && piece.outside && logo.panels.has(piece.panel)) paintLogo(context, piece, logo);
    }
    for (const piece of group) paintLines(context, piece, lines);
  }
}

function paintMeasures(context: Context, { measures }: Picture, surface: Surface): void {
  context.font = surface.font;
  context.textBaseline = "alphabetic";
  context.lineWidth = 1.2;
  for (const { from, until, text, label, anchor } of measures) {
    context.beginPath();
    trace(context, [from, until], false);
    context.strokeStyle = context.fillStyle = surface.ink;
    context.stroke();
    context.textAlign = anchor === "middle" ? "center" : anchor;
    context.fillText(text, ...label);
  }
}

export function paintPicture(context: Context, contents: Contents, surface: Surface): void {
  const { width, height, ratio } = surface;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.lineJoin = context.lineCap = "round";
  paintShadows(context, contents.picture, surface);
  paintPieces(context, contents);
  if (contents.lines) paintMeasures(context, contents.picture, surface);
}
