import type { OrderFigures } from "@/lib/orders/schemas";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

interface TaxRow {
  name: string;
  /** Rupees; a round off may be negative. */
  amount: number;
}

type Taxed = Pick<OrderFigures, "tax" | "taxes" | "roundOff">;

/**
 * Returns the rows between shipping and total. `flatName` names the one tax of the flat regime. `isPlaceKnown`: true
 * when the destination is known, which decides the names of the taxes.
 */
export function taxRows(
  { tax, taxes, roundOff = 0 }: Taxed,
  flatName: string,
  isPlaceKnown = true,
): TaxRow[] {
  if (!taxes) return [{ name: flatName, amount: tax }];
  const named = taxes.map(({ name, percent, amount }) => ({
    name: `${name} (${percent}%)`,
    amount,
  }));
  const rows = isPlaceKnown && named.length > 0 ? named : [{ name: "GST", amount: tax }];
  return roundOff === 0 ? rows : [...rows, { name: "Round off", amount: roundOff }];
}

/** Name of the tax of a new order before its destination is known. */
export function getTaxName({ gst, taxPercent }: Pick<ShopSettings, "gst" | "taxPercent">): string {
  return gst ? "GST" : `Tax (${taxPercent}%)`;
}

/** How far a cart is from free shipping; `remainingPaise` is 0 at the threshold itself. */
interface FreeShippingProgress {
  reached: boolean;
  remainingPaise: number;
  /** 0 to 100, whole. */
  percent: number;
}

/** Shipping is free only above the threshold, not at it (docs/product.md: Money). */
export function freeShippingProgress(
  subtotalPaise: number,
  abovePaise: number,
): FreeShippingProgress {
  if (subtotalPaise > abovePaise) return { reached: true, remainingPaise: 0, percent: 100 };
  const percent = abovePaise === 0 ? 0 : Math.floor((subtotalPaise / abovePaise) * 100);
  return {
    reached: false,
    remainingPaise: abovePaise - subtotalPaise,
    percent: Math.min(percent, 99),
  };
}
