import type { PrintChoice } from "@/lib/pricing/print-options";
import { specKey } from "@/lib/pricing/size-spec";
import type { AskedItem, SizeItem } from "./schemas";

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

export const isSizeItem = <T extends AskedItem>(item: T): item is Extract<T, SizeItem> =>
  item.style !== undefined;

/** The same of an item that is asked for, which may be a box made to size. */
export const askedKey = (item: AskedItem): string =>
  isSizeItem(item) ? specKey(item.style, item) : lineKey(item.product, item);

/** Those of products; boxes made to size follow them in a priced cart. */
export const listProductItems = <T extends AskedItem>(items: readonly T[]) =>
  items.filter((item): item is Exclude<T, SizeItem> => !isSizeItem(item));
