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
  return `${product} ${print.sides} ${print.colours} ${print.option.toLowerCase()}`;
}
