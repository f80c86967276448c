import type { OfferAnswer } from "@/lib/offers/answers";
import type { Quote } from "@/lib/orders/cart/schemas";
import { toPaise, toRupees } from "@/lib/pricing/money";

/** The totals of a version as sent, for the first quantity of each line. */
export function versionFigures(version: OfferAnswer["versions"][number]): Quote {
  const { discount, shipping, shippingWay, tax, taxes, total } = version;
  const subtotalPaise = version.lines.reduce(
    (sum, { quantities: [first] }) => sum + toPaise(first?.total ?? 0),
    0,
  );
  const exactPaise = subtotalPaise - toPaise(discount) + toPaise(shipping) + toPaise(tax);
  return {
    lines: [],
    promo: null,
    discount,
    shipping,
    tax,
    total,
    ...(shippingWay && { shippingWay }),
    subtotal: toRupees(subtotalPaise),
    ...(taxes.length > 0 && { taxes, roundOff: toRupees(toPaise(total) - exactPaise) }),
  };
}
