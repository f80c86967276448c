import type { SoldProduct } from "@/lib/catalogue/stock/stock";
import type { LineKind, LineUnit, ProofStage } from "@/lib/db/generated/enums";
import type { Packing } from "@/lib/pricing/freight";
import type { PrintChoice } from "@/lib/pricing/print-options";
import type { LineSize } from "@/lib/pricing/line-size";
import type { PackPrices } from "@/lib/pricing/price-tiers";
import type { QuantityRules } from "@/lib/pricing/quantity-rules";
import type { PricedLine } from "@/lib/pricing/totals";
import { isOpenStatus, type OrderStatus } from "../status";

/** The spec of a custom line, in the shop's words. */
export interface LineSpec {
  size?: string | undefined;
  material?: string | undefined;
  print?: string | undefined;
  finish?: string | undefined;
  tolerance?: string | undefined;
  /** For a line made to size: the choices, and the version of the size table that priced it. */
  made?: LineSize | undefined;
}

/** The chosen print of a line. */
export interface LinePrint extends PrintChoice {
  /** Kind of tool needed, such as "plate". */
  tool?: string | undefined;
}

/** The identity of a line, apart from its price: the same in a cart, an offer and an order. */
export interface LineIdentity {
  kind: LineKind;
  /** Null for a line without a product, and after the product was deleted. */
  productId: string | null;
  name: string;
  unit: LineUnit;
  spec: LineSpec | null;
  print: LinePrint | null;
  /** Position of the line that a fee or a tool belongs to. */
  forLine: number | null;
  thumbnailImage: string;
  /** "100 pieces"; null when the product has no pack size. */
  packSize: string | null;
  /** The article number; null when the product has none. */
  sku: string | null;
  hsnCode: string | null;
  /** Progress of its artwork and proofs; null for a line that needs none. */
  stage: ProofStage | null;
}

/** The identity of plain packs of a product. */
export const PLAIN_PACKS = {
  kind: "product",
  unit: "PAC",
  basis: 1,
  spec: null,
  print: null,
  forLine: null,
  stage: null,
  approval: null,
} as const;

/** Facts about the product of a line. */
export interface ProductSale {
  /** Paise per pack of the product itself, independent of the line's price. */
  ownPricePaise: number;
  /** Public price per pack where a price list applies; otherwise null. */
  publicPaise: number | null;
  /** The price tiers and quantity rules of this line. */
  terms: PackPrices & QuantityRules;
  /** Packs in stock; null for made-to-order products, which take none. */
  stockCount: number | null;
  /** Maximum packs per order. */
  most: number;
  /** Null until weighed. */
  packing: Packing | null;
  updatedAt: Date;
}

/** Facts about a line made to size, besides its price. */
export interface SizeSale {
  /** The weight of the whole quantity. */
  grams: number;
  /** Minimum pieces of its style. */
  least?: number;
  /** Maximum pieces of a sample. */
  most?: number;
  /** The reason why it cannot be made as requested. */
  problem?: string;
}

/** A line at today's price, or at the price of an offer. */
export interface CartLine extends LineIdentity, PricedLine {
  basis: number;
  /** Working days until dispatch, for a printed line counted from its approval; null means the shop's default. */
  leadDays: number | null;
  /** Null for fees, tools and goods made only for this order. */
  sale: ProductSale | null;
  offerLineId: string | null;
  /** For a line made to size. */
  size?: SizeSale;
  /** For a line of an offer: the shop's cost of `basis` units, in paise; null when unknown. */
  costPaise?: number | null;
  /** For a printed line that reuses the artwork of an earlier order. */
  approval: EarlierApproval | null;
  /** The buyer's item for this line. */
  itemId?: string | undefined;
  /** The buyer's own code for it. */
  code?: string | null | undefined;
  /** The first page of the item's approved proof, shown in place of `thumbnailImage`. */
  picture?: string | null;
  /** True when the line was requested by item rather than by product. */
  byItem?: boolean;
  /** For an item of the buyer: "needs_offer" without a price today, "not_found" for an unknown item. */
  refusal?: "needs_offer" | "not_found";
  /** True when the line can be ordered as requested; other lines are left out of the totals. */
  available: boolean;
}

/** True when a line waits for the approval of its proof. */
export const awaitsApproval = (lines: readonly Pick<LineIdentity, "stage">[]): boolean =>
  lines.some(({ stage }) => stage !== null && stage !== "approved");

/** True while the order waits for proofs; never after it has left or is cancelled, whatever its lines say. */
export const awaitsProofs = (order: {
  status: OrderStatus;
  products: readonly Pick<LineIdentity, "stage">[];
}): boolean => isOpenStatus(order.status) && awaitsApproval(order.products);

/** Next step of a printed line: the buyer's artwork, the shop's proof, or the buyer's approval. */
export type AwaitedStep = "artwork" | "proof" | "approval";

/** The step for which a line waits; the buyer's steps come first. */
export function awaitedStep(lines: readonly Pick<LineIdentity, "stage">[]): AwaitedStep | null {
  const waits = (stage: ProofStage) => lines.some((line) => line.stage === stage);
  if (waits("needs_artwork")) return "artwork";
  if (waits("proof_sent")) return "approval";
  return awaitsApproval(lines) ? "proof" : null;
}

/** True when the packs of a line come from stock. */
export const isFromStock = ({ sale }: Pick<CartLine, "sale">): boolean =>
  sale !== null && sale.stockCount !== null;

/** The products of the lines, each once, with the packs to take from stock. */
export function listSoldProducts(lines: readonly CartLine[]): SoldProduct[] {
  const sold = new Map<string, SoldProduct>();
  for (const { productId, sale, quantity } of lines) {
    if (productId === null || sale === null) continue;
    const taken = (sold.get(productId)?.quantity ?? 0) + (isFromStock({ sale }) ? quantity : 0);
    const { ownPricePaise: pricePaise, updatedAt } = sale;
    sold.set(productId, { productId, quantity: taken, pricePaise, updatedAt });
  }
  return [...sold.values()];
}

/** The proof approved in an earlier order that a line reuses. */
export interface EarlierApproval {
  /** Null where the artwork came by email. */
  artworkId: string | null;
  /** Null for a box without print, which has no proof. */
  approvalId: string | null;
  toolId: string | null;
  /** The buyer's item and code for it. */
  itemId: string | null;
  buyerCode: string | null;
}
