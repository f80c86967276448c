import { claims } from "@/lib/claims";
import { counted } from "@/lib/counts";
import type { ProductSummary } from "./schemas";

/** From this many packs on nobody needs to hurry. */
const FEW = 20;

export interface StockLine {
  state: "plenty" | "few" | "none";
  text: string;
}

/** The packs lie here and are printed and packed to order: one line says both. */
const READY = `ready to ship in ${claims.production}`;

/** The stock in words, counted in packs, and when an order of it leaves. */
export function stockLine({
  inStock,
  stockCount,
}: Pick<ProductSummary, "inStock" | "stockCount">): StockLine {
  if (!inStock) return { state: "none", text: "Out of stock" };
  const packs = counted(stockCount, "pack");
  return stockCount < FEW
    ? { state: "few", text: `Only ${packs} left, ${READY}` }
    : { state: "plenty", text: `In stock: ${packs}, ${READY}` };
}
