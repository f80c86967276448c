import { isSameSize } from "@/lib/catalogue/dieline";
import type { Dieline } from "@/lib/pricing/dieline";
import { layFlat, type FlatSheet, type SheetLine } from "./flat-sheet";
import { buildNet, planModel } from "./model-of";

type Described = Parameters<typeof planModel>[0] & { dieline: Dieline | null };

/**
 * The dieline of a product: the flat sheet as the folding model lays it, unless the shop states another size, of which
 * only the outline is known. Null for a product that neither folds nor has a stated size.
 */
export function findDieline(product: Described): FlatSheet | null {
  const plan = planModel(product);
  const sheet = plan && layFlat(buildNet(plan));
  const { dieline } = product;
  if (!dieline) return sheet;
  return sheet && isSameSize(sheet, dieline) ? sheet : { ...dieline, lines: listOutline(dieline) };
}

function listOutline({ width, height }: Dieline): SheetLine[] {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  return corners.map((from, index) => ({
    from,
    until: corners[(index + 1) % corners.length] ?? from,
    kind: "cut",
  }));
}

export const CUT_COLOUR = "#e3001b";
export const FOLD_COLOUR = "#0069b4";

const mm = (length: number) => String(Math.round(length * 100) / 100);

const getPath = (lines: readonly SheetLine[], wanted: SheetLine["kind"]) =>
  lines
    .filter(({ kind }) => kind === wanted)
    .map(({ from, until }) => `M${from.map(mm).join(" ")}L${until.map(mm).join(" ")}`)
    .join("");

/** The drawing as SVG at its real size, whose page is the sheet: cuts in red, folds dashed in blue. */
export function dielineSvg({ width, height, lines }: FlatSheet, title: string): string {
  const escaped = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const [w, h] = [mm(width), mm(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}" fill="none" stroke-width="0.25">`,
    `<title>${escaped}</title>`,
    `<path id="cut" stroke="${CUT_COLOUR}" d="${getPath(lines, "cut")}"/>`,
    `<path id="fold" stroke="${FOLD_COLOUR}" stroke-dasharray="2 1" d="${getPath(lines, "fold")}"/>`,
    "</svg>\n",
  ].join("\n");
}
