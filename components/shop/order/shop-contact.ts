import type { DeadlineTerms } from "@/lib/shop/content/deadlines";
import { translatePhrase } from "@/lib/shop/content/phrases";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

export interface ShopContact {
  email: string;
  phone: string;
  /** Empty if the shop has no WhatsApp number. */
  whatsapp: string;
  /** The response time: "within 2-4 hours"; may be empty. */
  response: string;
  /** The deadline for reporting a claim: "within 48 hours of receipt"; may be empty, and so may `returnWindow`. */
  claimReport: string;
  /** The deadline for returning standard products: "within 30 days". */
  returnWindow: string;
  terms: DeadlineTerms;
}

/** The shop's contact details and deadlines for the page of an order. */
export const shopContact = (
  shop: {
    contactEmail: string;
    contactPhone: string;
    whatsappNumber: string;
    claims: { response: string };
    policyTerms: { claimReport: string; returnWindow: string };
    content: { policies: DeadlineTerms };
  },
  t: Translate = inEnglish,
): ShopContact => ({
  email: shop.contactEmail,
  phone: shop.contactPhone,
  whatsapp: shop.whatsappNumber,
  response: translatePhrase(t, shop.claims.response),
  claimReport: translatePhrase(t, shop.policyTerms.claimReport),
  returnWindow: translatePhrase(t, shop.policyTerms.returnWindow),
  terms: {
    claimReportHours: shop.content.policies.claimReportHours,
    returnDays: shop.content.policies.returnDays,
    warrantyDays: shop.content.policies.warrantyDays,
  },
});
