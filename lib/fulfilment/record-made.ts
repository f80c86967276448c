import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { lockOrder } from "@/lib/orders/lock-order";
import { quantityWords } from "@/lib/orders/line-text";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { addGst, type LineTax } from "@/lib/pricing/gst";
import { toSafePaise } from "@/lib/pricing/money";
import { addFlatTax, lineTotalPaise, type Amounts } from "@/lib/pricing/totals";
import { madeRange } from "./made-range";

export interface RecordMadeOptions {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  /** `_id` of the line. */
  line: string;
  /** Of the line's unit, as it was made. */
  quantity: number;
  actor: AuditActor;
  ipAddress: string;
}

const ORDER = {
  billed: true,
  tolerancePercent: true,
  taxPercent: true,
  sellerState: true,
  placeOfSupply: true,
  discountPaise: true,
  shippingPaise: true,
  totalPaise: true,
  lines: {
    select: {
      ...{ id: true, kind: true, name: true, unit: true, basis: true, stage: true },
      ...{ quantity: true, orderedQuantity: true, pricePaise: true, gstBasisPoints: true },
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.OrderSelect;

type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER }>;

/**
 * Writes down how much of a line was made: within the tolerance that its offer agreed, it is billed as made. The order
 * is priced anew with its own prices, discount, shipping and rates of tax.
 * @throws AppError not_found; above_ordered beyond the tolerance; invalid_input (field `quantity`) below it;
 * invalid_transition for what is not made to order, once it was billed, or once it has left
 */
export async function recordMade(options: RecordMadeOptions): Promise<void> {
  const { db, id, line: lineId, quantity, actor, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const held = await lockOrder(tx, id);
    const order = await tx.order.findUniqueOrThrow({ where: { id: held.id }, select: ORDER });
    const line = isUuid(lineId) ? order.lines.find((each) => each.id === lineId) : undefined;
    if (!line) throw new AppError("not_found", "There is no such line in this order.");
    if (!OPEN_STATUSES.some((open) => open === held.status)) {
      throw refusal(`The order is ${held.status}. What was made of it stays as it is.`);
    }
    if (order.billed) throw refusal("The order is billed. Correct it with a credit note.");
    requireTolerated(order, line, quantity);
    if (line.quantity === quantity) return;
    const ordered = line.orderedQuantity ?? line.quantity;
    line.quantity = quantity;
    line.orderedQuantity = quantity === ordered ? null : ordered;
    const totalPaise = await priceAnew(tx, held.id, order);
    await recordAudit(tx, {
      event: "Order Quantity Updated",
      actor,
      description: `${quantityWords(quantity, line.unit)} of “${line.name}” in order ${held.orderId} were made`,
      ipAddress,
      details: {
        ...{ order: held.orderId, line: line.id, ordered, made: quantity },
        changes: { totalPaise: { before: toSafePaise(order.totalPaise), after: totalPaise } },
      },
    });
  });
}

const refusal = (message: string) => new AppError("invalid_transition", message);

function requireTolerated(
  { tolerancePercent }: OrderRow,
  { kind, unit, quantity: now, orderedQuantity }: OrderRow["lines"][number],
  quantity: number,
): void {
  if (kind !== "custom" || tolerancePercent === 0) {
    throw refusal("This line is sent and billed in the quantity that was ordered.");
  }
  const { least, most } = madeRange(orderedQuantity ?? now, tolerancePercent);
  if (quantity >= least && quantity <= most) return;
  const message = `± ${tolerancePercent} % was agreed: from ${quantityWords(least, unit)} to ${quantityWords(most, unit)}.`;
  const fields = { quantity: message };
  throw new AppError(quantity > most ? "above_ordered" : "invalid_input", message, { fields });
}

function taxesOf(tax: LineTax | undefined): Prisma.OrderLineUpdateInput {
  if (!tax) return {};
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = tax;
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
}

/** Writes the lines and the sums of an order. Returns the new total in paise. */
async function priceAnew(tx: Transaction, id: string, order: OrderRow): Promise<number> {
  const lines = order.lines.map((line) => ({
    ...line,
    rateBasisPoints: line.gstBasisPoints ?? 0,
    lineTotal: lineTotalPaise(line),
  }));
  const subtotalPaise = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const amounts: Amounts = {
    subtotalPaise,
    discountPaise: Math.min(toSafePaise(order.discountPaise), subtotalPaise),
    shippingPaise: toSafePaise(order.shippingPaise),
  };
  const isGst = order.sellerState !== null;
  const gst = isGst && addGst(lines, amounts, order.sellerState === order.placeOfSupply);
  for (const [index, line] of lines.entries()) {
    const { quantity, orderedQuantity } = line;
    const taxes = gst ? taxesOf(gst.lineTaxes[index]) : {};
    await tx.orderLine.update({
      where: { id: line.id },
      data: { quantity, orderedQuantity, lineTotalPaise: line.lineTotal, ...taxes },
      select: { id: true },
    });
  }
  const totals = gst ? gst.totals : addFlatTax(amounts, order.taxPercent.toNumber());
  const data = { ...totals, ...(gst && { roundOffPaise: gst.roundOffPaise }) };
  await tx.order.update({ where: { id }, data, select: { id: true } });
  return totals.totalPaise;
}
