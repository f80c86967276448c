import "server-only";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import { recordAudit } from "@/lib/audit/record";
import { dateName, INDIA_ZONE } from "@/lib/base/dates";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import type { PrismaClient } from "@/lib/db/generated/client";
import { stateWithCode } from "@/lib/shop/gst/states";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { toRupees } from "@/lib/pricing/money";
import { isDispatchLate } from "@/lib/orders/awaited-dispatch";
import { countOrders, eachOrderId } from "./admin-list";
import type { OrderFilter } from "../admin-schemas";
import type { OrderActor } from "../lock-order";
import { lineDetail, quantityWords } from "../line-text";
import { listTexts, type Order, type OrderLine } from "../order";
import { CUSTOMER_TEXTS, UNRULED_TEXTS, textRow, type OrderText } from "../texts/texts";
import { listCallOffs, openUnits } from "./read-call-offs";
import { readOrders } from "./queries";
import type { OrderCallOff } from "../order-movements";

/** Orders held in memory at once. */
const BATCH = 500;

/** Up to this number of matches, repeating the search for each batch costs less than testing every order. */
const FEW_FOUND = 5 * BATCH;

/** An order with its open call-offs. */
type ExportedOrder = Order & { openCallOffs: readonly OrderCallOff[] };

type Column = readonly [name: string, value: (order: ExportedOrder) => CsvCell];

const textColumn = (name: OrderText): Column => [
  textRow(name).column,
  (order) => listTexts(order)[name],
];

const COLUMNS: readonly Column[] = [
  ["Order ID", (order) => order.orderId],
  ["Order Date (IST)", (order) => indianMoment(order.createdAt)],
  ["Status", (order) => order.status],
  ["Confirmed By", (order) => order.proof],
  ["Customer", (order) => order.customer.name],
  ["Email", (order) => order.customer.email],
  ...CUSTOMER_TEXTS.map(textColumn),
  ["Address", (order) => order.shipTo.address],
  ["Apartment", (order) => order.shipTo.apartment],
  ["City", (order) => order.shipTo.city],
  ["State", (order) => order.shipTo.state],
  ["PIN Code", (order) => order.shipTo.zipCode],
  ["Country", (order) => order.shipTo.country],
  ["Items", itemsText],
  ["Subtotal (INR)", (order) => toRupees(order.totals.subtotalPaise)],
  ["Discount (INR)", (order) => toRupees(order.totals.discountPaise)],
  ["Promo Code", (order) => order.promo?.code ?? null],
  ["Shipping (INR)", (order) => toRupees(order.totals.shippingPaise)],
  ["Tax (INR)", (order) => toRupees(order.totals.taxPaise)],
  ["Total (INR)", (order) => toRupees(order.totals.totalPaise)],
  ["Carrier", (order) => order.tracking?.carrier ?? null],
  ["Tracking Number", (order) => order.tracking?.number ?? null],
  ["CGST (INR)", (order) => computeTax(order, "cgstPaise")],
  ["SGST (INR)", (order) => computeTax(order, "sgstPaise")],
  ["IGST (INR)", (order) => computeTax(order, "igstPaise")],
  ["Round Off (INR)", ({ gst }) => gst && toRupees(gst.roundOffPaise)],
  ["Place of Supply", ({ gst }) => gst && stateWithCode(gst.placeOfSupply)],
  textColumn("gstin"),
  ["Billing Address", billingText],
  ...UNRULED_TEXTS.map(textColumn),
  ["Payment Method", ({ payment }) => payment.method && METHOD_NAMES[payment.method]],
  ["Paid (INR)", ({ payment }) => toRupees(payment.paidPaise)],
  ["Refunded (INR)", ({ payment }) => toRupees(payment.refundedPaise)],
  ["Outstanding (INR)", ({ payment }) => toRupees(payment.outstandingPaise)],
  ["Payment State", ({ payment }) => payment.state],
  ["Payment Due", ({ payment: { dueOn } }) => dueOn && dateName(dueOn)],
  ["Invoice", (order) => toNumbers(order, "invoice")],
  ["Credit Notes", (order) => toNumbers(order, "credit_note")],
  ["Expected Dispatch", ({ dispatchBy }) => dispatchBy],
  ["Late", (order) => (isDispatchLate(order) ? "yes" : null)],
  ["Comes To (INR)", comesTo],
  ["Shipping Way", ({ shippingWay }) => shippingWay && SHIPPING_METHOD_NAMES[shippingWay]],
  ["Called Off", callOffsText],
];

