import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { PaymentRules } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { getTaxName } from "./tax-name";

export type CheckoutPayments = Pick<
  PaymentRules,
  "methods" | "upiLimitPaise" | "hasBankAccount" | "codLimitPaise" | "paymentDays"
> &
  Partial<Pick<PaymentRules, "due">>;

/** Shop settings that the page of a new order needs. */
export interface CheckoutRules extends Pick<ShopSettings, "serviceableStates" | "sendsWhatsApp"> {
  taxName: string;
  /** True when the delivery state decides the taxes. */
  isGst: boolean;
  /** True when shipping is priced by weight, and the buyer chooses a method. */
  isByWeight: boolean;
  /** The payment methods with their rules. */
  payments: CheckoutPayments;
}

/** Omits the bank account and the UPI payee, which come with the placed order. */
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
