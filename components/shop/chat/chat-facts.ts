import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { getFreeShippingPaise } from "@/lib/shop/shipping/methods";
import { hoursLine } from "@/lib/shop/working-time/opening-hours";

/** The shop settings that the assistant may quote. */
export type ChatFacts = Pick<
  ShopSettings,
  "siteName" | "contactEmail" | "contactPhone" | "shippingFeePaise" | "claims" | "policyTerms"
> & {
  /** Null if shipping is priced by weight. */
  freeShippingAbovePaise: number | null;
  /** Whether the tax is GST, with tax invoices. */
  hasGst: boolean;
  /** The names of the enabled payment methods. */
  payment: readonly string[];
  /** "Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed" */
  businessHours: string;
};

/** Picks the only settings that are sent to the browser. */
export function getChatFacts(settings: ShopSettings): ChatFacts {
  const { siteName, contactEmail, contactPhone, claims, policyTerms } = settings;
  return {
    siteName,
    contactEmail,
    contactPhone,
    freeShippingAbovePaise: getFreeShippingPaise(settings),
    shippingFeePaise: settings.shippingFeePaise,
    hasGst: settings.gst !== null,
    payment: settings.payments.methods.map((method) => METHOD_NAMES[method]),
    businessHours: hoursLine(settings.openingHours),
    claims,
    policyTerms,
  };
}
