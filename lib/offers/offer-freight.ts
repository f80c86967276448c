import { addUpLoad, type Load, type Packing } from "@/lib/pricing/freight";
import type { ShippingWay } from "@/lib/db/generated/enums";
import { toSafePaise } from "@/lib/pricing/money";
import type { CartLine } from "@/lib/orders/cart/cart-line";
import type { CartShipping } from "@/lib/orders/cart/cart-shipping";
import type { FreightSettings } from "@/lib/shop/settings/shop-settings";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { methodsTo, type PricedMethod, type ShippingRate } from "@/lib/shop/shipping/methods";
import type { StoredChoice, StoredLine } from "./stored-version";

/** Shipping of an offer. */
export interface OfferedShipping {
  sentAt: Date | null;
  shippingPaise: bigint;
  shippingWay: ShippingWay | null;
  /** The PIN code of the rates' price; null when the shop entered the amount. */
  freightPin: string | null;
}

interface Requested {
  stored: readonly StoredLine[];
  chosen: readonly StoredChoice[];
  /** The lines as ordered, with the packing of products. */
  lines: readonly CartLine[];
  /** Destination PIN code; defaults to the offer's. */
  pin: string | undefined;
  freight: FreightSettings | null;
  readShippingRates: () => Promise<ShippingRate[]>;
}

/**
 * Shipping method and price of an offer: as entered or sent, or by today's rates for other quantities or another
 * destination than the rates priced. Null without an agreed method.
 */
export async function shipOffer(
  version: OfferedShipping,
  { stored, chosen, lines, pin, freight, readShippingRates }: Requested,
): Promise<CartShipping | null> {
  const { shippingWay: way, freightPin, sentAt } = version;
  if (way === null) return null;
  const asWritten = { way, amountPaise: toSafePaise(version.shippingPaise), words: "" };
  const to = pin ?? freightPin;
  const isAsSent = sentAt !== null && to === freightPin && isFirst(stored, chosen);
  if (freightPin === null || to === null || freight === null || isAsSent) {
    return { ways: [asWritten], chosen: asWritten };
  }
  const load = offerLoad(stored, chosen, lines);
  const ways = methodsTo(await readShippingRates(), {
    pin: to,
    load,
    divisor: freight.volumetricDivisor,
  });
  const priced = ways.find((each) => each.way === way) ?? notTo(way, to);
  return { ways: [priced], chosen: priced };
}

const notTo = (way: ShippingWay, pin: string): PricedMethod => ({
  way,
  amountPaise: null,
  words: `${SHIPPING_METHOD_NAMES[way]} has no price to ${pin}. Please write to us about the shipping.`,
});

const isFirst = (stored: readonly StoredLine[], chosen: readonly StoredChoice[]): boolean =>
  stored.every(({ quantities }, index) => quantities[0]?.quantity === chosen[index]?.quantity);

/** Null while goods are unweighed; samples, fees and tools weigh nothing. */
function offerLoad(
  stored: readonly StoredLine[],
  chosen: readonly StoredChoice[],
  lines: readonly CartLine[],
): Load | null {
  const packs: { quantity: number; per: number; packing: Packing }[] = [];
  for (const [index, line] of stored.entries()) {
    const quantity = chosen[index]?.quantity ?? 0;
    if (line.kind !== "product" && line.kind !== "custom") continue;
    const packing = line.kind === "custom" ? line.packing : lines[index]?.sale?.packing;
    if (!packing) return null;
    packs.push({ quantity, packing, per: line.kind === "custom" ? line.basis : 1 });
  }
  return addUpLoad(packs);
}

/** Grams of the first quantities of custom lines and products; null when one is unweighed. */
export function offeredGrams(stored: readonly StoredLine[]): number | null {
  const custom = stored.filter(({ kind }) => kind === "custom");
  if (custom.length === 0 || stored.some(({ kind }) => kind === "product")) return null;
  return (
    offerLoad(
      stored,
      stored.flatMap(({ quantities: [first] }) => first ?? []),
      [],
    )?.grams ?? null
  );
}
