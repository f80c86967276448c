import { countText } from "@/lib/base/text/counts";
import { longDate } from "@/lib/base/dates";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { MEASURED_SIDES, PRINT_SIDES } from "./quote-choices";
import type { QuoteDetails } from "./quote-details";

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

/** "230 × 155 × 70 mm (L × W × H), inside"; null without a size. */
export function sizeText(
  { size, measured }: QuoteDetails,
  t: Translate = inEnglish,
): string | null {
  if (!size) return null;
  const { length, width, height, unit } = size;
  const sides = height === null ? [length, width] : [length, width, height];
  const names = height === null ? "L × W" : "L × W × H";
  const said = `${sides.join(" × ")} ${UNIT_TEXT[unit]} (${names})`;
  return measured ? `${said}, ${t(measured)}` : said;
}

/** "2 colours, outside"; null without any print details. */
export function printText(
  { printSides, printColours }: QuoteDetails,
  t: Translate = inEnglish,
): string | null {
  const colours =
    printColours === 1
      ? t("1 colour")
      : printColours && t("{count} colours", { count: printColours });
  const side = printSides && t(PRINT_SIDE_TEXT[printSides]);
  if (printSides === "none" || !colours) return side;
  return side ? `${colours}, ${side.toLowerCase()}` : colours;
}

/** The rows of a request with their labels; omits empty fields. */
export function quoteRows(
  details: QuoteDetails,
  t: Translate = inEnglish,
): [name: string, text: string][] {
  const { product, packaging, quantity, material, neededBy } = details;
  const rows: [string, string | null][] = [
    ["Product", product?.name ?? null],
    ["Packaging", packaging],
    [
      "Quantity",
      quantity === 1 ? t("1 piece") : t("{count} pieces", { count: countText(quantity) }),
    ],
    ["Size", sizeText(details, t)],
    ["Material", material],
    ["Print", printText(details, t)],
    ["Needed by", neededBy && longDate(new Date(neededBy), t.language)],
  ];
  return rows.flatMap(([name, text]) => (text ? [[t(name), text] as [string, string]] : []));
}

/** `quoteRows` as lines of text. */
export const quoteLines = (details: QuoteDetails, t: Translate = inEnglish): string[] =>
  quoteRows(details, t).map(([name, text]) => `${name}: ${text}`);
