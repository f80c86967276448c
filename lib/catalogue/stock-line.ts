import type { ProductSummary } from "./product";

/** From this many packs on nobody needs to hurry. */
const FEW = 20;

export interface StockLine {
  state: "plenty" | "few" | "none";
  text: string;
}

/** The stock in words, counted in packs. */
export function stockLine({
  inStock,
  stockCount,
}: Pick<ProductSummary, "inStock" | "stockCount">): StockLine {
  if (!inStock) return { state: "none", text: "Out of stock" };
  const packs = `${stockCount.toLocaleString("en-IN")} ${stockCount === 1 ? "pack" : "packs"}`;
  return stockCount < FEW
    ? { state: "few", text: `Only ${packs} left` }
    : { state: "plenty", text: `In stock: ${packs}` };
}
