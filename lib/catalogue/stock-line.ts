import { said } from "@/lib/content/phrases";
import { counted } from "@/lib/counts";
import type { ProductSummary } from "./schemas";

/** From this many packs on nobody needs to hurry. */
const FEW = 20;

export interface StockLine {
  state: "plenty" | "few" | "none";
  text: string;
}

/**
 * The stock in words, counted in packs, and when an order of it leaves: the packs lie here and are printed
 * and packed to order.
 * @param production how long that takes; empty where the shop does not say it
 */
export function stockLine(
  { inStock, stockCount }: Pick<ProductSummary, "inStock" | "stockCount">,
  production: string,
): StockLine {
  if (!inStock) return { state: "none", text: "Out of stock" };
  const packs = counted(stockCount, "pack");
  const ready = said`, ready to ship in ${production}`;
  return stockCount < FEW
    ? { state: "few", text: `Only ${packs} left${ready}` }
    : { state: "plenty", text: `In stock: ${packs}${ready}` };
}
