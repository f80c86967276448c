"use client";

import { useState } from "react";
import type { ListedOrder } from "@/lib/orders/admin-schemas";

export interface Selection {
  /** The chosen orders of this page, as they stand in the list now. */
  orders: readonly ListedOrder[];
  has: (order: ListedOrder) => boolean;
  toggle: (order: ListedOrder) => void;
  /** All of the page, or none where all were chosen. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The orders that somebody ticked. They belong to the page that is in view: another search, filter or
 * page begins with none, so that nothing is changed that cannot be seen.
 */
export function useSelection(page: readonly ListedOrder[], question: string): Selection {
  const [chosen, setChosen] = useState({ question, ids: NONE });
  const ids = chosen.question === question ? chosen.ids : NONE;
  const orders = page.filter(({ _id }) => ids.has(_id));
  const choose = (wanted: Iterable<string>) => setChosen({ question, ids: new Set(wanted) });
  return {
    orders,
    has: ({ _id }) => ids.has(_id),
    toggle: ({ _id }) => choose(ids.has(_id) ? [...ids].filter((id) => id !== _id) : [...ids, _id]),
    toggleAll: () => choose(orders.length === page.length ? [] : page.map(({ _id }) => _id)),
    clear: () => choose([]),
  };
}
