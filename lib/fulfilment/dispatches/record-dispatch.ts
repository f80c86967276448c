import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { canHaveHappened } from "@/lib/base/input/typed-days";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { bindKey, madeBefore, orderRequest } from "@/lib/db/idempotency";
import { issueDispatchInvoice } from "@/lib/documents/issue-invoice";
import { queueNews } from "@/lib/messaging/email/queue";
import { quantityWords } from "@/lib/orders/line-text";
import { toOverride } from "@/lib/orders/due/gates";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { advance, passedDetails } from "../advance";
import { renewNextDay } from "../call-offs/lock-call-offs";
import { toleratedRange } from "../tolerated-range";
import { requireLeavable, requireStartable, type Passed } from "../production-gate";
import { readDispatchLines, type DispatchLine } from "../read-dispatch-lines";
import { setMade } from "../record-produced";
import { completeOrder } from "./complete-order";
import { isAllDispatched, unitsLeft, writeDispatch, type Units } from "./dispatch-goods";
import type { DispatchRequest } from "./schemas";
import { withLink } from "./tracking";

export interface RecordDispatchOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: DispatchRequest;
  idempotencyKey?: string | undefined;
}

/**
 * Records a partial dispatch. More than ordered, or less with `last`, is allowed within the offer's tolerance, and is
 * billed as made. It starts production of a Pending order, and ships an order once everything has left. A repeated
 * request with the same key and payload returns the earlier dispatch. Returns its id.
 * @throws AppError not_found; above_ordered; invalid_input; invalid_transition for a cancelled order; proof_pending;
 * advance_due, balance_due; idempotency_conflict
 */
export async function recordDispatch(options: RecordDispatchOptions): Promise<string> {
  const { db, id, request, idempotencyKey, ...by } = options;
  return db.$transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    const repeat = orderRequest("dispatches", locked, idempotencyKey, request);
    const [before] = await madeBefore(tx, repeat);
    if (before) return before;
    refuseGone(locked);
    const at = readMoment(locked, request);
    if (locked.status === "Pending") await requireStartable(tx, locked.id);
    const passed = await requireLeavable(tx, locked.id, toOverride(request));
    const created = await findMadeQuantities(tx, locked, request);
    await setMade(tx, locked, created, by);
    const order = await beginProduction(tx, locked, by);
    const sent = await writeSent(tx, order, request, {
      by,
      at,
      passed,
      madeBefore: created.map(toEarlier),
    });
    await bindKey(tx, repeat, [sent.id]);
    if (sent.isLast) await completeOrder(tx, order, by);
    else await markPartly(tx, order, sent.id);
    await renewNextDay(tx, order);
    if (request.invoice && !order.isReplacement) await bill(tx, order, by, sent);
    return sent.id;
  });
}

/** @throws AppError invalid_input (field `at`) for a time in the future or before the order */
function readMoment({ createdAt: since, now }: LockedOrder, { at: typed }: DispatchRequest): Date {
  const at = typed === undefined ? now : new Date(typed);
  if (typed === undefined || canHaveHappened(at, { now, since })) return at;
  throw invalidField("at", "Enter a moment between the order and now: goods leave after it.");
}

function refuseGone({ status }: LockedOrder): void {
  if (status === "Cancelled") {
    throw new AppError("invalid_transition", "The order is cancelled: nothing of it is sent.");
  }
  if (status === "Shipped" || status === "Delivered") {
    throw aboveOrdered("Everything of this order has left already.");
  }
}

const aboveOrdered = (message: string) =>
  new AppError("above_ordered", message, { fields: { lines: message } });

const invalid = (message: string) => invalidField("lines", message);

interface Made {
  line: string;
  quantity: number;
  /** The line's previous quantity. */
  before: number;
}

const toEarlier = ({ line, before }: Made) => ({ line, quantity: before });

