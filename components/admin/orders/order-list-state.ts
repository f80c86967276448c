import { STATUS_FILTERS, type StatusFilter } from "@/lib/orders/status";

/** Orders on one page of the list. */
export const PAGE_SIZE = 25;

export interface OrderListState {
  q: string;
  status: StatusFilter | undefined;
  /** Dates in India, such as 2026-11-21; empty for none. */
  from: string;
  to: string;
}

function dateFrom(text: string | null): string {
  const date = new Date(text ?? "");
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isDate ? text : "";
}

/** Reads the list's state from the address; what the API would refuse is left out. */
export function orderListState(search: URLSearchParams): OrderListState {
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    status: STATUS_FILTERS.find((status) => status === search.get("status")),
    from: dateFrom(search.get("from")),
    to: dateFrom(search.get("to")),
  };
}

/** The filter as a query: of the list, and of the export of the same orders. */
export function filterQuery({ q, status, from, to }: OrderListState): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** The query of GET /admin/orders for it. */
export function orderQuery(
  state: OrderListState,
  cursor: string | undefined,
): Record<string, string> {
  return { limit: String(PAGE_SIZE), ...filterQuery(state), ...(cursor ? { cursor } : {}) };
}

export function isFiltered(state: OrderListState): boolean {
  return Object.keys(filterQuery(state)).length > 0;
}
