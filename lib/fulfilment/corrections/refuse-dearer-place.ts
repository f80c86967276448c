import "server-only";
import type { Transaction } from "@/lib/db/client";
import { Refusal } from "@/lib/i18n/refusal";
import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import type { Order } from "@/lib/orders/order";
import { isDearerRate, rateTo } from "@/lib/pricing/freight";
import { listShippingRates } from "@/lib/shop/shipping/queries";

/**
 * Shipping stays as agreed when buyers move their order, so they may not move it to where shipping by weight costs
 * more.
 * @throws AppError shipping_on_request
 */
export async function refuseDearerPlace(
  tx: Transaction,
  { shippingWay, shipTo }: Order,
  { zipCode: pin }: PostalAddress,
): Promise<void> {
  if (shippingWay === null || pin === shipTo.zipCode) return;
  const rates = (await listShippingRates(tx)).filter(({ way }) => way === shippingWay);
  const [agreed, other] = [rateTo(rates, shipTo.zipCode), rateTo(rates, pin)];
  if (agreed && other && !isDearerRate(other, agreed)) return;
  throw new Refusal(
    "shipping_on_request",
    (t) =>
      t("Shipping to {pin} costs more than was agreed. Write to us, and we change the order.", {
        pin,
      }),
    { at: "shippingAddress.zipCode" },
  );
}
