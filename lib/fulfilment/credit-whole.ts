import "server-only";
import type { Transaction } from "@/lib/db/client";
import { remainingOf } from "@/lib/documents/credit";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import { readBilled } from "@/lib/documents/read-figures";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { readShopSettings } from "@/lib/shop/settings/queries";

/** Takes back what is left of the invoice of an order that is cancelled, where it has one. Call it last. */
export async function creditWhole(
  tx: Transaction,
  order: LockedOrder,
  { by, reason }: { by: OrderActor; reason: string },
): Promise<void> {
  const bought = await readBilled(tx, order.id);
  if (!bought || remainingOf(bought.billed, bought.credits).totalPaise === 0) return;
  const shop = await readShopSettings(tx);
  const what = { kind: "all" } as const;
  await issueCreditNote(tx, { order, by, at: new Date(), shop, reason, what });
}
