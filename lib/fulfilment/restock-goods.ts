import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { returnStock } from "@/lib/catalogue/stock/stock";
import type { Transaction } from "@/lib/db/client";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import { findInvoice } from "@/lib/documents/issue-invoice";
import type { IssuedDocument } from "@/lib/documents/stored-document";
import { queueMail } from "@/lib/messaging/email/queue";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { readSoldLines, type SoldLine, returnedRefusal } from "./read-sold-lines";
import { returnValue } from "./return-value";

export interface GoodsBack {
  lines: readonly { line: string; quantity: number; restock: boolean }[];
  reason: string;
  tellReason?: boolean;
}

export interface Restocked {
  id: string;
  creditNote: IssuedDocument | null;
  changedProducts: string[];
}

/**
 * Records returned goods under the order's lock: stock packs are restocked if `restock` says so, and a credit note
 * takes them off the invoice. The invoice of a cancelled order is already fully credited. The trigger
 * `order_return_lines_bought` refuses two concurrent returns that together exceed the purchase.
 * @throws AppError invalid_input for more packs than the customer still has
 */
export async function restockGoods(
  tx: Transaction,
  order: LockedOrder,
  { lines, reason, tellReason = false }: GoodsBack,
  by: OrderActor,
): Promise<Restocked> {
  const sold = await readSoldLines(tx, order.id);
  const refusal = returnedRefusal(sold, lines);
  if (refusal) throw refusal;
  const changedProducts = await restockPacks(tx, sold, lines);
  const packs = lines.map(({ line, quantity }) => ({ orderLineId: line, quantity }));
  const isCancelled = order.status === "Cancelled";
  const valuePaise = isCancelled ? 0 : await returnValue(tx, order.id, packs);
  const creditNote = valuePaise > 0 ? await creditPacks(tx, order, { packs, reason, by }) : null;
  const { id } = await tx.orderReturn.create({
    data: {
      orderId: order.id,
      reason,
      valuePaise,
      reasonTold: tellReason,
      creditNoteId: creditNote?.id ?? null,
      userId: by.actor.userId,
      by: by.actor.name,
      lines: {
        create: lines.map(({ line, quantity, restock }) => ({
          orderLineId: line,
          quantity,
          restocked: restock,
        })),
      },
    },
    select: { id: true },
  });
  if (!isCancelled) await queueMail(tx, { template: "order-returned", returnId: id });
  await recordAudit(tx, {
    ...by,
    event: "Order Return Created",
    description: `Goods of order ${order.orderId} came back`,
    details: {
      order: order.orderId,
      return: id,
      reason,
      valuePaise,
      lines: lines.map(({ line, quantity, restock }) => ({ line, quantity, restock })),
    },
  });
  return { id, creditNote, changedProducts };
}

/**
 * Restocks packs. Updates products in the order of their ids, so that two concurrent returns cannot deadlock. Returns
 * the products whose stock changed.
 */
export async function restockPacks(
  tx: Transaction,
  sold: readonly SoldLine[],
  lines: GoodsBack["lines"],
): Promise<string[]> {
  const back = lines.flatMap(({ line, quantity, restock }) => {
    const { productId, isStock } = sold.find(({ id }) => id === line) ?? {};
    return restock && isStock && productId ? [{ productId, quantity }] : [];
  });
  if (back.length === 0) return [];
  const ids = back.map(({ productId }) => productId);
  await tx.$queryRaw`
    SELECT "id" FROM "products" WHERE "id" = ANY (${ids}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`;
  await returnStock(tx, back);
  return [...new Set(ids)];
}

interface Packs {
  packs: { orderLineId: string; quantity: number }[];
  reason: string;
  by: OrderActor;
}

/** Returns null without an invoice. */
async function creditPacks(
  tx: Transaction,
  order: LockedOrder,
  { packs, reason, by }: Packs,
): Promise<IssuedDocument | null> {
  if (!(await findInvoice(tx, order.id))) return null;
  const shop = await readShopSettings(tx);
  const what = { kind: "lines", lines: packs } as const;
  return issueCreditNote(tx, { order, by, at: new Date(), shop, reason, what });
}
