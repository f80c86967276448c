import "server-only";
import { toSafePaise } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { findPacking } from "@/lib/catalogue/packing";
import { isSameSpec, type ApprovedLine } from "@/lib/orders/cart/approved-line";
import { PLAIN_PACKS, type CartLine, type ProductSale } from "@/lib/orders/cart/cart-line";
import {
  addTax,
  type CartRules,
  type CartSources,
  type PricedCart,
} from "@/lib/orders/cart/price-cart";
import { withoutOversold, type StockRow } from "@/lib/orders/cart/product-lines";
import { firstStage } from "@/lib/orders/cart/size-lines";
import type { GstBuyer } from "@/lib/shop/gst/place-of-supply";
import { NO_CREDIT } from "@/lib/orders/cart/sample-credit";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";
import { shipOffer, type OfferedShipping } from "./offer-freight";
import { parseLines, type StoredChoice, type StoredLine } from "./stored-version";

export interface VersionToPrice extends OfferedShipping {
  lines: unknown;
  leadDays: number;
  discountPaise: bigint;
}

export interface Choice {
  /** `_id` of a line. */
  line: string;
  quantity: number;
}

export interface PriceOfferOptions {
  choices: readonly Choice[];
  rules: Pick<CartRules, "gst" | "taxPercent" | "freight">;
  sources: Pick<CartSources, "readStock" | "readRates" | "readShippingRates">;
  buyer: GstBuyer;
  /** Destination PIN code, once known. */
  pin?: string | undefined;
  /** Approved lines of the buyer's earlier orders. */
  approved?: readonly ApprovedLine[];
}

/**
 * Prices a version at the quantities that its buyer chose: at the version's prices, with today's tax, and today's
 * freight for a destination other than the priced one. Products come from stock without their minimum quantity and
 * multiple; custom-made lines wait for a proof, unless approved before.
 * @throws AppError invalid_input for a quantity that is not offered
 */
export async function priceOffer(
  version: VersionToPrice,
  { choices, rules, sources, buyer, pin, approved = [] }: PriceOfferOptions,
): Promise<PricedCart> {
  const stored = parseLines(version.lines);
  const chosen = chooseAll(stored, choices);
  const ids = stored.flatMap(({ kind, productId }) =>
    kind === "product" && productId ? [productId] : [],
  );
  const stock = ids.length > 0 ? await sources.readStock([...new Set(ids)]) : [];
  const rows = new Map(stock.map((row) => [row.id, row]));
  const lines = withoutOversold(
    stored.map((line, index) => {
      const choice = chosen[index] ?? { quantity: 0, pricePaise: 0 };
      const row = line.kind === "product" ? rows.get(line.productId ?? "") : undefined;
      const earlier = approved.find(({ id }) => id === line.again);
      return cartLine(line, choice, { row, earlier, leadDays: version.leadDays });
    }),
  );
  const subtotalPaise = lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
  const shipping = await shipOffer(version, {
    stored,
    chosen,
    lines,
    pin,
    freight: rules.freight,
    readShippingRates: sources.readShippingRates,
  });
  const amounts = {
    subtotalPaise,
    discountPaise: Math.min(toSafePaise(version.discountPaise), subtotalPaise),
    shippingPaise: shipping
      ? (shipping.chosen?.amountPaise ?? 0)
      : toSafePaise(version.shippingPaise),
  };
  return {
    lines,
    ...(await addTax(lines, amounts, { sources, rules, buyer: { ...buyer, pin } })),
    shipping,
    promo: null,
    samples: NO_CREDIT,
  };
}

/** The chosen quantity of each line; a line with one quantity needs no choice. */
function chooseAll(lines: readonly StoredLine[], choices: readonly Choice[]): StoredChoice[] {
  const wanted = new Map(choices.map(({ line, quantity }) => [line, quantity]));
  const known = new Set(lines.map(({ _id }) => _id));
  if (choices.some(({ line }) => !known.has(line))) {
    throw refusal((t) => t("The offer has no such line. Load it again."));
  }
  return lines.map(({ _id, name, quantities }) => {
    const quantity = wanted.get(_id);
    const only = quantities.length === 1 ? quantities[0] : undefined;
    if (quantity === undefined && only) return only;
    const choice = quantities.find((offered) => offered.quantity === quantity);
    if (choice) return choice;
    const offered = quantities.map((each) => each.quantity).join(", ");
    throw refusal((t) =>
      t("{name}: choose one of the quantities offered ({offered}).", { name, offered }),
    );
  });
}

const refusal = (words: (t: Translate) => string) =>
  new Refusal("invalid_input", words, { at: "choices" });

interface LineSources {
  row: StockRow | undefined;
  /** The line that it repeats. */
  earlier: ApprovedLine | undefined;
  leadDays: number;
}

function cartLine(
  line: StoredLine,
  { quantity, pricePaise, costPaise }: StoredChoice,
  { row, earlier, leadDays }: LineSources,
): CartLine {
  const isProduct = line.kind === "product";
  const sale = isProduct ? toSale(row) : null;
  return {
    ...PLAIN_PACKS,
    kind: line.kind,
    unit: line.unit,
    basis: line.basis,
    spec: line.made ? { ...line.spec, made: line.made } : line.spec,
    ...(line.kind === "custom" && approval(line, earlier)),
    productId: line.productId,
    forLine: line.forLine ?? null,
    name: line.name,
    thumbnailImage: row?.thumbnailImage ?? "",
    packSize: line.packSize ?? null,
    sku: row?.sku ?? null,
    hsnCode: line.hsnCode,
    leadDays: isProduct ? (row?.leadDays ?? null) : leadDays,
    offerLineId: line._id,
    costPaise: costPaise ?? line.costPaise ?? null,
    quantity,
    pricePaise,
    sale,
    available: sale === null || quantity <= sale.most,
  };
}

/** An equal spec reuses artwork and tool; any other needs a new proof. */
function approval(
  { spec, made }: StoredLine,
  earlier: ApprovedLine | undefined,
): Pick<CartLine, "stage" | "approval"> {
  if (!earlier || !isSameSpec(earlier, spec)) {
    return { stage: made ? firstStage(made) : "needs_artwork", approval: null };
  }
  const { artworkId, approvalId, toolId, itemId, buyerCode } = earlier;
  return {
    stage: "approved",
    approval: { artworkId, approvalId, toolId, itemId, buyerCode },
  };
}

/** A product removed from the shop has no stock; quantity rules do not bind an offer. */
function toSale(row: StockRow | undefined): ProductSale {
  const isSold = row !== undefined && row.forSale && !row.notInShop;
  const stockCount = isSold ? (row.supply === "to_order" ? null : row.stockCount) : 0;
  const ownPricePaise = row?.pricePaise ?? 0;
  return {
    ownPricePaise,
    publicPaise: null,
    terms: { pricePaise: ownPricePaise, minQuantity: 1, packMultiple: 1, priceTiers: [] },
    stockCount,
    most: stockCount ?? Infinity,
    packing: row ? findPacking(row) : null,
    updatedAt: row?.updatedAt ?? new Date(0),
  };
}
