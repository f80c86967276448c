import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { isOpenStatus } from "@/lib/orders/status";
import { cancelInTransaction } from "./cancel-order";
import type { CancellationRequest } from "../schemas";

export interface CancelForReasonOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: CancellationRequest;
}

/**
 * The shop cancels an order that has not left, with a reason. Once production has begun the caller must choose whether
 * its packs return to the stock, because they may be printed for this customer. Returns the products whose stock
 * changed.
 * @throws AppError not_found; invalid_transition once it has left; invalid_input (field `restock`)
 */
export async function cancelForReason(options: CancelForReasonOptions): Promise<string[]> {
  const { db, id, request, ...by } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!isOpenStatus(order.status)) {
      throw new AppError("invalid_transition", REFUSED[order.status as Refused]);
    }
    if (order.partlyDispatched) throw new AppError("invalid_transition", PARTLY_GONE);
    return cancelInTransaction(tx, order, by, {
      ...request,
      restock: getRestock(order, request),
      party: "shop",
    });
  });
}

type Refused = "Shipped" | "Delivered" | "Cancelled";

const PARTLY_GONE =
  "A part of this order has left. Dispatch the rest, or end the order short; record as a return what comes back.";

/** The alternative for staff, by status. */
const REFUSED: Record<Refused, string> = {
  Shipped:
    "The order is Shipped. If it never left, step it back to Processing; if it comes back, record a return.",
  Delivered: "The order is Delivered. Record what comes back as a return.",
  Cancelled: "The order is cancelled already.",
};

function getRestock({ status }: LockedOrder, { restock }: CancellationRequest): boolean {
  if (restock !== undefined) return restock;
  if (status === "Pending") return true;
  throw invalidField("restock", "Choose whether the packs go back to stock: production has begun.");
}
