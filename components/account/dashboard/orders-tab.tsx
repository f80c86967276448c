"use client";

import { useSearchParams } from "next/navigation";
import { LoadFailure } from "@/components/call/load-failure";
import { cn } from "@/lib/cn";
import { NoMatches } from "./no-matches";
import { NoOrders } from "./no-orders";
import { OrderFilters } from "./order-filters";
import { OrderList } from "./order-list";
import { OrderListSkeleton } from "./order-list-skeleton";
import { orderListState, orderQuery, rangeWords } from "./order-list-query";
import { OrderPager } from "./order-pager";
import { useOrders } from "./use-orders";

export function OrdersTab() {
  const state = orderListState(useSearchParams());
  const orders = useOrders(orderQuery(state));
  const page = orders.value;
  const isFiltered = state.q !== "" || state.status !== undefined;
  if (page && page.total === 0 && !isFiltered && !orders.error) return <NoOrders as="h2" />;
  return (
    <section aria-label="Orders">
      <OrderFilters key={`${state.q} ${state.status}`} state={state} />
      {orders.error && (
        <LoadFailure
          className="mt-5"
          text="Could not load your order history."
          retry={orders.reload}
        />
      )}
      {!page && orders.loading && (
        <div className="mt-5">
          <OrderListSkeleton rows={5} />
        </div>
      )}
      {page && !orders.error && (
        <div aria-busy={orders.loading} className={cn("mt-5", orders.loading && "opacity-60")}>
          <p role="status" className="mb-3 text-sm text-muted-foreground tabular">
            {page.total > 0 && rangeWords(state, page.items.length, page.total)}
          </p>
          {page.items.length > 0 ? <OrderList orders={page.items} /> : <NoMatches />}
          <OrderPager state={state} nextCursor={page.nextCursor} />
        </div>
      )}
    </section>
  );
}
