import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { formatPinCode, isPinCode } from "@/lib/client/checkout/field-formats";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import type { ShippingWay } from "@/lib/db/generated/enums";
import type { Quote } from "@/lib/orders/cart/schemas";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { useChosenMethod } from "./visit-choice";

/** Returns what the shipping price depends on; nothing if shipping has a flat fee. */
export function useShipping({ isByWeight }: Pick<CheckoutRules, "isByWeight">, zipCode = "") {
  const shippingWay = useChosenMethod();
  const pin = formatPinCode(zipCode);
  return isByWeight && isPinCode(pin) ? { pin, shippingWay } : {};
}

/** True while the chosen method has no price, or none is chosen. */
export function hasUnpricedMethod({ shippingWay, shippingWays }: Quote): boolean {
  if (!shippingWays) return false;
  return (shippingWays.find(({ way }) => way === shippingWay)?.amount ?? null) === null;
}

/** The text about shipping in an offer request. */
export const toOfferRequestText = (
  pin: string,
  way: ShippingWay | null | undefined,
  t: Translate = inEnglish,
): string =>
  way
    ? t("Please price the shipping to {pin}: {way}.", { pin, way: t(SHIPPING_METHOD_NAMES[way]) })
    : t("Please price the shipping to {pin}.", { pin });
