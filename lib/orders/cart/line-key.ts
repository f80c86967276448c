import type { PrintChoice } from "@/lib/pricing/print-options";

interface Chosen {
  print?: PrintChoice | undefined;
  /** True for samples. */
  sample?: boolean | undefined;
}

/** What tells the lines of one product apart; the id of the product alone for its plain packs. */
export function lineKey(product: string, { print, sample }: Chosen): string {
  if (sample) return `${product} sample`;
  if (!print) return product;
  const { option, sides, colours, again } = print;
  return `${product} ${sides} ${colours} ${option.toLowerCase()}${again ? ` ${again}` : ""}`;
}
