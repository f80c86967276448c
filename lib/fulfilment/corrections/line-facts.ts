import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { ProductionStep } from "@/lib/db/generated/enums";
import { Refusal } from "@/lib/i18n/refusal";
import { quantityWords } from "@/lib/orders/line-text";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { OrderLine } from "@/lib/orders/order";
import { SAMPLE_CREDITED } from "../read-sold-lines";

/** Facts about an order line that its row does not contain. */
export interface LineFacts {
  fromStock: boolean;
  productionStep: ProductionStep;
  /** Units dispatched or called off. */
  gone: number;
  /** Units on invoices of dispatches. */
  billed: number;
  /** Number of the order that credited a sample. */
  creditedIn: string | null;
}

export async function readLineFacts(
  tx: Transaction,
  orderId: string,
): Promise<ReadonlyMap<string, LineFacts>> {
  const rows = await tx.orderLine.findMany({
    where: { orderId },
    select: {
      id: true,
      fromStock: true,
      productionStep: true,
      dispatched: { select: { quantity: true, dispatch: { select: { invoice: true } } } },
      callOffs: { where: { state: { not: "declined" } }, select: { quantity: true, sent: true } },
      creditedIn: { select: { orderId: true } },
    },
  });
  return new Map(
    rows.map(({ id, dispatched, callOffs, creditedIn, ...row }) => {
      const billed = dispatched.filter(({ dispatch }) => dispatch.invoice !== null);
      const open = callOffs.map(({ quantity, sent }) => ({ quantity: quantity - sent }));
      return [
        id,
        {
          ...row,
          gone: countUnits([...dispatched, ...open]),
          billed: countUnits(billed),
          creditedIn: creditedIn?.orderId ?? null,
        },
      ];
    }),
  );
}

const countUnits = (rows: readonly { quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

interface Wanted {
  quantity: number;
  /** True when its price changes. */
  isPriced: boolean;
}

/**
 * Refuses to change lines in production, dispatched or billed.
 * @throws AppError in_production; dispatched; invoiced; invalid_transition for a credited sample
 */
export function requireChangeable(
  { name, unit, stage, orderedQuantity }: OrderLine,
  { gone, billed, productionStep, creditedIn: order }: LineFacts,
  { status }: Pick<LockedOrder, "status">,
  { quantity, isPriced }: Wanted,
): void {
  const isMade = orderedQuantity !== undefined || productionStep !== "to_start";
  if (stage !== null && status !== "Pending" && isMade) {
    throw new AppError("in_production", `${name} is in production. It stays as it was ordered.`);
  }
  if (quantity < gone) {
    const left = quantityWords(gone, unit);
    const message = `${left} of ${name} have left or are called off. Enter at least as many.`;
    throw new AppError("dispatched", message);
  }
  if (isPriced && billed > 0) {
    const message = `A part of ${name} was invoiced at its price. Correct it with a credit note.`;
    throw new AppError("invoiced", message);
  }
  if (order !== null)
    throw new Refusal("invalid_transition", (t) => t(SAMPLE_CREDITED, { name, order }));
}
