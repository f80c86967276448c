import { said } from "@/lib/shop/content/phrases";
import { counted } from "@/lib/base/counts";
import type { ProductRecord } from "../schemas";

/** From this many packs on nobody needs to hurry. */
const FEW = 20;

export interface StockLine {
  state: "plenty" | "few" | "none";
  text: string;
}

type Stocked = Pick<ProductRecord, "inStock" | "stockCount" | "dispatchDays">;

/**
 * The stock in words, counted in packs, and when an order of it leaves: the packs lie here and are printed
 * and packed to order.
 * @param production how long that takes for most products; empty where the shop does not say it
 */
export function stockLine(
  { inStock, stockCount, dispatchDays }: Stocked,
  production: string,
): StockLine {
  if (!inStock) return { state: "none", text: "Out of stock" };
  const packs = counted(stockCount, "pack");
  const ready = readyText(dispatchDays, production);
  return stockCount < FEW
    ? { state: "few", text: `Only ${packs} left${ready}` }
    : { state: "plenty", text: `In stock: ${packs}${ready}` };
}

/** @param dispatchDays the product's own lead time in working days */
function readyText(dispatchDays: number | null, production: string): string {
  if (dispatchDays === null) return said`, ready to ship in ${production}`;
  return dispatchDays === 0
    ? ", ready to ship the same day"
    : `, ready to ship in ${counted(dispatchDays, "business day")}`;
}
