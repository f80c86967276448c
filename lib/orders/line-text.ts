import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { countText } from "@/lib/base/text/counts";
import { packSizeText, packText } from "@/lib/catalogue/price/unit-price";
import { printText } from "@/lib/pricing/print-options";
import type { LineIdentity, LineSpec } from "./cart/cart-line";

/** Texts that describe a line, shared by pages, mails, documents and exports. */

type Unit = LineIdentity["unit"];

/** Singular noun of each unit; "thousand" has no plural. */
const UNIT_NAMES: Record<Unit, string> = { PAC: "pack", PCS: "piece", THD: "thousand", SET: "set" };

/** "2 packs", "5,000 pieces", "5 thousand", "1 set". */
export function quantityWords(quantity: number, unit: Unit, t: Translate = inEnglish): string {
  const count = countText(quantity);
  if (unit === "THD") return t("{count} thousand", { count });
  const name = UNIT_NAMES[unit];
  return quantity === 1 ? t(`1 ${name}`) : t(`{count} ${name}s`, { count });
}

/** Patterns of quantities inside stored English texts. */
export const QUANTITY_PATTERNS = [
  "{count} packs",
  "{count} pieces",
  "{count} thousand",
  "{count} sets",
];

/** "2 packs of Mailer box" */
export const goodsText = (
  { name, unit, quantity }: { name: string; unit: Unit; quantity: number },
  t: Translate = inEnglish,
): string => t("{quantity} of {name}", { quantity: quantityWords(quantity, unit, t), name });

/** "1 line" or "12 lines". */
export const lineCount = (count: number, t: Translate = inEnglish): string =>
  count === 1 ? t("1 line") : t("{count} lines", { count: countText(count) });

type Counted = Pick<LineIdentity, "kind" | "unit"> & { quantity: number };

/** Goods lines, without set-up fees and tools. */
export const listGoods = <Line extends Pick<LineIdentity, "kind">>(
  lines: readonly Line[],
): Line[] => lines.filter(({ kind }) => kind !== "fee" && kind !== "tool");

/** "12 packs" or "5,000 pieces": the goods of an order; "3 lines" when their units differ. */
export function goodsCount(lines: readonly Counted[], t: Translate = inEnglish): string {
  const goods = listGoods(lines);
  const [first] = goods;
  if (!first || goods.some(({ unit }) => unit !== first.unit)) return lineCount(goods.length, t);
  const quantity = goods.reduce((sum, line) => sum + line.quantity, 0);
  return quantityWords(quantity, first.unit, t);
}

/** "5,000 or 10,000 pieces": quantities to choose from. */
export function quantitiesWords(
  quantities: readonly number[],
  unit: Unit,
  t: Translate = inEnglish,
): string {
  const last = quantityWords(quantities.at(-1) ?? 0, unit, t);
  return [...quantities.slice(0, -1).map(countText), last].join(` ${t("or")} `);
}

interface Offered {
  name: string;
  unit: Unit;
  packSize: string | null;
  quantities: readonly number[];
}

/** "1 or 5 packs of Mailer box, 1 pack = 100 pieces" */
export function offeredText(
  { name, unit, packSize, quantities }: Offered,
  t: Translate = inEnglish,
) {
  const quantity = quantitiesWords(quantities, unit, t);
  const goods = t("{quantity} of {name}", { quantity, name });
  return packSize ? `${goods}, ${packText(packSize, t)}` : goods;
}

type Priced = Pick<LineIdentity, "unit" | "packSize"> & { basis: number };

/** The unit that a price buys: "100 pieces" of a pack, "piece", "1,000 pieces". */
export function priceUnit({ unit, basis, packSize }: Priced, t: Translate = inEnglish): string {
  if (basis !== 1) return quantityWords(basis, unit, t);
  return unit === "PAC" && packSize ? packSizeText(packSize, t) : t(UNIT_NAMES[unit]);
}

/** The texts of a custom line, in reading order. */
export function specTexts({ size, material, print, finish, tolerance }: LineSpec): string[] {
  return [size, material, print, finish, tolerance].filter((text) => text !== undefined);
}

type Made = {
  kind?: LineIdentity["kind"];
  spec?: LineSpec | null | undefined;
  print?: LineIdentity["print"] | undefined;
  /** The buyer's own code for it. */
  code?: string | null | undefined;
};

/** The name of the buyer's own code where its buyer reads it, and everywhere else. */
export const CODE_TEXTS = { buyer: "Your code {code}", staff: "Buyer's code {code}" } as const;

export type CodeReader = keyof typeof CODE_TEXTS;

/** "Sample", "2 sides, 1 colour, Your mark" or "230 × 155 × 70 mm, kraft board"; empty for plain packs. */
export function lineDetail(
  { kind, spec, print, code }: Made,
  t: Translate = inEnglish,
  reader: CodeReader = "staff",
): string {
  const texts = [
    ...(kind === "sample" ? [t("Sample")] : []),
    ...(print ? [printText(print, t)] : []),
    ...(spec ? specTexts(spec) : []),
    ...(code ? [t(CODE_TEXTS[reader], { code })] : []),
  ];
  return texts.join(", ");
}
