import { inEnglish, translateOwn, type Translate } from "@/lib/i18n/translate";
import { packPrice, tieredPrices, type PackPrices, type PriceTier } from "./price-tiers";
import type { QuantityRules } from "./quantity-rules";

/** One way in which a product can be printed, as its owner offers it. */
export interface PrintOption {
  /** Unique among the product's options, ignoring case. */
  name: string;
  /** The most sides that are printed. */
  sides: number;
  maxColours: number;
  /** Minimum order in packs. */
  minPieces: number;
  /** Paise for each colour, once a line. */
  setupFeePaise: number;
  /**
   * Prices of a printed pack, in place of the product's own. The first holds below its quantity too; without any, the
   * product's own prices hold.
   */
  tiers: readonly PriceTier[];
  /** Working days from the approval; null means the product's own. */
  leadDays: number | null;
  /** The kind of tool that it needs, such as "plate". */
  tool: string | null;
  /** Millimetres to which its artwork is trimmed; without it the product's own dieline holds. */
  dieline?: { width: number; height: number } | undefined;
}

/** The buyer's choice. Without one a line is plain. */
export interface PrintChoice {
  /** The name of the option. */
  option: string;
  sides: number;
  colours: number;
  /** The order line with whose approved artwork it is printed again. */
  again?: string | undefined;
}

export const MAX_PRINT_OPTIONS = 10;

/** The longest texts in characters, the most sides and the most colours. */
export const PRINT_LIMITS = { name: 60, tool: 60, sides: 6, colours: 12 } as const;

/** Returns the option of that name, ignoring case. */
export function findPrintOption(
  options: readonly PrintOption[],
  name: string,
): PrintOption | undefined {
  return options.find((option) => option.name.toLowerCase() === name.toLowerCase());
}

/** Mistakes in the sides or colours, as a text for the buyer. */
export function printProblem(
  { name, sides, maxColours }: PrintOption,
  choice: PrintChoice,
): string | undefined {
  if (choice.sides < 1 || choice.sides > sides) {
    return `${name} prints ${sides === 1 ? "1 side" : `1 to ${sides} sides`}. Choose so many`;
  }
  if (choice.colours < 1 || choice.colours > maxColours) {
    return `${name} takes ${maxColours === 1 ? "1 colour" : `1 to ${maxColours} colours`}. Choose so many`;
  }
  return undefined;
}

export function printedPrices({ tiers }: PrintOption, plain: PackPrices): PackPrices {
  return tieredPrices(tiers, plain);
}

/** Returns the quantities in which the printed product is sold. */
export function printedRules({ minPieces }: PrintOption, plain: QuantityRules): QuantityRules {
  const { minQuantity, packMultiple } = plain;
  return { minQuantity: Math.max(minQuantity, minPieces), packMultiple };
}

/** Returns the longer of both lead times in working days; null when neither is known. */
export function printedLeadDays(option: PrintOption, plain: number | null): number | null {
  if (option.leadDays === null || plain === null) return option.leadDays ?? plain;
  return Math.max(option.leadDays, plain);
}

/** Paise of a printed line: each pack, and the set-up of all its colours once. */
export interface PrintedPrice {
  pricePaise: number;
  setupFeePaise: number;
  totalPaise: number;
}

/** @param quantity packs of the line */
export function pricePrint(
  option: PrintOption,
  plain: PackPrices,
  { quantity, colours }: { quantity: number; colours: number },
): PrintedPrice {
  const pricePaise = packPrice(printedPrices(option, plain), quantity);
  const setupFeePaise = option.setupFeePaise * colours;
  return { pricePaise, setupFeePaise, totalPaise: pricePaise * quantity + setupFeePaise };
}

/** "2 sides, 1 colour, Your mark": how a line says its print. */
export function printText(
  { option, sides, colours, again }: PrintChoice,
  t: Translate = inEnglish,
): string {
  const side = sides === 1 ? t("1 side") : t("{count} sides", { count: sides });
  const colour = colours === 1 ? t("1 colour") : t("{count} colours", { count: colours });
  return [
    side,
    colour,
    translateOwn(t, option),
    ...(again ? [t("the same artwork as before")] : []),
  ].join(", ");
}

/** The name of a line; the fixed names of a print's set-up and of a cutting tool are translated. */
export function lineName(line: string, t: Translate = inEnglish): string {
  const [, name, option] = /^Set-up for (.+?): (.+)$/.exec(line) ?? [];
  if (name && option) return t("Set-up for {name}: {option}", { name, option });
  const [, style, size] = /^Cutting tool for (.+?), (.+)$/.exec(line) ?? [];
  return style && size ? t("Cutting tool for {style}, {size}", { style, size }) : line;
}
