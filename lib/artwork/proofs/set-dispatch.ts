import "server-only";
import type { Transaction } from "@/lib/db/client";
import { expectedArrival } from "@/lib/shop/delivery/delivery-promise";
import { destinationOf } from "@/lib/shop/delivery/pin-states";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";

/**
 * Sets once, with the last approval of an order, the days on which it is expected to leave and to arrive, from the
 * settings of that moment and the longest lead time of its lines.
 */
export async function setDispatch(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      dispatchBy: true,
      state: true,
      zipCode: true,
      lines: { select: { stage: true, leadDays: true, product: { select: { leadDays: true } } } },
    },
  });
  const { dispatchBy, lines, ...place } = order;
  const isOpen = lines.some(({ stage }) => stage !== null && stage !== "approved");
  if (dispatchBy || isOpen) return;
  const settings = await readShopSettings(tx);
  const leadTimes = lines.map(({ leadDays, product }) => leadDays ?? product?.leadDays ?? null);
  const arrival = expectedArrival(settings, { ...destinationOf(place), at, leadTimes });
  await tx.order.update({
    where: { id: orderId },
    data: {
      dispatchBy: new Date(expectedDispatch(settings, at, leadTimes)),
      deliverBy: arrival && new Date(arrival.latest),
    },
    select: { id: true },
  });
}
