import { type CsvCell, withFormulaMark } from "@/lib/base/csv";
import { toRupees } from "@/lib/pricing/money";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import type { CatalogueRow, CsvColumn } from "./columns";

/**
 * Lists in one cell, an entry on each line. A line break or a backslash inside an entry is written with
 * a backslash, and so is a colon in a specification's name, so that every list comes back as it was.
 */

export function listToCell(entries: readonly string[]): string {
  return entries.map(escaped).join("\n");
}

/** Entries without what surrounds them; empty lines are none. */
export function listFromCell(cell: string): string[] {
  return linesOf(cell).map(unescaped);
}

export function pairsToCell(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([name, text]) => `${escaped(name).replaceAll(":", "\\:")}: ${escaped(text)}`)
    .join("\n");
}

/** Names and texts in their order; the name is null in a line without a colon. */
export function pairsFromCell(cell: string): { name: string | null; text: string }[] {
  return linesOf(cell).map((line) => {
    const colon = /^((?:\\.|[^\\:])*):/.exec(line);
    if (!colon) return { name: null, text: unescaped(line) };
    const [head, name = ""] = colon;
    return { name: unescaped(name.trim()), text: unescaped(line.slice(head.length).trim()) };
  });
}

function linesOf(cell: string): string[] {
  return cell
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r" };

function escaped(text: string): string {
  return text.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
}

const MEANINGS: Record<string, string> = { n: "\n", r: "\r", "\\": "\\", ":": ":" };

/** A backslash before anything else stands for itself. */
function unescaped(text: string): string {
  return text.replace(/\\([nr\\:])/g, (_, character: string) => MEANINGS[character] ?? "");
}

/** Whole numbers as names keep their order, which for tiers is the rising one. */
const tierPairs = (tiers: readonly PriceTier[]) =>
  Object.fromEntries(tiers.map(({ from, pricePaise }) => [from, String(toRupees(pricePaise))]));

/** A product as its row of the file. */
export function cellsOf(product: CatalogueRow): Record<CsvColumn, CsvCell> {
  const { originalPricePaise } = product;
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    category: product.category,
    price: toRupees(product.pricePaise),
    originalPrice: originalPricePaise === null ? null : toRupees(originalPricePaise),
    minQuantity: product.minQuantity,
    packMultiple: product.packMultiple,
    priceTiers: pairsToCell(tierPairs(product.priceTiers)),
    stockCount: product.stockCount,
    lowStockAt: product.lowStockAt,
    dispatchDays: product.dispatchDays,
    inStock: String(product.forSale),
    isNew: String(product.isNew),
    draft: String(product.draft),
    description: product.description,
    features: listToCell(product.features),
    specifications: pairsToCell(product.specifications),
    images: listToCell(product.images),
    thumbnailImage: product.thumbnailImage,
    hsnCode: product.hsnCode,
    stockCountRead: product.stockCount,
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** A cell as it stands in the file when it is read again, its line breaks as in `readCell`. */
export function cellText(cell: CsvCell): string {
  return typeof cell === "string" ? oneKindOfBreak(withFormulaMark(cell)) : String(cell ?? "");
}

/** Spreadsheets write the line breaks within a cell in their own ways. */
export function oneKindOfBreak(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
