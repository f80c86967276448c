import "server-only";
import type { Transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import { announce } from "../events/announce";
import type { MessageStatus } from "./schemas";

/**
 * What becomes of the offer that a request for a price asks for, once the request itself has another status: its buyer
 * waits as long as the request does. An offer that was sent goes its own way, and nobody answers spam.
 */
export async function settleOffer(
  tx: Transaction,
  requestId: string,
  status: MessageStatus,
): Promise<void> {
  if (status === "spam") {
    await tx.offer.deleteMany({ where: { requestId, state: "asked" } });
    return;
  }
  await tx.offer.updateMany({
    where: {
      requestId,
      state: { in: ["asked", "draft"] },
      waitingSince: status === "new" ? null : { not: null },
    },
    data: { waitingSince: status === "new" ? await databaseNow(tx) : null },
  });
}

/** Such an offer has become an order without a version. */
export async function closeOffer(
  tx: Transaction,
  requestId: string,
  orderId: string,
): Promise<void> {
  const closed = await tx.offer.updateManyAndReturn({
    where: { requestId, state: "asked" },
    data: { state: "accepted", orderId, waitingSince: null },
    select: { id: true },
  });
  await announce(
    tx,
    "offer.changed",
    closed.map(({ id }) => id),
  );
}
