import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";
import { path } from "./path";

export interface TextLook {
  size: number;
  colour: string;
  /** Printed heavy: the outline is swollen a little, as ink does under a press. */
  bold?: boolean;
  align?: "start" | "middle" | "end";
  /** Degrees, clockwise on screen, about the anchor. */
  turn?: number;
  /** Extra space between letters, in units of the size. */
  tracking?: number;
  opacity?: number;
}

const FILE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
);
// Share of the size; fontkit cannot set the weight axis of a compressed variable font.
const INK_GAIN = 0.028;
let opened: Font | undefined;

function font(): Font {
  if (opened) return opened;
  const file = openSync(FILE);
  if ("fonts" in file) throw new Error(`${FILE} is a collection, expected one font`);
  opened = file;
  return file;
}

/** Text as outlines, baseline at (x, y): the machine that renders the pictures need not have any font. */
export function letters(text: string, x: number, y: number, look: TextLook): string {
  const run = font().layout(text);
  const scale = look.size / font().unitsPerEm;
  const gap = (look.tracking ?? 0) * font().unitsPerEm;
  let pen = 0;
  const outlines = run.glyphs.map((glyph, i) => {
    const d = glyph.path.translate(pen, 0).scale(scale, -scale).toSVG();
    pen += (run.positions[i]?.xAdvance ?? glyph.advanceWidth) + gap;
    return d;
  });
  const width = (pen - gap) * scale;
  const shift = { start: 0, middle: -width / 2, end: -width }[look.align ?? "start"];
  const place = `translate(${round(x)} ${round(y)})${look.turn ? ` rotate(${round(look.turn)})` : ""} translate(${round(shift)} 0)`;
  const gain = look.bold
    ? { stroke: look.colour, "stroke-width": look.size * INK_GAIN, "stroke-linejoin": "round" }
    : {};
  return path(tidy(outlines.join("")), {
    fill: look.colour,
    ...gain,
    transform: place,
    opacity: look.opacity,
  });
}

export function textWidth(text: string, size: number): number {
  return (font().layout(text).advanceWidth * size) / font().unitsPerEm;
}

const round = (value: number) => Math.round(value * 100) / 100;
const tidy = (d: string) =>
  d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
