import type { ShippingWay } from "@/lib/db/generated/enums";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { freightPaise, rateTo, type FreightRate, type Load } from "@/lib/pricing/freight";
import { SHIPPING_METHODS } from "./method-names";

const METHOD_TEXTS: Record<ShippingWay, string> = {
  courier: "By courier to your door.",
  transport: "You pay the freight to the transporter on delivery.",
  own: "To your door with our own vehicle.",
  pickup: "You collect it from us.",
};

const UNPRICED_TEXTS: Record<ShippingWay, string> = {
  courier: "By courier to your door. Ask us for the price of this order.",
  transport:
    "You pay the freight to the transporter on delivery. Ask us for the price of this order.",
  own: "To your door with our own vehicle. Ask us for the price of this order.",
  pickup: "You collect it from us. Ask us for the price of this order.",
};

const CHARGED_TRANSPORT =
  "You pay the freight to the transporter on delivery. This charge brings it to the transporter.";

export interface ShippingRate extends FreightRate {
  way: ShippingWay;
}

/** How goods may travel to a PIN code. */
export interface PricedMethod {
  way: ShippingWay;
  /** Null: the shop is asked for the price. */
  amountPaise: number | null;
  words: string;
}

interface Shipment {
  pin: string;
  /** Null: the shop does not know the weight of one of the products. */
  load: Load | null;
  /** Cubic centimetres that count as a kilogram. */
  divisor: number;
}

/** Returns the ways that go to a PIN code; one without a rate for it is not offered. */
export function methodsTo(
  rates: readonly ShippingRate[],
  { pin, load, divisor }: Shipment,
): PricedMethod[] {
  return SHIPPING_METHODS.flatMap((way) => {
    const rate = rateTo(
      rates.filter((each) => each.way === way),
      pin,
    );
    if (!rate) return [];
    const amountPaise = load && freightPaise(load, rate, divisor);
    return [{ way, amountPaise, words: toWords(way, amountPaise) }];
  });
}

function toWords(way: ShippingWay, amountPaise: number | null): string {
  if (amountPaise === null) return UNPRICED_TEXTS[way];
  return way === "transport" && amountPaise > 0 ? CHARGED_TRANSPORT : METHOD_TEXTS[way];
}

/** Paise above which shipping is free; null where it is priced by weight. */
export const getFreeShippingPaise = (
  settings: Pick<ShopSettings, "freight" | "freeShippingAbovePaise">,
): number | null => (settings.freight ? null : settings.freeShippingAbovePaise);
