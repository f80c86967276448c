import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** What the tax of new orders is called before it is known where they go. */
export function taxNameOf({ gst, taxPercent }: Pick<ShopSettings, "gst" | "taxPercent">): string {
  return gst ? "GST" : `Tax (${taxPercent}%)`;
}
