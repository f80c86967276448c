import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { computeMac, isMac } from "@/lib/base/secrets/mac";
import { lockOrder, type LockedOrder, type OrderActor } from "../lock-order";
import type { Order } from "../order";

/**
 * The token of the mailed link, in addition to the order's key: the person who placed the order received the key in the
 * response, but only the reader of the mailbox has this token. A new key changes the token.
 */
export function confirmationToken({ id, accessKey }: { id: string; accessKey: string }): string {
  return computeMac("order-confirmation", `${id}:${accessKey}`);
}

export interface ConfirmOrderOptions extends OrderActor {
  db: PrismaClient;
  /** The caller has checked that the actor may see this order. */
  order: Pick<Order, "id">;
  /** Token from the mailed link. */
  token: string;
}

/**
 * Confirms an order by the link in its mail, which also verifies the email. Confirming again has no effect.
 * @throws AppError invalid_token; invalid_transition for a cancelled order
 */
export async function confirmOrder(options: ConfirmOrderOptions): Promise<void> {
  const { db, order, token, ...by } = options;
  await db.$transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!isMac("order-confirmation", token, `${locked.id}:${locked.accessKey}`)) {
      throw new AppError(
        "invalid_token",
        "This link is not valid. Open the one in our latest email.",
      );
    }
    refuseCancelled(locked);
    if (locked.emailProven) return;
    const proof = locked.proof ?? "link";
    await tx.order.update({
      where: { id: locked.id },
      data: { proof, emailProven: true },
      select: { id: true },
    });
    await recordAudit(tx, {
      ...by,
      event: "Order Confirmed",
      description: `Order ${locked.orderId} was confirmed by the link in its email`,
      details: { order: locked.orderId, changes: changes({ proof: locked.proof }, { proof }) },
    });
  });
}

export interface AcceptOrderOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
}

/**
 * The owner accepts an unconfirmed order. An order that needs no confirmation stays unchanged.
 * @throws AppError not_found; invalid_transition for a cancelled order
 */
export async function acceptOrder({ db, id, ...by }: AcceptOrderOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    refuseCancelled(locked);
    await acceptLocked(tx, locked, by);
  });
}

/** `acceptOrder` inside a transaction that has locked the order. */
export async function acceptLocked(
  tx: Transaction,
  locked: LockedOrder,
  by: OrderActor,
): Promise<void> {
  if (locked.proof) return;
  await tx.order.update({
    where: { id: locked.id },
    data: { proof: "owner" },
    select: { id: true },
  });
  await recordAudit(tx, {
    ...by,
    event: "Order Accepted",
    description: `Order ${locked.orderId} was accepted without its customer's confirmation`,
    details: { order: locked.orderId, changes: changes({ proof: null }, { proof: "owner" }) },
  });
}

function refuseCancelled({ status }: LockedOrder): void {
  if (status !== "Cancelled") return;
  throw new AppError("invalid_transition", "This order was cancelled. Please place it again.");
}
