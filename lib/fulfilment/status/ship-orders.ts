import "server-only";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { invalidField } from "@/lib/base/errors";
import type { OrderActor } from "@/lib/orders/lock-order";
import { mayFollow, refusedTransition, type OrderStatus } from "@/lib/orders/status";
import { balanceText, readBalances } from "../production-gate";
import { changeOrderStatuses } from "./change-order-statuses";
import { MAX_SHIPMENTS, shipmentLines, type ShipmentLine } from "./shipment-lines";
import type { ShipmentReport, ShipOrdersRequest } from "./shipment-schemas";

export interface ShipOrdersOptions extends OrderActor {
  db: PrismaClient;
  request: ShipOrdersRequest;
}

type Row = ShipmentReport["rows"][number];

/**
 * Ships the orders of a list, each with its tracking number, by the same rules as a single order; a dry run only
 * reports the outcome of each line. A refused line does not affect the others.
 * @throws AppError invalid_input for a list without a line, or with too many
 */
export async function shipOrders(options: ShipOrdersOptions): Promise<ShipmentReport> {
  const { db, request } = options;
  const lines = shipmentLines(request.lines);
  refuseLength(lines.length);
  const orders = await readOrders(db, lines);
  const rows = lines.map((line) => forecast(line, orders.get(line.orderId)));
  return report(request.dryRun ? rows : await ship(options, rows));
}

function refuseLength(length: number): void {
  if (length > 0 && length <= MAX_SHIPMENTS) return;
  throw invalidField(
    "lines",
    length === 0
      ? "There is no line with an order number. Paste one for each order."
      : `Ship at most ${MAX_SHIPMENTS} orders at once; these are ${length}.`,
  );
}

interface NamedOrder {
  orderId: string;
  status: OrderStatus;
  customerName: string;
  city: string;
  trackingNumber: string | null;
  /** Amount due before its goods can leave. */
  balancePaise: number;
}

async function readOrders(db: Db, lines: readonly ShipmentLine[]) {
  const orders = await db.order.findMany({
    where: { orderId: { in: lines.map(({ orderId }) => orderId) } },
    select: {
      id: true,
      orderId: true,
      status: true,
      customerName: true,
      city: true,
      trackingNumber: true,
    },
  });
  const missing = await readBalances(
    db,
    orders.map(({ id }) => id),
  );
  return new Map(
    orders.map(({ id, ...order }) => [
      order.orderId,
      { ...order, balancePaise: missing.get(id) ?? 0 },
    ]),
  );
}

function forecast({ problem, ...line }: ShipmentLine, order: NamedOrder | undefined): Row {
  const refusal = problem ?? findRefusal(line.number, order);
  if (refusal !== null) return { ...line, state: "refused", message: refusal };
  return { ...line, state: "ready", message: `${order?.customerName}, ${order?.city}` };
}

function findRefusal(number: string, order: NamedOrder | undefined): string | null {
  if (!order) return "There is no order of this number.";
  if (order.status === "Shipped" && order.trackingNumber === number) {
    return "Shipped already under this number.";
  }
  if (!mayFollow(order.status, "Shipped")) return refusedTransition(order.status, "Shipped");
  return order.balancePaise > 0 ? balanceText(order.balancePaise) : null;
}

async function ship(options: ShipOrdersOptions, rows: readonly Row[]): Promise<Row[]> {
  const { request, ...rest } = options;
  const { carrier } = request;
  const ready = rows.filter(({ state }) => state === "ready");
  const { outcomes } = await changeOrderStatuses({
    ...rest,
    request: {
      ids: ready.map(({ orderId }) => orderId),
      status: "Shipped",
      tracking: Object.fromEntries(
        ready.map(({ orderId, number }) => [orderId, { carrier, number }]),
      ),
    },
  });
  const byOrder = new Map(outcomes.map((outcome) => [outcome.orderId, outcome]));
  return rows.map((row) => {
    const outcome = row.state === "ready" ? byOrder.get(row.orderId) : undefined;
    if (!outcome) return row;
    return { ...row, state: outcome.ok ? "shipped" : "refused", message: outcome.message };
  });
}

function report(rows: Row[]): ShipmentReport {
  const counted = (state: Row["state"]) => rows.filter((row) => row.state === state).length;
  return {
    rows,
    ready: counted("ready"),
    shipped: counted("shipped"),
    refused: counted("refused"),
  };
}
