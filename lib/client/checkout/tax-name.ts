import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** Name of the tax of a new order before its destination is known. */
export function getTaxName({ gst, taxPercent }: Pick<ShopSettings, "gst" | "taxPercent">): string {
  return gst ? "GST" : `Tax (${taxPercent}%)`;
}