/** "2026-12-12: 500 pieces × Carton (asked); 2027-01-15: …"; null for none. */
function callOffsText({ openCallOffs, lines }: ExportedOrder): string | null {
  const texts = openCallOffs.flatMap((callOff) =>
    lines
      .filter(({ id }) => id === callOff.line)
      .map(
        ({ name, unit }) =>
          `${callOff.on}: ${quantityWords(openUnits(callOff), unit)} × ${name}${callOff.state === "asked" ? " (asked)" : ""}`,
      ),
  );
  return texts.join("; ") || null;
}

/** The total less credit notes, 0 for a cancelled order. This less Paid plus Refunded is Outstanding. */
function comesTo({ payment }: Order): CsvCell {
  const { outstandingPaise, paidPaise, refundedPaise } = payment;
  return toRupees(outstandingPaise + paidPaise - refundedPaise);
}

/** "KLN/2627C00001; KLN/2627C00004"; null when no document of this kind was issued. */
function toNumbers({ documents }: Order, wanted: Order["documents"][number]["kind"]): CsvCell {
  const issued = documents.filter(({ kind }) => kind === wanted);
  return issued.map(({ number }) => number).join("; ") || null;
}

const indian = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: INDIA_ZONE,
});

/** "2026-11-21 13:30": spreadsheets recognise it as a date. */
function indianMoment(date: Date): string {
  return indian.format(date);
}

/** "2 × Kraft mailer box; 5,000 pieces × Carton (230 × 155 × 70 mm)" */
function itemsText({ lines }: Order): string {
  return lines.map(itemText).join("; ");
}

function itemText(line: OrderLine): string {
  const { name, unit, quantity } = line;
  const detail = lineDetail(line);
  const amount = unit === "PAC" ? quantity : quantityWords(quantity, unit);
  return `${amount} × ${name}${detail && ` (${detail})`}`;
}

/** Null under the flat tax. */
function computeTax(
  { gst, lines }: Order,
  kind: "cgstPaise" | "sgstPaise" | "igstPaise",
): number | null {
  return gst && toRupees(lines.reduce((sum, { tax }) => sum + (tax?.[kind] ?? 0), 0));
}

/** Null when it is the same as the shipping address. */
function billingText({ billing: { address }, customer }: Order): string | null {
  return address && addressLines(address, customer.company).join(", ");
}

export interface ExportOrdersOptions extends OrderActor {
  db: PrismaClient;
  filter: OrderFilter;
}

/**
 * Exports the filtered orders as CSV, newest first. The file is streamed, so that memory use does not grow with it.
 * Amounts are in rupees. The audit log records first who exports.
 */
export async function exportOrders({
  db,
  filter,
  actor,
  ipAddress,
}: ExportOrdersOptions): Promise<ReadableStream<Uint8Array>> {
  const count = await db.$transaction(async (tx) => {
    const count = await countOrders(tx, filter);
    const { q = null, status = null, payment = null, from = null, to = null } = filter;
    const { customerOf = null } = filter;
    await recordAudit(tx, {
      event: "Orders Export",
      actor,
      description: `${actor.name} exported ${count} ${count === 1 ? "order" : "orders"}`,
      ipAddress,
      details: { filter: { q, status, payment, from, to, customerOf }, count },
    });
    return count;
  });
  const header = COLUMNS.map(([name]) => name);
  return csvStream(header, streamRows(db, filter, count));
}

async function* streamRows(
  db: PrismaClient,
  filter: OrderFilter,
  count: number,
): AsyncGenerator<CsvCell[]> {
  for await (const ids of eachOrderId(db, filter, { batch: BATCH, many: count > FEW_FOUND })) {
    const orders = await readOrders(db, ids);
    const callOffs = await readOpenCallOffs(db, orders);
    for (const order of orders) {
      const exported = { ...order, openCallOffs: callOffs.get(order.id) ?? [] };
      yield COLUMNS.map(([, value]) => value(exported));
    }
  }
}

/** By order; only call-off orders have any. */
async function readOpenCallOffs(
  db: PrismaClient,
  orders: readonly Order[],
): Promise<Map<string, OrderCallOff[]>> {
  const kept = orders.filter((order) => order.kept);
  if (kept.length === 0) return new Map();
  const open = (await listCallOffs(db, { orderId: { in: kept.map(({ id }) => id) } })).filter(
    (callOff) => openUnits(callOff) > 0,
  );
  return new Map(
    kept.map(({ id, lines }) => [
      id,
      open.filter(({ line }) => lines.some((each) => each.id === line)),
    ]),
  );
}
