"use client";

import { shortDayText, timeText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import type { Column } from "@/components/shared/list/rows";
import { PaymentBadge } from "@/components/shop/order/payment-badge";
import { StatusBadge } from "@/components/shop/order/status-badge";
import { Link } from "@/components/ui/link";
import { counted } from "@/lib/base/counts";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { paths } from "@/lib/base/paths";
import { SelectAll, SelectEntry } from "../shared/select-boxes";
import { DispatchDate } from "./dispatch-date";
import { RowActions, type RowActionsProps } from "./row-actions";
import { UnconfirmedBadge } from "./unconfirmed";
import type { Selection } from "../shared/use-selection";

interface OrderColumnsOptions extends Pick<RowActionsProps, "onStatus"> {
  orders: readonly ListedOrder[];
  selection: Selection<ListedOrder>;
}

export function orderColumns(options: OrderColumnsOptions): Column<ListedOrder>[] {
  const { orders, selection, onStatus } = options;
  return [
    {
      name: "Select",
      head: <SelectAll entries={orders} selection={selection} what="orders" />,
      className: "py-0 pr-0",
      headClassName: "w-10",
      cell: (order) => <SelectEntry entry={order} selection={selection} name={order.orderId} />,
    },
    {
      name: "Order ID",
      isTitle: true,
      cellClassName: "py-1 leading-tight whitespace-nowrap",
      cell: (order) => <OrderNumber order={order} />,
    },
    {
      name: "Customer",
      headClassName: "w-full",
      cellClassName: "max-w-0 py-1 leading-tight",
      cell: ({ user }) => (
        <>
          <span className="block truncate">{user.name}</span>
          <span className="block truncate text-xs text-muted-foreground" title={user.email}>
            {user.email}
          </span>
        </>
      ),
    },
    {
      name: "Items",
      figure: true,
      className: "max-lg:hidden",
      cellClassName: "whitespace-nowrap",
      cell: ({ itemCount }) => counted(itemCount, "pack"),
    },
    {
      name: "Total",
      figure: true,
      cellClassName: "py-1 leading-tight font-semibold whitespace-nowrap",
      cell: ({ totalAmount, itemCount }) => (
        <>
          <Rupees amount={totalAmount} />
          <span className="block text-xs font-normal text-muted-foreground lg:hidden">
            {counted(itemCount, "pack")}
          </span>
        </>
      ),
    },
    {
      name: "Status",
      cell: (order) => (
        <>
          <span className="flex flex-wrap gap-1">
            <StatusBadge status={order.status} />
            <UnconfirmedBadge order={order} />
            <PaymentBadge payment={order.payment} />
          </span>
          <span className="mt-0.5 block text-xs">
            <DispatchDate order={order} />
          </span>
        </>
      ),
    },
    {
      name: "Order Date",
      className: "max-lg:hidden",
      cellClassName: "py-1 leading-tight whitespace-nowrap",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular">
          {shortDayText(new Date(createdAt))}
          <span className="block text-xs text-muted-foreground">
            {timeText(new Date(createdAt))}
          </span>
        </time>
      ),
    },
    {
      name: "Actions",
      headClassName: "text-right",
      cellClassName: "py-0.5 last:pr-2",
      cell: (order) => <RowActions order={order} onStatus={onStatus} />,
    },
  ];
}

function OrderNumber({ order: { _id, orderId, createdAt } }: { order: ListedOrder }) {
  return (
    <>
      <Link
        href={paths.adminOrder(_id)}
        prefetch={false}
        className="font-semibold tabular underline-offset-2 hover:underline"
      >
        {orderId}
      </Link>
      <time dateTime={createdAt} className="block text-xs text-muted-foreground tabular lg:hidden">
        {shortDayText(new Date(createdAt))}
      </time>
    </>
  );
}
