import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { quantityWords } from "@/lib/orders/line-text";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { toSafePaise } from "@/lib/pricing/money";
import { isAllDispatched } from "./dispatches/dispatch-goods";
import { completeOrder } from "./dispatches/complete-order";
import { toleratedRange } from "./tolerated-range";
import { priceProduced } from "./price-produced";
import { DISPATCH_LINE, readDispatchLines } from "./read-dispatch-lines";

export interface RecordProducedOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  /** `_id` of the line. */
  line: string;
  /** Made quantity, in the line's unit. */
  quantity: number;
}

/**
 * Records the made quantity of a line: within the offer's tolerance, it is billed as made. An order with everything
 * dispatched becomes Shipped.
 * @throws AppError not_found; above_ordered beyond the tolerance; invalid_input (field `quantity`) below it;
 * invalid_transition for a line that is not made to order, once billed, or once dispatched
 */
export async function recordProduced(options: RecordProducedOptions): Promise<void> {
  const { db, id, line, quantity, ...by } = options;
  await db.$transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    if (!OPEN_STATUSES.some((open) => open === locked.status)) {
      throw refusal(`The order is ${locked.status}. What was made of it stays as it is.`);
    }
    await setMade(tx, locked, [{ line, quantity }], by);
    if (!locked.partlyDispatched) return;
    if (isAllDispatched(await readDispatchLines(tx, locked.id)))
      await completeOrder(tx, locked, by);
  });
}

const ORDER = {
  tolerancePercent: true,
  totalPaise: true,
  documents: { where: { kind: "invoice", dispatchId: null, voidedAt: null }, select: { id: true } },
  lines: { select: DISPATCH_LINE },
} satisfies Prisma.OrderSelect;

type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER }>;
type LineRow = OrderRow["lines"][number];

type Made = readonly { line: string; quantity: number }[];

/**
 * `recordProduced` for lines of a locked order. The triggers `order_lines_made` and `order_dispatch_lines_ordered` refuse
 * quantities outside the tolerance, and less than has left.
 */
export async function setMade(
  tx: Transaction,
  locked: LockedOrder,
  made: Made,
  by: OrderActor,
): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: locked.id }, select: ORDER });
  const changed = made
    .map(({ line: id, quantity }) => ({ quantity, line: findLine(order, id) }))
    .map((change) => {
      if (order.documents.length > 0) {
        throw refusal("The order is billed. Correct it with a credit note.");
      }
      requireTolerated(order, change.line, change.quantity);
      return change;
    })
    .filter(({ line, quantity }) => line.quantity !== quantity);
  if (changed.length === 0) return;
  const quantities = new Map(changed.map(({ line, quantity }) => [line.id, quantity]));
  const totalPaise = await priceProduced(tx, locked.id, quantities);
  for (const { line, quantity } of changed) {
    await recordAudit(tx, {
      ...by,
      event: "Order Quantity Updated",
      description: `${quantityWords(quantity, line.unit)} of “${line.name}” in order ${locked.orderId} were made`,
      details: {
        order: locked.orderId,
        line: line.id,
        ordered: countOrdered(line),
        made: quantity,
        changes: { totalPaise: { before: toSafePaise(order.totalPaise), after: totalPaise } },
      },
    });
  }
}

const refusal = (message: string) => new AppError("invalid_transition", message);

const countOrdered = ({ orderedQuantity, quantity }: LineRow) => orderedQuantity ?? quantity;

function findLine({ lines }: OrderRow, id: string): LineRow {
  const line = isUuid(id) ? lines.find((each) => each.id === id) : undefined;
  if (line) return line;
  throw new AppError("not_found", "There is no such line in this order.");
}

function requireTolerated({ tolerancePercent }: OrderRow, line: LineRow, quantity: number): void {
  const { kind, unit, name, dispatched } = line;
  if (kind !== "custom" || tolerancePercent === 0) {
    throw refusal("This line is sent and billed in the quantity that was ordered.");
  }
  const { least, most } = toleratedRange(countOrdered(line), tolerancePercent);
  if (quantity < least || quantity > most) {
    const message = `± ${tolerancePercent}% was agreed: from ${quantityWords(least, unit)} to ${quantityWords(most, unit)}.`;
    const fields = { quantity: message };
    throw new AppError(quantity > most ? "above_ordered" : "invalid_input", message, { fields });
  }
  const left = dispatched.reduce((sum, row) => sum + row.quantity, 0);
  if (quantity >= left) return;
  const message = `${quantityWords(left, unit)} of ${name} have left already.`;
  throw invalidField("quantity", message);
}
