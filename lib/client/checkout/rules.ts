import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { PaymentRules } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { getTaxName } from "./tax-name";

export type CheckoutPayments = Pick<
  PaymentRules,
  "methods" | "upiLimitPaise" | "hasBankAccount" | "codLimitPaise" | "paymentDays"
> &
  Partial<Pick<PaymentRules, "due">>;

/** What the page of a new order has to know of the shop's settings. */
export interface CheckoutRules extends Pick<ShopSettings, "serviceableStates" | "sendsWhatsApp"> {
  taxName: string;
  /** Whether the delivery state decides the taxes. */
  isGst: boolean;
  /** Whether shipping is priced by weight, and the buyer chooses how it travels. */
  isByWeight: boolean;
  /** The payment methods with their rules. */
  payments: CheckoutPayments;
}

/** The bank account and the UPI payee stay behind: they are told with the placed order. */
export function getCheckoutRules(settings: ShopSettings, t: Translate = inEnglish): CheckoutRules {
  const { gst, freight, serviceableStates, sendsWhatsApp } = settings;
  const { methods, upiLimitPaise, hasBankAccount, codLimitPaise, paymentDays, due } =
    settings.payments;
  return {
    taxName: getTaxName(settings, t),
    isGst: gst !== null,
    isByWeight: freight !== null,
    serviceableStates,
    sendsWhatsApp,
    payments: { methods, upiLimitPaise, hasBankAccount, codLimitPaise, paymentDays, due },
  };
}
