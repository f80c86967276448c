import type { ShopSettings } from "@/lib/settings/shop-settings";

/** What the assistant may quote of the shop's settings. */
export type ChatFacts = Pick<
  ShopSettings,
  "siteName" | "contactEmail" | "contactPhone" | "freeShippingAbovePaise" | "shippingFeePaise"
>;

/** Only these are sent to the browser. */
export function chatFactsOf(settings: ShopSettings): ChatFacts {
  const { siteName, contactEmail, contactPhone, freeShippingAbovePaise, shippingFeePaise } =
    settings;
  return { siteName, contactEmail, contactPhone, freeShippingAbovePaise, shippingFeePaise };
}
