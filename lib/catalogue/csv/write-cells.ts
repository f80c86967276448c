import type { CsvCell } from "@/lib/base/text/csv";
import { textAsRead } from "@/lib/base/tables/cell";
import { withFormulaMark } from "@/lib/base/text/formula-mark";
import { toRupees } from "@/lib/pricing/money";
import type { Carton } from "@/lib/pricing/freight";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import { dielineText } from "../dieline";
import { statedPrintOptions, statedSample } from "../made-to-order";
import type { CatalogueRow, CsvColumn } from "./columns";

/**
 * Writes a list into one cell, one entry on each line. Line breaks and backslashes inside an entry are escaped with a
 * backslash, and so are colons in a specification's name, so that every list can be read back exactly.
 */

export function listToCell(entries: readonly string[]): string {
  return entries.map(escaped).join("\n");
}

/** Reads trimmed entries and skips empty lines. */
export function listFromCell(cell: string): string[] {
  return listLines(cell).map(unescaped);
}

export function pairsToCell(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([name, text]) => `${escaped(name).replaceAll(":", "\\:")}: ${escaped(text)}`)
    .join("\n");
}

/** Reads names and texts in order. The name is null for a line without a colon. */
export function pairsFromCell(cell: string): { name: string | null; text: string }[] {
  return listLines(cell).map((line) => {
    const colon = /^((?:\\.|[^\\:])*):/.exec(line);
    if (!colon) return { name: null, text: unescaped(line) };
    const [head, name = ""] = colon;
    return { name: unescaped(name.trim()), text: unescaped(line.slice(head.length).trim()) };
  });
}

function listLines(cell: string): string[] {
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

/** A backslash before any other character is literal. */
function unescaped(text: string): string {
  return text.replace(/\\([nr\\:])/g, (_, character: string) => MEANINGS[character] ?? "");
}

/** JavaScript sorts integer-like keys in ascending order, which is the order of tiers. */
const tierPairs = (tiers: readonly PriceTier[]) =>
  Object.fromEntries(tiers.map(({ from, pricePaise }) => [from, String(toRupees(pricePaise))]));

const cartonCell = ({ length, width, height }: Carton) => `${length} x ${width} x ${height}`;

/** Converts a product to its row of the file. */
export function toCells(product: CatalogueRow): Record<CsvColumn, CsvCell> {
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
    supply: product.supply,
    leadDays: product.leadDays,
    maxQuantity: product.maxQuantity,
    packedWeight: product.packedWeight,
    carton: product.carton && cartonCell(product.carton),
    printOptions:
      product.printOptions.length === 0
        ? null
        : JSON.stringify(statedPrintOptions(product.printOptions)),
    sample: product.sample && JSON.stringify(statedSample(product.sample)),
    dieline: product.dieline && dielineText(product.dieline),
    inStock: String(product.forSale),
    isNew: String(product.isNew),
    draft: String(product.draft),
    description: product.description,
    features: listToCell(product.features),
    specifications: pairsToCell(product.specifications),
    images: listToCell(product.images),
    thumbnailImage: product.thumbnailImage,
    hsnCode: product.hsnCode,
    gtin: product.gtin,
    recycledPercent: product.recycledPercent,
    nameHi: product.nameHi,
    descriptionHi: product.descriptionHi,
    featuresHi: listToCell(product.featuresHi),
    stockCountRead: product.stockCount,
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** Returns a cell as text, as it reads back from the file. */
export function cellText(cell: CsvCell): string {
  return typeof cell === "string" ? textAsRead(withFormulaMark(cell)) : String(cell ?? "");
}
