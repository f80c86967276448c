import { MAX_STOCK } from "../number-fields";
import type { CatalogueRow, CsvColumn } from "./columns";
import type { FileRow } from "./parse-file";

/** Records an error for a cell. */
export type Complain = (column: CsvColumn, message: string) => void;

/** How to treat the stock of existing products when the file does not say which stock was exported. */
export interface StockRule {
  /** When true, the file's stock replaces the product's stock. */
  sets: boolean;
  /** Time of the dry run, and the stocks at that time. Undefined without a dry run. */
  checked?: { at: Date; stocks: ReadonlyMap<string, number> };
}

export const hasCountRead = ({ cells }: FileRow) =>
  (cells.stockCountRead?.text ?? "").trim() !== "";

/** If the file has the exported stock, books the difference to it. Otherwise applies the `stock` rule. */
export function stockAfter(
  file: FileRow,
  before: CatalogueRow,
  { stockCount }: CatalogueRow,
  { stock, complain }: { stock: StockRule; complain: Complain },
): number {
  const read = file.cells.stockCountRead?.text ?? "";
  if (file.cells.stockCount === undefined) return stockCount;
  if (!hasCountRead(file)) return stockByRule(stockCount, before, stock, complain);
  if (!/^\d{1,9}$/.test(read.trim())) {
    complain("stockCountRead", "Leave this as it was exported, or empty it");
    return stockCount;
  }
  // A cell that equals today's export was not parsed; its value is the current stock.
  return stockMoved({ stockCount, read: Number(read) }, before, complain);
}

function stockByRule(
  stockCount: number,
  before: CatalogueRow,
  { sets, checked }: StockRule,
  complain: Complain,
): number {
  if (!sets) return before.stockCount;
  if (!checked) return stockCount;
  const read = checked.stocks.get(before.id);
  if (read === undefined) return before.stockCount;
  if (before.updatedAt > checked.at) {
    complain("stockCount", "This product was changed after the file was checked. Check it again.");
    return before.stockCount;
  }
  return stockMoved({ stockCount, read }, before, complain);
}

function stockMoved(
  { stockCount, read }: { stockCount: number; read: number },
  before: CatalogueRow,
  complain: Complain,
): number {
  const count = before.stockCount + stockCount - read;
  if (count >= 0 && count <= MAX_STOCK) return count;
  const message =
    count < 0
      ? `Only ${before.stockCount} are in stock now. Export the catalogue again for today's counts.`
      : `The stock count can be at most ${MAX_STOCK}.`;
  complain("stockCount", message);
  return stockCount;
}