/** Lines whose made quantity, shown by this dispatch, differs from the order. */
async function findMadeQuantities(
  tx: Transaction,
  { id }: LockedOrder,
  { lines: wanted, last = false }: DispatchRequest,
): Promise<Made[]> {
  const lines = await readDispatchLines(tx, id);
  const { tolerancePercent } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { tolerancePercent: true },
  });
  return wanted.flatMap(({ line: lineId, quantity }) => {
    const line = lines.find((each) => each.id === lineId);
    if (!line) throw invalid("One of the lines is not of this order.");
    const total = line.dispatched + quantity;
    refuseUnagreed(line, { total, last, percent: line.kind === "custom" ? tolerancePercent : 0 });
    const isMade = total > line.quantity || (last && total < line.quantity);
    return isMade ? [{ line: lineId, quantity: total, before: line.quantity }] : [];
  });
}

interface Agreed {
  total: number;
  last: boolean;
  /** Tolerance in percent. */
  percent: number;
}

function refuseUnagreed(line: DispatchLine, { total, last, percent }: Agreed): void {
  const { name, unit, ordered, quantity, dispatched } = line;
  const { least, most } = toleratedRange(ordered, percent);
  if (total > Math.max(most, quantity)) {
    const left = quantityWords(Math.max(most, quantity) - dispatched, unit);
    throw aboveOrdered(`Of ${name} at most ${left} can leave.`);
  }
  if (last && total < Math.min(least, quantity)) {
    throw invalid(
      `Of ${name} at least ${quantityWords(least, unit)} are to be delivered; with this dispatch it is ${quantityWords(total, unit)}.`,
    );
  }
}

async function beginProduction(
  tx: Transaction,
  order: LockedOrder,
  by: OrderActor,
): Promise<LockedOrder> {
  if (order.status !== "Pending") return order;
  await advance(tx, "Processing", { order, by, at: order.now, mail: null });
  return { ...order, status: "Processing", proof: order.proof ?? "owner" };
}

interface Sent {
  id: string;
  lines: Units;
  /** True when everything has left. */
  isLast: boolean;
}

interface Sending {
  by: OrderActor;
  at: Date;
  passed: Passed | null;
  madeBefore: Units;
}

/** Billed lines that are not packed are part of the last dispatch, unless named before. */
async function writeSent(
  tx: Transaction,
  order: LockedOrder,
  request: DispatchRequest,
  { by, at, passed, madeBefore: before }: Sending,
): Promise<Sent> {
  const after = (await readDispatchLines(tx, order.id)).map((line) => {
    const { quantity = 0 } = request.lines.find(({ line: id }) => id === line.id) ?? {};
    return { ...line, dispatched: line.dispatched + quantity };
  });
  const isLast = isAllDispatched(after);
  const lines = [...request.lines, ...(isLast ? unitsLeft(after) : [])];
  const { carrier, number, url, callOffs } = request;
  const tracking = carrier ? await withLink(tx, { carrier, number: number ?? "", url }) : null;
  const id = await writeDispatch(tx, order, lines, {
    ...by,
    at,
    tracking,
    callOffs,
    madeBefore: before,
  });
  await recordAudit(tx, {
    ...by,
    event: "Order Dispatched",
    description: `${isLast ? "The rest" : "A part"} of order ${order.orderId} left`,
    details: {
      order: order.orderId,
      dispatch: id,
      lines: [...lines],
      ...(passed && passedDetails(passed)),
    },
  });
  return { id, lines, isLast };
}

async function markPartly(tx: Transaction, order: LockedOrder, dispatchId: string): Promise<void> {
  await tx.order.update({
    where: { id: order.id },
    data: { partlyDispatched: true },
    select: { id: true },
  });
  await queueNews(tx, order, { template: "order-dispatched", dispatchId });
}

/** Comes last, because all other documents of the series wait from here. */
async function bill(
  tx: Transaction,
  order: LockedOrder,
  by: OrderActor,
  { id, lines }: Sent,
): Promise<void> {
  const shop = await readShopSettings(tx);
  const dispatched = lines.map(({ line, quantity }) => ({ orderLineId: line, quantity }));
  await issueDispatchInvoice(tx, { order, by, at: new Date(), shop }, { id, lines: dispatched });
}
