import type { PrintChoice } from "@/lib/pricing/print-options";

interface Chosen {
  print?: PrintChoice | undefined;
  /** True for samples. */
  sample?: boolean | undefined;
}

/** Returns a key that differs for each line of a cart: plain packs, samples and each choice of print of one product. */
export function lineKey(product: string, { print, sample }: Chosen): string {
  if (sample) return `${product} sample`;
  if (!print) return product;
  const { option, sides, colours, again } = print;
  return `${product} ${sides} ${colours} ${option.toLowerCase()}${again ? ` ${again}` : ""}`;
}
