import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

/** Name of the tax of a new order before its destination is known. */
export function getTaxName(
  { gst, taxPercent }: Pick<ShopSettings, "gst" | "taxPercent">,
  t: Translate = inEnglish,
): string {
  return gst ? "GST" : t("Tax ({percent}%)", { percent: taxPercent });
}
