"use client";

import { FileDown } from "lucide-react";
import { FileLink } from "@/components/call/file-link";
import { LoadFailure } from "@/components/call/load-failure";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { ListCount } from "../shared/list-count";
import { PageHeading } from "../shared/page-heading";
import { Pager } from "../shared/pager";
import { TableSkeleton } from "../shared/table-skeleton";
import { useListAddress } from "../shared/use-list-address";
import { OrderBoard } from "./order-board";
import { OrderFilters } from "./order-filters";
import {
  filterQuery,
  isFiltered,
  orderListState,
  orderQuery,
  PAGE_SIZE,
  type OrderListState,
} from "./order-list-state";
import { failureText, useAdminOrders } from "./use-admin-orders";

/** Everybody's orders: find them, take them a step further one by one or many at once, export them. */
export function OrdersView() {
  const address = useListAddress();
  const state = orderListState(address.search);
  const query = orderQuery(state, address.place.after.at(-1));
  const orders = useAdminOrders(query);
  const page = orders.value;
  const reset = () => address.show({ q: "", status: "", from: "", to: "" });
  return (
    <>
      <PageHeading
        title="Order Management"
        back={{ href: paths.admin(), label: "Back to Admin Dashboard" }}
        actions={<ExportLink state={state} />}
      />
      <OrderFilters state={state} address={address} />
      <div className="mt-4">
        {orders.error && <LoadFailure text={failureText(orders.error)} retry={orders.reload} />}
        {!page && orders.loading && <TableSkeleton label="Loading the orders" />}
        {page && !orders.error && (
          <>
            <div className="mb-2.5">
              <ListCount total={page.total} all={page.all} what="orders" />
            </div>
            <OrderBoard
              orders={page.items}
              question={JSON.stringify(query)}
              busy={orders.loading}
              reload={orders.reload}
              onReset={isFiltered(state) ? reset : undefined}
            />
            <Pager
              address={address}
              nextCursor={page.nextCursor}
              pageSize={PAGE_SIZE}
              total={page.total}
            />
          </>
        )}
      </div>
    </>
  );
}

function ExportLink({ state }: { state: OrderListState }) {
  return (
    <Button asChild variant="outline">
      <FileLink href={paths.api.adminOrdersExport(filterQuery(state))} download="orders.csv">
        <FileDown aria-hidden /> Export Orders
      </FileLink>
    </Button>
  );
}
