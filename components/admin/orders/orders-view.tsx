"use client";

import { FileDown, PackageOpen, Plus, Truck, X } from "lucide-react";
import { useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { DayButtons } from "@/components/shared/list/day-buttons";
import { isoDate, pickFrom, orderNumber, searchText } from "@/components/shared/list/filters";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import type { ApiError } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { type ListedOrder, PAYMENT_FILTERS } from "@/lib/orders/admin-schemas";
import { PAYMENT_LABELS } from "@/lib/orders/view/payment";
import { STATUS_FILTERS, type StatusFilter } from "@/lib/orders/status";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";
import { useSelection } from "../shared/selection";
import { OrderBulkBar } from "./bulk-bar";
import { BulkDialog } from "./bulk-dialog";
import { OrderCard, orderColumns } from "./order-columns";
import { OrderViews } from "./order-views";
import { ShipListDialog } from "./ship-list-dialog";
import { StatusDialog } from "./status-dialog";
import type { NewStatus } from "./status-text";

const load = fetchPage("GET /admin/orders");

const filters = {
  q: searchText,
  status: pickFrom(STATUS_FILTERS),
  payment: pickFrom(PAYMENT_FILTERS),
  from: isoDate,
  to: isoDate,
  customerOf: orderNumber,
};

const notice = ({ message }: ApiError) => message || "Failed to fetch orders.";
const toast = (error: ApiError) => ({ title: notice(error) });

export function OrdersView({ orderPrefix }: { orderPrefix: string }) {
  const list = useList({ load, filters, pageSize: 25, what: "orders", notice, toast });
  const mayExport = useMay("orders.export");
  const mayShip = useMay("orders.write.all");
  const mayEnter = useMay("orders.enter");
  const selection = useSelection(list);
  // Stored here and not in the rows, because a step may remove its order from the filtered list.
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
              <Button
                variant="outline"
                className="max-sm:px-3 max-sm:[&_svg]:hidden"
                onClick={() => setListed(true)}
              >
                <Truck aria-hidden /> Ship Many
              </Button>
            )}
            {mayExport && (
              <Button asChild variant="outline" className="max-sm:px-3 max-sm:[&_svg]:hidden">
                <FileLink
                  href={apiAddress("GET /admin/orders/export", { query: list.filters })}
                  download="orders.csv"
                >
                  <FileDown aria-hidden />
                  <span>
                    Export<span className="max-sm:sr-only"> Orders</span>
                  </span>
                </FileLink>
              </Button>
            )}
            {mayEnter && (
              <Button asChild className="max-sm:px-3 max-sm:[&_svg]:hidden">
                <Link href={staffPaths.newOrder()}>
                  <Plus aria-hidden /> New Order
                </Link>
              </Button>
            )}
          </>
        }
      />
      <OrderViews address={list.address} />
      <AdminList
        list={list}
        toolbar={orderToolbar(list)}
        caption="Orders, newest first"
        keyOf={({ _id }) => _id}
        columns={orderColumns(onStatus)}
        ticking={{ selection, label: ({ orderId }) => orderId }}
        tableClassName="max-2xl:[&_:is(td,th):not(:first-child)]:pl-2 max-2xl:[&_:is(td,th):not(:last-child)]:pr-2"
        card={(order) => <OrderCard order={order} selection={selection} onStatus={onStatus} />}
        empty={{
          text: "Orders will appear here as soon as they are placed.",
          Icon: PackageOpen,
        }}
        noMatches={{
          text: "No order matches this search and these filters. Try part of an order number, name, city or product, or choose another status.",
        }}
      />
      <OrderBulkBar
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

const PAYMENT_NAMES = { ...PAYMENT_LABELS, "credit-due": "Credit note due" } as const;

const PAYMENT_CHOICES = Object.fromEntries(
  PAYMENT_FILTERS.map((filter) => [filter, PAYMENT_NAMES[filter]]),
);

const STATUS_NAMES: Partial<Record<StatusFilter, string>> = {
  ShipToday: "To ship by today",
  NeedsArtwork: "Waiting for artwork",
  Proofing: "Proof to make",
  CalledOff: "Called off",
  EWayBillEnds: "E-way bill ends today",
};

const STATUS_CHOICES = Object.fromEntries(
  STATUS_FILTERS.map((filter) => [filter, STATUS_NAMES[filter] ?? filter]),
);

interface OrderFiltersProps {
  filters: { status?: string; payment?: string; from?: string; to?: string; customerOf?: string };
  address: ListAddress;
}

const orderToolbar = ({ filters, address }: OrderFiltersProps) => ({
  above: filters.customerOf && (
    <div className="w-full">
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget }) => {
          // This button is removed with the filter, so the focus moves to the surrounding element first.
          currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
          address.show({ customerOf: "" });
        }}
      >
        Only the customer of {filters.customerOf} <X aria-hidden />
        <span className="sr-only">Show everybody’s orders</span>
      </Button>
    </div>
  ),
  search: {
    placeholder: "Order, customer, email, city or product",
    className: "flex-1 basis-72",
  },
  choices: {
    status: {
      label: "Status",
      all: "All statuses",
      options: STATUS_CHOICES,
      className: "flex-1 basis-40 sm:max-w-44",
    },
    payment: {
      label: "Payment",
      all: "All payments",
      options: PAYMENT_CHOICES,
      className: "flex-1 basis-40 sm:max-w-44",
    },
  },
  folded: (
    <div className="flex w-full flex-wrap items-center gap-3">
      <DayButtons address={address} from={filters.from} to={filters.to} />
      <div className="flex gap-3 max-sm:w-full">
        <DateField name="from" label="From" filters={filters} address={address} />
        <DateField name="to" label="To" filters={filters} address={address} />
      </div>
    </div>
  ),
});

interface DateFieldProps extends OrderFiltersProps {
  name: "from" | "to";
  label: string;
}

/** Filters by order date in India. */
function DateField({ name, label, filters, address }: DateFieldProps) {
  return (
    <div className="flex min-w-0 gap-x-2 max-sm:flex-1 max-sm:flex-col sm:items-center">
      <Label htmlFor={`orders-${name}`} className="text-sm font-normal text-muted-foreground">
        {label}
      </Label>
      <Input
        id={`orders-${name}`}
        name={name}
        type="date"
        value={filters[name] ?? ""}
        onChange={(event) => address.show({ [name]: event.target.value }, "replace")}
        className="min-w-0 px-2 sm:w-40"
      />
    </div>
  );
}
