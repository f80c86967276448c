import { MOST_STOCK } from "../product-form";
import type { CatalogueRow, CsvColumn } from "./columns";
import type { FileRow } from "./parse-file";

/** Notes what is wrong with a cell. */
export type Complain = (column: CsvColumn, message: string) => void;

/** What a stock in the file says of a product that is there, where the file does not say which one was exported. */
export interface StockRule {
  /** Whether it is its stock from now on. */
  sets: boolean;
  /** When the owner was shown what it would set, and from which stocks; undefined: nobody looked. */
  checked?: { at: Date; stocks: ReadonlyMap<string, number> };
}

export const hasCountRead = ({ cells }: FileRow) => (cells.stockCountRead ?? "").trim() !== "";

/** Where the file says which count was exported, the cell means the difference to it; else what the owner says. */
export function stockAfter(
  file: FileRow,
  before: CatalogueRow,
  { stockCount }: CatalogueRow,
  { stock, complain }: { stock: StockRule; complain: Complain },
): number {
  const { stockCount: cell, stockCountRead: read = "" } = file.cells;
  if (cell === undefined) return stockCount;
  if (!hasCountRead(file)) return stockByRule(stockCount, before, stock, complain);
  if (!/^\d{1,9}$/.test(read.trim())) {
    complain("stockCountRead", "Leave this as it was exported, or empty it");
    return stockCount;
  }
  // A cell that is as it would be exported today was not read, and its number is today's count.
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
  if (count >= 0 && count <= MOST_STOCK) return count;
  const message =
    count < 0
      ? `Only ${before.stockCount} are in stock now. Export the catalogue again for today's counts.`
      : `The stock count can be at most ${MOST_STOCK}.`;
  complain("stockCount", message);
  return stockCount;
}
