import type { SoldProduct } from "@/lib/catalogue/stock/stock";
import type { LineKind, LineUnit, ProofStage } from "@/lib/db/generated/enums";
import type { Packing } from "@/lib/pricing/freight";
import type { PrintChoice } from "@/lib/pricing/print-options";
import type { LineSize } from "@/lib/pricing/line-size";
import type { PackPrices } from "@/lib/pricing/price-tiers";
import type { QuantityRules } from "@/lib/pricing/quantity-rules";
import type { PricedLine } from "@/lib/pricing/totals";
import { isOpenStatus, type OrderStatus } from "../status";

/** What a custom line is made as, in the shop's words. */
export interface LineSpec {
  size?: string | undefined;
  material?: string | undefined;
  print?: string | undefined;
  finish?: string | undefined;
  tolerance?: string | undefined;
  /** Of a line made to size: what was chosen, and the version of the size table that priced it. */
  made?: LineSize | undefined;
}

/** The print of a line as it was chosen. */
export interface LinePrint extends PrintChoice {
  /** The kind of tool that it needs, such as "plate". */
  tool?: string | undefined;
}

/** What a line is, apart from its price: the same in a cart, an offer and an order. */
export interface LineIdentity {
  kind: LineKind;
  /** Null for a line that is no product, and once the product was deleted. */
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
  /** How far its artwork and proofs are; null for a line that needs none. */
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

/** What a cart knows of the product behind a line. */
export interface ProductSale {
  /** Paise per pack of the product itself, whatever the line costs. */
  ownPricePaise: number;
  /** What such a line costs everybody else per pack, where the price is from a price list; null elsewhere. */
  publicPaise: number | null;
  /** The price tiers and quantity rules of this line. */
  terms: PackPrices & QuantityRules;
  /** Packs in stock; null for what is made to order, of which nothing is taken from the stock. */
  stockCount: number | null;
  /** Most packs of one order. */
  most: number;
  /** Null: nobody has weighed it yet. */
  packing: Packing | null;
  updatedAt: Date;
}

/** What a cart knows of a line made to size beside its price. */
export interface SizeSale {
  /** The weight of the whole quantity. */
  grams: number;
  /** The fewest pieces of its style. */
  least?: number;
  /** The most pieces, of a sample. */
  most?: number;
  /** Why it cannot be made as asked. */
  problem?: string;
}

/** A line at today's price, or at the price of an offer. */
export interface CartLine extends LineIdentity, PricedLine {
  basis: number;
  /** Working days until it leaves, of a printed line from its approval; null means the shop's default. */
  leadDays: number | null;
  /** Null for fees, tools and what is made only for this order. */
  sale: ProductSale | null;
  offerLineId: string | null;
  /** Of a line made to size. */
  size?: SizeSale;
  /** Of a line of an offer: what `basis` of the unit costs the shop, in paise; null where that is not known. */
  costPaise?: number | null;
  /** Of a printed line that is made again with the artwork of an earlier order. */
  approval: EarlierApproval | null;
  /** The item that the buyer has of it. */
  itemId?: string | undefined;
  /** The buyer's own code of it. */
  code?: string | null | undefined;
  /** Whether it was asked for by that item, and not by its product. */
  byItem?: boolean;
  /** Of an item of the buyer: it has no price today, so that the shop is asked for an offer; or it is nobody's. */
  refusal?: "needs_offer" | "not_found";
  /** True when the line can be ordered as asked; other lines are not part of the totals. */
  available: boolean;
}

/** Whether one of the lines waits for the approval of its proof. */
export const awaitsApproval = (lines: readonly Pick<LineIdentity, "stage">[]): boolean =>
  lines.some(({ stage }) => stage !== null && stage !== "approved");

/** Whether an order still waits for proofs: once it has left or is cancelled, nobody does, whatever its lines say. */
export const awaitsProofs = (order: {
  status: OrderStatus;
  products: readonly Pick<LineIdentity, "stage">[];
}): boolean => isOpenStatus(order.status) && awaitsApproval(order.products);

/** What printed lines wait for: the buyer's artwork, the shop's proof, or the buyer's approval of it. */
export type AwaitedStep = "artwork" | "proof" | "approval";

/** The step for which one of the lines waits; what the buyer has to do comes first. */
export function awaitedStep(lines: readonly Pick<LineIdentity, "stage">[]): AwaitedStep | null {
  const waits = (stage: ProofStage) => lines.some((line) => line.stage === stage);
  if (waits("needs_artwork")) return "artwork";
  if (waits("proof_sent")) return "approval";
  return awaitsApproval(lines) ? "proof" : null;
}

/** Whether the packs of a line are taken from the stock. */
export const isFromStock = ({ sale }: Pick<CartLine, "sale">): boolean =>
  sale !== null && sale.stockCount !== null;

/** The products behind the lines, each once with the packs that the order takes from its stock. */
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

/** What a line is made with when its proof was approved in an earlier order. */
export interface EarlierApproval {
  /** Null where the artwork came by email. */
  artworkId: string | null;
  /** Null of a box without print, which has no proof. */
  approvalId: string | null;
  toolId: string | null;
  /** The item that its buyer has of it, and their code. */
  itemId: string | null;
  buyerCode: string | null;
}
