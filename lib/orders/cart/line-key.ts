import type { PrintChoice } from "@/lib/pricing/print-options";
import { specKey, type SizeChoice } from "@/lib/pricing/size-spec";
import type { RequestedItem, CartItem, ItemLine, SizeItem } from "./schemas";

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

/** `lineKey` for a box made to size; its sample is a separate line. */
export const sizeKey = ({ isSample, ...made }: SizeChoice & { isSample?: boolean | undefined }) =>
  `${specKey(made.style, made)}${isSample ? " sample" : ""}`;

export const isSizeItem = <T extends RequestedItem>(item: T): item is Extract<T, SizeItem> =>
  item.style !== undefined;

export const isItemLine = <T extends RequestedItem>(item: T): item is Extract<T, ItemLine> =>
  item.item !== undefined;

/** The key of an item of the buyer. */
export const itemKey = (item: string): string => `item ${item}`;

/** The key of any requested item: a product, a box made to size or an item of the buyer. */
export function requestedKey(requested: RequestedItem): string {
  if (isItemLine(requested)) return itemKey(requested.item);
  return isSizeItem(requested)
    ? sizeKey({ ...requested, isSample: requested.sample })
    : lineKey(requested.product, requested);
}

/** Keeps only product items. */
export const listProductItems = <T extends RequestedItem>(items: readonly T[]) =>
  items.filter((item): item is Extract<T, CartItem> => item.product !== undefined);
