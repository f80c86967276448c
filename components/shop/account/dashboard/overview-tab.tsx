"use client";

import { LoadFailure } from "@/components/shared/call/load-failure";
import { endsSession } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { QuickOrder } from "@/components/shop/cart/quick-order";
import { ListSkeleton } from "@/components/shared/list/list-skeleton";
import { Rows } from "@/components/shared/list/rows";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast";
import type { ApiError } from "@/lib/client/api";
import { paths } from "@/lib/base/paths";
import { loadOrders, ordersFailure } from "./load-orders";
import { NoOrders } from "./no-orders";
import { ORDER_ROWS } from "./order-rows";
import { QuickActions } from "./quick-actions";
import { SummaryCards } from "./summary-cards";
import { useOrderSummary } from "./use-order-summary";

/** The overview shows the 3 most recent orders. */
const RECENT = 3;
const QUESTION = JSON.stringify({ limit: String(RECENT) });

function tell(error: ApiError): void {
  if (!endsSession(error)) toast({ ...ordersFailure().toast, destructive: true });
}

export function OverviewTab() {
  const summary = useOrderSummary();
  const recent = useLoad({ load: loadOrders, question: QUESTION, onFailure: tell });
  const retry = () => {
    summary.reload();
    recent.reload();
  };
  const orders = recent.value?.items;
  return (
    <div className="space-y-10">
      {recent.error || summary.error ? (
        <LoadFailure text={ordersFailure().notice} retry={retry} />
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
        {orders && orders.length > 0 && <Rows {...ORDER_ROWS} entries={orders} />}
        {orders?.length === 0 && <NoOrders as="h3" />}
        {!orders && !recent.error && (
          <ListSkeleton label="Loading your orders" rows={RECENT} cards />
        )}
      </section>
      <QuickActions />
      <QuickOrder />
    </div>
  );
}
