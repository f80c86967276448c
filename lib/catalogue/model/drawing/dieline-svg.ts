import { escapeMarkup } from "@/lib/base/text/escape-markup";
import { BLEED_MM, withBleed } from "@/lib/pricing/dieline";
import { LAYER_NAMES, LAYERS, LINE_MM, type Drawing, type LayerName } from "./draw-sheet";
import type { Segment } from "../flat-sheet";

const mm = (length: number) => String(Math.round(length * 100) / 100);

const getPath = (lines: readonly Segment[]) =>
  lines.map(({ from, until }) => `M${from.map(mm).join(" ")}L${until.map(mm).join(" ")}`).join("");

/** Inkscape reads layers by these attributes, Illustrator by the id of the group. */
function toLayer(drawing: Drawing, name: LayerName): string {
  const { screen, dash } = LAYERS[name];
  const words = name === "notes" ? drawing.notes : [];
  const texts = words.map(
    ({ at: [x, y], size, text }) =>
      `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size)}" fill="${screen}" stroke="none">${escapeMarkup(text)}</text>`,
  );
  return [
    `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" stroke="${screen}">`,
    `<path${dash ? ` stroke-dasharray="${dash.join(" ")}"` : ""} d="${getPath(drawing.lines[name])}"/>`,
    ...texts,
    "</g>",
  ].join("\n");
}

/** The drawing at full size. Its page is the sheet with its bleed, as required of artwork. */
export function dielineSvg(drawing: Drawing): string {
  const { width, height } = withBleed(drawing);
  const [w, h] = [mm(width), mm(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${w}mm" height="${h}mm" viewBox="${-BLEED_MM} ${-BLEED_MM} ${w} ${h}" fill="none" stroke-width="${LINE_MM}" font-family="sans-serif" text-anchor="middle">`,
    `<title>${escapeMarkup(drawing.title)}</title>`,
    ...LAYER_NAMES.map((name) => toLayer(drawing, name)),
    "</svg>\n",
  ].join("\n");
}
