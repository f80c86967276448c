"use client";

import { FileDown, PackageOpen, Plus, Truck } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { EmptyList } from "@/components/shared/list/empty-list";
import { isoDate, oneOf, orderNumber, searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { listOf, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import type { ApiError } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { PAYMENT_FILTERS, type ListedOrder } from "@/lib/orders/admin-schemas";
import { STATUS_FILTERS } from "@/lib/orders/status";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { PageHeading } from "../shared/page-heading";
import { SelectAll, useSelection } from "../shared/selection";
import { BulkBar } from "./bulk-bar";
import { BulkDialog } from "./bulk-dialog";
import { OrderCard, orderColumns } from "./order-columns";
import { OrderFilters } from "./order-filters";
import { ShipListDialog } from "./ship-list-dialog";
import { StatusDialog } from "./status-dialog";
import type { NewStatus } from "./status-text";

const load = listOf("GET /admin/orders");

const filters = {
  q: searchText,
  status: oneOf(STATUS_FILTERS),
  payment: oneOf(PAYMENT_FILTERS),
  from: isoDate,
  to: isoDate,
  customerOf: orderNumber,
};

function failure(error: ApiError) {
  const title = error.message || "Failed to fetch orders.";
  return { notice: title, toast: { title } };
}

/** Everybody's orders: find them, take them a step further one by one or many at once, export them. */
export function OrdersView({ orderPrefix }: { orderPrefix: string }) {
  const list = useList({ load, filters, pageSize: 25, failure });
  const orders = list.value?.items ?? [];
  const mayExport = useMay("orders.export");
  const mayShip = useMay("orders.write.all");
  const mayEnter = useMay("orders.enter");
  const selection = useSelection(orders, list.question);
  // They outlive the rows: a step may take its order out of the filter.
  const [single, setSingle] = useState<{ order: ListedOrder; status: NewStatus } | null>(null);
  const [bulk, setBulk] = useState<{ orders: readonly ListedOrder[]; status: NewStatus } | null>(
    null,
  );
  const [isListed, setListed] = useState(false);
  const onStatus = (order: ListedOrder, status: NewStatus) => setSingle({ order, status });
  const finishBulk = async () => {
    await list.renew();
    selection.clear();
  };
  return (
    <>
      <PageHeading
        title="Order Management"
        back={{ href: paths.admin(), label: "Back to Admin Dashboard" }}
        actions={
          <>
            {mayShip && (
              <Button variant="outline" onClick={() => setListed(true)}>
                <Truck aria-hidden /> Ship Many
              </Button>
            )}
            {mayExport && (
              <Button asChild variant="outline">
                <FileLink
                  href={apiAddress("GET /admin/orders/export", { query: list.filters })}
                  download="orders.csv"
                >
                  <FileDown aria-hidden /> Export Orders
                </FileLink>
              </Button>
            )}
            {mayEnter && (
              <Button asChild>
                <Link href={staffPaths.newOrder()}>
                  <Plus aria-hidden /> New Order
                </Link>
              </Button>
            )}
          </>
        }
      />
      <List
        list={list}
        loading="Loading the orders"
        toolbar={<OrderFilters filters={list.filters} address={list.address} />}
        count={(page) => <ListCount page={page} what="orders" />}
        caption="Orders, newest first"
        keyOf={({ _id }) => _id}
        columns={orderColumns({ orders, selection, onStatus })}
        rowClassName={(order) => selection.has(order) && "bg-muted/60"}
        tableClassName="max-2xl:[&_:is(td,th):not(:first-child)]:pl-2 max-2xl:[&_:is(td,th):not(:last-child)]:pr-2"
        card={(order) => <OrderCard order={order} selection={selection} onStatus={onStatus} />}
        cardTools={
          <div className="mb-1 flex items-center text-sm text-muted-foreground">
            <SelectAll entries={orders} selection={selection} what="orders" />
            <span aria-hidden>Select all on this page</span>
          </div>
        }
        empty={
          <EmptyList title="No Orders Found" Icon={PackageOpen}>
            Orders will appear here as soon as they are placed.
          </EmptyList>
        }
        noMatches={{
          title: "No Orders Found",
          text: "No order matches this search and these filters. Try part of an order number, name, city or product, or choose another status.",
          clear: "Show all orders",
        }}
      />
      <BulkBar
        selection={selection}
        onStatus={(status) => setBulk({ orders: selection.chosen, status })}
      />
      {single && (
        <StatusDialog
          {...single}
          onClose={() => setSingle(null)}
          onChanged={list.renew}
          onRefused={list.reload}
        />
      )}
      {isListed && (
        <ShipListDialog
          orderPrefix={orderPrefix}
          onClose={() => setListed(false)}
          onShipped={list.renew}
        />
      )}
      {bulk && <BulkDialog {...bulk} onClose={() => setBulk(null)} onDone={finishBulk} />}
    </>
  );
}
