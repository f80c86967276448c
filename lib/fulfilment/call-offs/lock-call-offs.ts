import "server-only";
import { AppError, invalidField } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { dayNamed } from "@/lib/base/india-time";
import { longDate } from "@/lib/base/dates";
import type { Db, Transaction } from "@/lib/db/client";
import { quantityWords } from "@/lib/orders/line-text";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { listCallOffs, openUnits } from "@/lib/orders/read/read-call-offs";
import { isOpenStatus } from "@/lib/orders/status";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { expectedDispatch, isWorkingDay } from "@/lib/shop/working-time/calendar";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";
import type { OrderCallOff } from "@/lib/orders/order-movements";
import { toleratedRange } from "../tolerated-range";
import { readDispatchLines } from "../read-dispatch-lines";

/** Rules and effects shared by all writes to call-offs. */

const missing = () => new AppError("not_found", "There is no such call-off.");

/** @throws AppError not_found */
export async function requireCallOff(
  db: Db,
  where: { id: string; orderId?: string },
): Promise<OrderCallOff> {
  const [found] = isUuid(where.id) ? await listCallOffs(db, where) : [];
  if (!found) throw missing();
  return found;
}

/** Locks the order of a call-off and returns both. `orderId` limits it to that order. */
export async function lockCallOff(tx: Transaction, where: { id: string; orderId?: string }) {
  const found = isUuid(where.id)
    ? await tx.orderCallOff.findUnique({ where, select: { orderId: true } })
    : null;
  if (!found) throw missing();
  const order = await lockOrder(tx, found.orderId);
  requireOpen(order);
  return { order, callOff: await requireCallOff(tx, where) };
}

/** @throws AppError invalid_transition for an order that has left completely or is cancelled */
export function requireOpen({ status }: LockedOrder): void {
  if (isOpenStatus(status)) return;
  throw new Refusal("invalid_transition", (t) =>
    t("The order is {status}. Nothing of it can be called off.", { status: t(status) }),
  );
}

/**
 * The shop needs its working days before a dispatch, and sends nothing on a closed day.
 * @throws AppError invalid_input (field `on`)
 */
export async function requireNotice(tx: Transaction, days: readonly string[]): Promise<void> {
  const settings = await readShopSettings(tx);
  const earliest = expectedDispatch(settings, new Date(), []);
  const refuse = (words: (t: Translate) => string) =>
    new Refusal("invalid_input", words, { at: "on" });
  for (const day of days) {
    if (day < earliest) {
      const first = dayNamed(earliest);
      throw refuse((t) =>
        t("The first day on which it can leave is {date}.", {
          date: longDate(first, t.language),
        }),
      );
    }
    if (!isWorkingDay(settings, day)) {
      const closed = dayNamed(day);
      throw refuse((t) =>
        t("We are closed on {date}. Choose another day.", {
          date: longDate(closed, t.language),
        }),
      );
    }
  }
}

interface Planned {
  added: readonly { line: string; quantity: number }[];
  /** The call-off that it replaces. */
  instead?: string;
}

/**
 * Limits call-offs of a line to the quantity that may still leave. The trigger `order_call_offs_ordered` enforces the
 * same.
 * @throws AppError invalid_input for lines that are not packed; above_ordered
 */
export async function requireWithin(
  tx: Transaction,
  { id }: LockedOrder,
  { added, instead }: Planned,
): Promise<void> {
  const { tolerancePercent } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { tolerancePercent: true },
  });
  const callOffs = await listCallOffs(tx, { orderId: id });
  const lines = await readDispatchLines(tx, id);
  const packed = lines.filter(({ kind }) => kind !== "fee" && kind !== "tool");
  if (added.some(({ line }) => !packed.some((each) => each.id === line))) {
    throw invalidField("lines", "One of the lines is not part of what is sent of this order.");
  }
  for (const line of packed.filter((each) => added.some((one) => one.line === each.id))) {
    const before = callOffs
      .filter((each) => each.line === line.id && each.id !== instead)
      .reduce((sum, each) => sum + openUnits(each), 0);
    const open = added
      .filter((each) => each.line === line.id)
      .reduce((sum, each) => sum + each.quantity, before);
    const range = toleratedRange(line.ordered, line.kind === "custom" ? tolerancePercent : 0);
    const most = Math.max(range.most, line.quantity) - line.dispatched;
    if (open <= most) continue;
    const free = Math.max(0, most - before);
    throw new Refusal(
      "above_ordered",
      (t) =>
        t("Of {name} at most {quantity} more can be called off.", {
          name: line.name,
          quantity: quantityWords(free, line.unit, t),
        }),
      { at: "lines" },
    );
  }
}

/** Sets the dispatch day of a call-off order to that of its next agreed call-off; other orders stay unchanged. */
export async function renewNextDay(tx: Transaction, { id }: LockedOrder): Promise<void> {
  const callOffs = await listCallOffs(tx, { orderId: id, state: "agreed" });
  const next = callOffs.find((each) => openUnits(each) > 0);
  await tx.order.updateMany({
    where: { id, kept: true },
    data: { dispatchBy: next ? new Date(next.on) : null },
  });
}
