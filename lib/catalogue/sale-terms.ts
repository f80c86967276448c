import { toPaise, toRupees } from "@/lib/pricing/money";
import type { PackPrices, PriceTier } from "@/lib/pricing/price-tiers";
import type { QuantityRules } from "@/lib/pricing/quantity-rules";

/** Prices and order quantities of a product, in paise and packs. */
export interface SaleTerms extends PackPrices, QuantityRules {}

/** The terms in rupees, as the API returns them. */
export interface StatedTerms {
  price: number;
  minQuantity: number;
  packMultiple: number;
  priceTiers: { from: number; price: number }[];
}

/** Parses the JSON column of tiers. */
export function parsePriceTiers(column: unknown): PriceTier[] {
  return (column ?? []) as PriceTier[];
}

export function statedTiers(tiers: readonly PriceTier[]): StatedTerms["priceTiers"] {
  return tiers.map(({ from, pricePaise }) => ({ from, price: toRupees(pricePaise) }));
}

export function statedTerms({ pricePaise, priceTiers, ...rules }: SaleTerms): StatedTerms {
  return {
    price: toRupees(pricePaise),
    minQuantity: rules.minQuantity,
    packMultiple: rules.packMultiple,
    priceTiers: statedTiers(priceTiers),
  };
}

export function storedTiers(tiers: readonly StatedTerms["priceTiers"][number][]): PriceTier[] {
  return tiers.map(({ from, price }) => ({ from, pricePaise: toPaise(price) }));
}

export function toSaleTerms({
  price,
  minQuantity,
  packMultiple,
  priceTiers,
}: StatedTerms): SaleTerms {
  return {
    pricePaise: toPaise(price),
    minQuantity,
    packMultiple,
    priceTiers: storedTiers(priceTiers),
  };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

const isTier = (value: unknown): value is StatedTerms["priceTiers"][number] => {
  const { from, price } = (value ?? {}) as Record<string, unknown>;
  return isCount(from) && typeof price === "number" && Number.isFinite(price);
};

/** Reads terms stored in a browser. They may be from before products had such terms, or edited by hand. */
export function storedTerms(stored: { price: number } & Partial<StatedTerms>): SaleTerms {
  const tiers: unknown = stored.priceTiers;
  return toSaleTerms({
    price: stored.price,
    minQuantity: isCount(stored.minQuantity) ? stored.minQuantity : 1,
    packMultiple: isCount(stored.packMultiple) ? stored.packMultiple : 1,
    priceTiers: Array.isArray(tiers) ? tiers.filter(isTier) : [],
  });
}
