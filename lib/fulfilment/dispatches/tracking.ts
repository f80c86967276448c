import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { TrackingRequest } from "@/lib/orders/admin-schemas";
import type { LockedOrder } from "@/lib/orders/lock-order";
import { listCarriers } from "@/lib/shop/carriers/queries";
import { trackingLink } from "@/lib/shop/carriers/tracking-link";

/** Uses the carrier's own link when the request has none (docs/product.md: Carriers). */
export async function withLink(
  tx: Transaction,
  tracking: TrackingRequest,
): Promise<TrackingRequest> {
  if (tracking.url) return tracking;
  return { ...tracking, url: trackingLink(await listCarriers(tx), tracking) || undefined };
}

/** An order's tracking details are those of its latest dispatch. */
export async function correctLatestDispatch(
  tx: Transaction,
  { id: orderId }: LockedOrder,
  { carrier, number, url }: TrackingRequest,
): Promise<void> {
  const latest = await tx.orderDispatch.findFirst({
    where: { orderId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  if (!latest) return;
  await tx.orderDispatch.update({
    where: { id: latest.id },
    data: { carrier, number, trackingUrl: url ?? null },
    select: { id: true },
  });
}
