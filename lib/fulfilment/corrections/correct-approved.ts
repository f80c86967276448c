import "server-only";
import type { OrderCorrector } from "@/lib/orders/approval-requests/correction";
import { readPlaced } from "@/lib/orders/place/place-order";
import { correctOrder } from "./correct-order";

/** Applies a correction approved by the company, in the name of the staff member who asked for it. */
export const correctApproved: OrderCorrector = async ({ db, id, ipAddress, ...approved }) => {
  const { correction, mostPaise, approve } = approved;
  const { asked, reason, actor } = correction;
  const { changedProducts } = await correctOrder({
    db,
    id,
    ipAddress,
    actor,
    party: "shop",
    // Validated before it was stored.
    requested: asked,
    reason: reason ?? undefined,
    approval: { approve, mostPaise },
  });
  return { ...(await readPlaced(db, id)), changedProducts };
};
