import { z } from "@/lib/base/input/zod";
import { DIELINE_FORMATS } from "@/lib/base/server-paths";
import { readEdges } from "@/lib/base/tables/read-edges";
import { findPrintOption } from "@/lib/pricing/print-options";
import type { Dieline } from "@/lib/pricing/dieline";
import { parsePrintOptions } from "./made-to-order";

/** Millimetres of one side; presses and PDF pages end below the longest. */
const SIDES = { least: 5, most: 5000 };

const MESSAGE = `Write the dieline as width × height in mm, such as 306 × 200, each from ${SIDES.least} to ${SIDES.most}`;

const isSide = (side: number) =>
  side >= SIDES.least && side <= SIDES.most && Number(side.toFixed(2)) === side;

const writtenDieline = z
  .string(MESSAGE)
  .max(40, MESSAGE)
  .transform((text, context): Dieline | null => {
    if (text.trim() === "") return null;
    const [width = 0, height = 0] = readEdges(text.trim(), 2).value ?? [];
    if ([width, height].every(isSide)) return { width, height };
    context.addIssue({ code: "custom", message: MESSAGE });
    return z.NEVER;
  });

/** Reads "306 × 200", also with x and a unit, such as "30.6 x 20 cm". Empty text removes the dieline. */
export const dielineField = writtenDieline.optional();

const side = z.number(MESSAGE).min(SIDES.least, MESSAGE).max(SIDES.most, MESSAGE);

/** The dieline of a print option: as text, or as the API states it; undefined for none. */
export const optionDielineField = z
  .union([writtenDieline, z.object({ width: side, height: side }), z.null()], MESSAGE)
  .transform((dieline) => dieline ?? undefined)
  .optional()
  .describe(
    "Millimetres to which its artwork is trimmed, such as 306 × 200; the product's without",
  );

/** In which form a drawing is asked for. */
export const dielineFormat = z
  .enum(DIELINE_FORMATS, "Ask for svg or pdf")
  .default("svg")
  .describe("SVG or PDF");

/** "306 × 200", as the field reads it. */
export const dielineText = ({ width, height }: Dieline): string => `${width} × ${height}`;

/** "306 × 200 mm", rounded to a tenth. */
export const sheetSize = ({ width, height }: Dieline): string =>
  `${dielineText({ width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 })} mm`;

/** Parses the JSON column; null where none is stated. */
export const parseDieline = (column: unknown): Dieline | null => column as Dieline | null;

/** The flat size that a print of a product has: that of its option, or else the product's; null where none is stated. */
export function printedDieline(
  { dieline, printOptions }: { dieline: unknown; printOptions: unknown },
  option: string | undefined,
): Dieline | null {
  const chosen = option && findPrintOption(parsePrintOptions(printOptions), option);
  return (chosen && chosen.dieline) || parseDieline(dieline);
}

/** The dieline as the API returns it, its fields in one order. */
export const statedDieline = (dieline: Dieline | null): Dieline | null =>
  dieline && { width: dieline.width, height: dieline.height };
