import type { CsvCell } from "@/lib/base/csv/csv-stream";
import { withFormulaMark } from "@/lib/base/csv/formula-mark";
import { toRupees } from "@/lib/pricing/money";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import { listToCell, pairsToCell } from "./cell-lists";
import type { CatalogueRow, CsvColumn } from "./columns";

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
