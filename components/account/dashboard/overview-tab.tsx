"use client";

import Link from "next/link";
import { LoadFailure } from "@/components/call/load-failure";
import { paths } from "@/lib/paths";
import { NoOrders } from "./no-orders";
import { OrderList } from "./order-list";
import { OrderListSkeleton } from "./order-list-skeleton";
import { QuickActions } from "./quick-actions";
import { SummaryCards } from "./summary-cards";
import { useOrders, useOrderSummary } from "./use-orders";

/** The overview shows the 3 most recent orders. */
const RECENT = { limit: "3" };

export function OverviewTab() {
  const summary = useOrderSummary();
  const recent = useOrders(RECENT);
  const retry = () => {
    summary.reload();
    recent.reload();
  };
  const orders = recent.value?.items;
  return (
    <div className="space-y-10">
      {recent.error || summary.error ? (
        <LoadFailure text="Could not load your order history." retry={retry} />
      ) : (
        <SummaryCards summary={summary.value} />
      )}
      <section aria-labelledby="recent-orders">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 id="recent-orders" className="text-heading">
            Recent orders
          </h2>
          {orders && orders.length > 0 && (
            <Link href={paths.dashboard("orders")} prefetch={false} className="text-link">
              All orders
            </Link>
          )}
        </div>
        {orders && orders.length > 0 && <OrderList orders={orders} />}
        {orders?.length === 0 && <NoOrders as="h3" />}
        {!orders && !recent.error && <OrderListSkeleton rows={3} />}
      </section>
      <QuickActions />
    </div>
  );
}
