import { tierAt, type PriceTier } from "@/lib/pricing/price-tiers";
import type { SizeChoice } from "@/lib/pricing/size-spec";
import type { ApprovedLine } from "./approved-line";
import { PLAIN_PACKS, type CartLine, type EarlierApproval } from "./cart-line";
import { isItemLine, isSizeItem } from "./line-key";
import type { RequestedItem, CartItem, SizeItem } from "./schemas";

/** Something that a buyer had approved and can reorder, or a product with the buyer's own code. */
export interface OwnItem {
  id: string;
  productId: string | null;
  /** The buyer's own code. */
  code: string | null;
  /** Agreed prices valid today, including set-up and tool. */
  tiers: readonly PriceTier[];
  /** Null for a product that only has a code. */
  line: OwnLine | null;
}

export interface OwnLine extends ApprovedLine {
  thumbnailImage: string;
  /** The first page of its proof; null without one. */
  picture: string | null;
  /** Working days from approval. */
  leadDays: number | null;
  /** True when its cutting tool is already paid for. */
  hasTool: boolean;
}

export type ReadItems = (ids: string[]) => Promise<OwnItem[]>;

/** Requested items, grouped by how they are priced. */
export interface SortedItems {
  products: (CartItem & { own?: OwnItem })[];
  sizes: (SizeItem & { own?: OwnItem })[];
  /** Items described only in words, which need an agreed price, and unknown items. */
  others: { item: string; quantity: number; own: OwnItem | undefined }[];
}

/** @param own the buyer's items by id */
export function sortItems(
  items: readonly RequestedItem[],
  own: ReadonlyMap<string, OwnItem>,
): SortedItems {
  const sorted: SortedItems = { products: [], sizes: [], others: [] };
  for (const requested of items) {
    if (!isItemLine(requested)) {
      if (isSizeItem(requested)) sorted.sizes.push(requested);
      else sorted.products.push(requested);
      continue;
    }
    const { item, quantity } = requested;
    const found = own.get(item);
    const made = found?.line?.spec?.made;
    if (found && made) sorted.sizes.push({ ...toChoice(made), quantity, own: found });
    else if (found?.productId) sorted.products.push(toProduct(found, found.productId, quantity));
    else sorted.others.push({ item, quantity, own: found });
  }
  return sorted;
}

function toChoice({ style, length, width, height, inside, board, print, finish }: SizeChoice) {
  return { style, length, width, height, inside, board, print, finish };
}

function toProduct(own: OwnItem, product: string, quantity: number): SortedItems["products"][0] {
  const { line } = own;
  if (!line?.print) return { product, quantity, own };
  const { option, sides, colours } = line.print;
  return { product, quantity, print: { option, sides, colours, again: line.id }, own };
}

/** The agreed price for a quantity, in paise per basis. */
export const agreedPaise = (own: OwnItem | undefined, quantity: number): number | undefined =>
  own && tierAt({ pricePaise: 0, priceTiers: own.tiers }, quantity)?.pricePaise;

/** What a line says of the item that it was requested by. */
export const ownFacts = ({ id, code, line }: OwnItem) => ({
  itemId: id,
  code,
  picture: line?.picture ?? null,
  byItem: true,
});

export const toApproval = ({ line, code }: OwnItem): EarlierApproval | null =>
  line && {
    artworkId: line.artworkId,
    approvalId: line.approvalId,
    toolId: line.toolId,
    itemId: line.itemId,
    buyerCode: code,
  };

/** Custom-made lines at their agreed price, or as a request for an offer without one. */
export const otherLines = (others: SortedItems["others"]): CartLine[] =>
  others.map(({ item, quantity, own }) => {
    if (!own?.line) return missingLine(item, quantity);
    return agreedLine(own, own.line, quantity) ?? needsOffer(own, quantity);
  });

const BARE = {
  ...PLAIN_PACKS,
  kind: "custom",
  productId: null,
  thumbnailImage: "",
  packSize: null,
  sku: null,
  hsnCode: null,
  leadDays: null,
  sale: null,
  offerLineId: null,
  pricePaise: 0,
  available: false,
} as const;

/** The line as made before, at the agreed price; null without one. */
export function agreedLine(own: OwnItem, line: OwnLine, quantity: number): CartLine | null {
  const pricePaise = agreedPaise(own, quantity);
  if (pricePaise === undefined) return null;
  const { name, unit, basis, hsnCode, spec, thumbnailImage, leadDays } = line;
  return {
    ...BARE,
    name,
    unit,
    basis,
    hsnCode,
    spec,
    thumbnailImage,
    leadDays,
    quantity,
    pricePaise,
    stage: "approved",
    approval: toApproval(own),
    ...ownFacts(own),
    available: true,
  };
}

const NO_PRICE = "It has no price today; ask us for an offer";

/** @param problem the reason why it has no price today */
export const needsOffer = (own: OwnItem, quantity: number, problem = NO_PRICE): CartLine => ({
  ...BARE,
  name: own.line?.name ?? "Item",
  unit: own.line?.unit ?? "PAC",
  basis: own.line?.basis ?? 1,
  spec: own.line?.spec ?? null,
  thumbnailImage: own.line?.thumbnailImage ?? "",
  ...ownFacts(own),
  quantity,
  size: { grams: 0, problem },
  refusal: "needs_offer",
});

const missingLine = (item: string, quantity: number): CartLine => ({
  ...BARE,
  name: "Item",
  itemId: item,
  byItem: true,
  quantity,
  size: { grams: 0, problem: "There is no such item" },
  refusal: "not_found",
});
