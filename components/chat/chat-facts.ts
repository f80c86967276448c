import type { ShopSettings } from "@/lib/settings/shop-settings";
import { hoursLine } from "@/lib/working-time/opening-hours";

/** What the assistant may quote of the shop's settings. */
export type ChatFacts = Pick<
  ShopSettings,
  | "siteName"
  | "contactEmail"
  | "contactPhone"
  | "freeShippingAbovePaise"
  | "shippingFeePaise"
  | "claims"
  | "policyTerms"
> & {
  /** "Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed" */
  businessHours: string;
};

/** Only these are sent to the browser. */
export function chatFactsOf(settings: ShopSettings): ChatFacts {
  const { siteName, contactEmail, contactPhone, claims, policyTerms } = settings;
  const { freeShippingAbovePaise, shippingFeePaise } = settings;
  return {
    siteName,
    contactEmail,
    contactPhone,
    freeShippingAbovePaise,
    shippingFeePaise,
    businessHours: hoursLine(settings.openingHours),
    claims,
    policyTerms,
  };
}
