import type { OrderStatus } from "./status";

/** Arrival of goods: the start of the periods for claims, returns and interest. */

type Moment = Date | string;

interface Sent {
  deliveredAt?: Moment | null;
  lines?: readonly { line: string }[];
}

interface Sending {
  status: OrderStatus;
  history: readonly { status: OrderStatus; at: Moment }[];
}

/** Arrival of a dispatch: its own recorded time, else when the order became Delivered; null until then. */
export function findArrival({ status, history }: Sending, sent?: Sent): Date | null {
  if (sent?.deliveredAt) return new Date(sent.deliveredAt);
  const change = history.findLast((each) => each.status === "Delivered");
  return status === "Delivered" && change ? new Date(change.at) : null;
}

/** Arrival of an order's last goods, or of one line's; null while some are in transit or have not left. */
export function findLastArrival(
  order: Sending & { dispatches?: readonly Sent[] | undefined },
  line?: string,
): Date | null {
  const { status, dispatches = [] } = order;
  if (line === undefined && status !== "Shipped" && status !== "Delivered") return null;
  const carried = dispatches.filter(
    ({ lines = [] }) => line === undefined || lines.some((each) => each.line === line),
  );
  if (carried.length === 0) return findArrival(order);
  const arrivals = carried.flatMap((sent) => findArrival(order, sent) ?? []);
  return arrivals.length === carried.length
    ? new Date(Math.max(...arrivals.map((at) => at.getTime())))
    : null;
}
