import { addUpLoad, type Load } from "@/lib/pricing/freight";
import type { FreightSettings } from "@/lib/shop/settings/shop-settings";
import { methodsTo, type PricedMethod, type ShippingRate } from "@/lib/shop/shipping/methods";
import type { CartLine } from "./cart-line";
import type { QuoteRequest } from "./schemas";

/** Shipping methods of a cart, where shipping is priced by weight. */
export interface CartShipping {
  /** Empty until the PIN code is known. */
  ways: PricedMethod[];
  /** The requested method, else the first with a price; null when there is none. */
  chosen: PricedMethod | null;
}

/** @param lines the lines that can be ordered */
export async function shipCart(
  lines: readonly CartLine[],
  { pin, shippingWay }: Pick<QuoteRequest, "pin" | "shippingWay">,
  { volumetricDivisor: divisor }: FreightSettings,
  { readShippingRates }: { readShippingRates: () => Promise<ShippingRate[]> },
): Promise<CartShipping> {
  if (pin === undefined || lines.length === 0) return { ways: [], chosen: null };
  const ways = methodsTo(await readShippingRates(), { pin, load: findLoad(lines), divisor });
  const chosen = shippingWay
    ? ways.find(({ way }) => way === shippingWay)
    : (ways.find(({ amountPaise }) => amountPaise !== null) ?? ways[0]);
  return { ways, chosen: chosen ?? null };
}

/** Samples and fees weigh nothing; a single unweighed product makes the load unknown. */
function findLoad(lines: readonly CartLine[]): Load | null {
  const packs = [];
  for (const { kind, quantity, sale, size } of lines) {
    // A product described only in words has no weight.
    if (kind === "custom" && !size) return null;
    if (size) packs.push({ quantity: 1, packing: { grams: size.grams, carton: null } });
    if (kind !== "product") continue;
    if (!sale?.packing) return null;
    packs.push({ quantity, packing: sale.packing });
  }
  return addUpLoad(packs);
}
