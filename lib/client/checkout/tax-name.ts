import { inEnglish, type Say } from "@/lib/i18n/say";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** Name of the tax of a new order before its destination is known. */
export function getTaxName(
  { gst, taxPercent }: Pick<ShopSettings, "gst" | "taxPercent">,
  say: Say = inEnglish,
): string {
  return gst ? "GST" : say("Tax ({percent}%)", { percent: taxPercent });
}
