import { counted } from "@/lib/counts";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/orders/status";

/** Orders on one page of the list. */
export const PAGE_SIZE = 20;

/** What the address of the orders tab asks for. */
export interface OrderListState {
  q: string;
  status: OrderStatus | undefined;
  /** The cursors of the pages before this one; none on the first. */
  after: string[];
}

/** Reads `q`, `status` and `after` from the address; what no list knows is left out. */
export function orderListState(search: URLSearchParams): OrderListState {
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    status: ORDER_STATUSES.find((status) => status === search.get("status")),
    after: search.getAll("after").filter(Boolean),
  };
}

/** The query of GET /orders for it. */
export function orderQuery({ q, status, after }: OrderListState): Record<string, string> {
  const cursor = after.at(-1);
  return {
    limit: String(PAGE_SIZE),
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(cursor ? { cursor } : {}),
  };
}

/** "Showing 21–40 of 53 orders". */
export function rangeWords({ after }: OrderListState, shown: number, total: number): string {
  const first = after.length * PAGE_SIZE + 1;
  const all = counted(total, "order");
  return shown === total ? `Showing ${all}` : `Showing ${first}–${first + shown - 1} of ${all}`;
}
