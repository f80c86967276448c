import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { HeldOffer } from "../hold-offer";

/** The request for a price that an offer answers no longer waits in the inbox. */
export async function answerRequest(
  tx: Transaction,
  { requestId, now: answeredAt }: Pick<HeldOffer, "requestId" | "now">,
): Promise<void> {
  if (requestId === null) return;
  await tx.contactMessage.updateMany({
    where: { id: requestId, status: "new" },
    data: { status: "answered", answeredAt },
  });
}
