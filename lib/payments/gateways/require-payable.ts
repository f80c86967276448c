import "server-only";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { toSafePaise } from "@/lib/pricing/money";
import { Refusal } from "@/lib/i18n/refusal";
import { GATEWAY_TITLES, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { readShopSettings } from "@/lib/shop/settings/queries";

export interface PayableOrder {
  /** The order number that people read. */
  orderId: string;
  /** Always positive. */
  outstandingPaise: number;
}

/**
 * The amount due of an order that is paid by this gateway.
 * @param id `_id`
 * @throws AppError invalid_transition when the order has another payment method or nothing is due
 */
export async function requirePayable(
  db: PrismaClient,
  gateway: GatewayName,
  id: string,
): Promise<PayableOrder> {
  const { payments } = await readShopSettings(db);
  const order = await db.order.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, paymentMethod: true, outstandingPaise: true },
  });
  const outstandingPaise = toSafePaise(order.outstandingPaise);
  if (order.paymentMethod !== gateway || !payments.methods.includes(gateway)) {
    const title = GATEWAY_TITLES[gateway];
    throw new Refusal("invalid_transition", (t) =>
      t("This order is not paid by {title}.", { title }),
    );
  }
  if (outstandingPaise <= 0) {
    throw new AppError("invalid_transition", "This order is fully paid.");
  }
  return { orderId: order.orderId, outstandingPaise };
}
