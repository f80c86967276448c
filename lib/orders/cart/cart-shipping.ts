import { addUpLoad, type Load } from "@/lib/pricing/freight";
import type { FreightSettings } from "@/lib/shop/settings/shop-settings";
import { waysTo, type PricedWay, type ShippingRate } from "@/lib/shop/shipping/ways";
import type { CartLine } from "./cart-line";
import type { QuoteRequest } from "./schemas";

/** How a cart may travel, where shipping is priced by weight. */
export interface CartShipping {
  /** Empty until the PIN code is known. */
  ways: PricedWay[];
  /** The way that was asked for, else the first that has a price; null when there is none. */
  chosen: PricedWay | null;
}

/** @param lines those that can be ordered */
export async function shipCart(
  lines: readonly CartLine[],
  { pin, shippingWay }: Pick<QuoteRequest, "pin" | "shippingWay">,
  { volumetricDivisor: divisor }: FreightSettings,
  { readShippingRates }: { readShippingRates: () => Promise<ShippingRate[]> },
): Promise<CartShipping> {
  if (pin === undefined || lines.length === 0) return { ways: [], chosen: null };
  const ways = waysTo(await readShippingRates(), { pin, load: findLoad(lines), divisor });
  const chosen = shippingWay
    ? ways.find(({ way }) => way === shippingWay)
    : (ways.find(({ amountPaise }) => amountPaise !== null) ?? ways[0]);
  return { ways, chosen: chosen ?? null };
}

/** Samples and fees weigh nothing; one product that nobody has weighed leaves the whole load unknown. */
function findLoad(lines: readonly CartLine[]): Load | null {
  const packs = [];
  for (const { kind, quantity, sale, size } of lines) {
    // Nobody has weighed what is made in words alone.
    if (kind === "custom" && !size) return null;
    if (size) packs.push({ quantity: 1, packing: { grams: size.grams, carton: null } });
    if (kind !== "product") continue;
    if (!sale?.packing) return null;
    packs.push({ quantity, packing: sale.packing });
  }
  return addUpLoad(packs);
}
