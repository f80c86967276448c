import { countText } from "@/lib/base/text/counts";
import { longDate } from "@/lib/base/dates";
import { inEnglish, type Say } from "@/lib/words/say";
import { z } from "@/lib/base/input/zod";

export const SIZE_UNITS = ["mm", "cm", "in"] as const;
/** Which size of a box is meant: the room for the goods, or the box itself. */
export const MEASURED_SIDES = ["inside", "outside"] as const;
export const PRINT_SIDES = ["none", "outside", "inside", "both"] as const;

const measure = z.number().positive();

export const quoteDetailsSchema = z.object({
  product: z
    .object({ _id: z.uuid(), name: z.string() })
    .nullable()
    .describe("Null where it is about none of the shop's own"),
  packaging: z.string().nullable().describe("The kind of it, such as mailer box"),
  quantity: z.number().int().min(1).describe("Pieces"),
  size: z
    .object({
      length: measure,
      width: measure,
      height: measure.nullable(),
      unit: z.enum(SIZE_UNITS),
    })
    .nullable(),
  measured: z.enum(MEASURED_SIDES).nullable().describe("Which size is given"),
  material: z.string().nullable(),
  printSides: z.enum(PRINT_SIDES).nullable(),
  printColours: z.number().int().nullable(),
  neededBy: z.iso.date().nullable(),
});

export type QuoteDetails = z.output<typeof quoteDetailsSchema>;

export const MEASURED_TEXT: Record<(typeof MEASURED_SIDES)[number], string> = {
  inside: "Inside, the room for the goods",
  outside: "Outside",
};

export const PRINT_SIDE_TEXT: Record<(typeof PRINT_SIDES)[number], string> = {
  none: "No print",
  outside: "Outside",
  inside: "Inside",
  both: "Inside and outside",
};

const UNIT_TEXT = { mm: "mm", cm: "cm", in: "in" } as const;

/** "230 × 155 × 70 mm (L × W × H), inside"; null where no size was given. */
export function sizeText({ size, measured }: QuoteDetails, say: Say = inEnglish): string | null {
  if (!size) return null;
  const { length, width, height, unit } = size;
  const sides = height === null ? [length, width] : [length, width, height];
  const names = height === null ? "L × W" : "L × W × H";
  const said = `${sides.join(" × ")} ${UNIT_TEXT[unit]} (${names})`;
  return measured ? `${said}, ${say(measured)}` : said;
}

/** "2 colours, outside"; null where nothing was said about print. */
export function printText(
  { printSides, printColours }: QuoteDetails,
  say: Say = inEnglish,
): string | null {
  const colours =
    printColours === 1
      ? say("1 colour")
      : printColours && say("{count} colours", { count: printColours });
  const side = printSides && say(PRINT_SIDE_TEXT[printSides]);
  if (printSides === "none" || !colours) return side;
  return side ? `${colours}, ${side.toLowerCase()}` : colours;
}

/** Returns the lines of a request with their names; empty fields have no line. */
export function quoteRows(
  details: QuoteDetails,
  say: Say = inEnglish,
): [name: string, text: string][] {
  const { product, packaging, quantity, material, neededBy } = details;
  const rows: [string, string | null][] = [
    ["Product", product?.name ?? null],
    ["Packaging", packaging],
    [
      "Quantity",
      quantity === 1 ? say("1 piece") : say("{count} pieces", { count: countText(quantity) }),
    ],
    ["Size", sizeText(details, say)],
    ["Material", material],
    ["Print", printText(details, say)],
    ["Needed by", neededBy && longDate(new Date(neededBy), say.language)],
  ];
  return rows.flatMap(([name, text]) => (text ? [[say(name), text] as [string, string]] : []));
}

/** Same as lines of text. */
export const quoteLines = (details: QuoteDetails, say: Say = inEnglish): string[] =>
  quoteRows(details, say).map(([name, text]) => `${name}: ${text}`);
