import { said } from "@/lib/shop/content/phrases";
import { counted } from "@/lib/base/text/counts";
import type { ProductRecord } from "../schemas";

/** Below this many packs the text says "Only … left". */
const FEW = 20;

export interface StockLine {
  state: "plenty" | "few" | "none";
  text: string;
}

type Stocked = Pick<ProductRecord, "inStock" | "supply" | "stockCount" | "leadDays">;

/**
 * Returns the stock in packs, as text, and when an order leaves. The packs are in stock, but are printed and packed
 * to order.
 * @param production the usual lead time as text; empty when the shop does not state it
 */
export function stockLine(
  { inStock, supply, stockCount, leadDays }: Stocked,
  production: string,
): StockLine {
  if (!inStock) return { state: "none", text: "Out of stock" };
  if (supply === "to_order") {
    return {
      state: "plenty",
      text: `Made to order: leaves in ${counted(leadDays ?? 0, "working day")}`,
    };
  }
  const packs = counted(stockCount, "pack");
  const ready = readyText(leadDays, production);
  return stockCount < FEW
    ? { state: "few", text: `Only ${packs} left${ready}` }
    : { state: "plenty", text: `In stock: ${packs}${ready}` };
}

/** @param leadDays the product's own lead time in working days */
function readyText(leadDays: number | null, production: string): string {
  if (leadDays === null) return said`, ready to ship in ${production}`;
  return leadDays === 0
    ? ", ready to ship the same day"
    : `, ready to ship in ${counted(leadDays, "business day")}`;
}
