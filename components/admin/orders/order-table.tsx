"use client";

import Link from "next/link";
import { shortDayText, timeText } from "@/components/format/dates";
import { Rupees } from "@/components/format/rupees";
import { StatusBadge } from "@/components/order/status-badge";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/lib/cn";
import { counted, countText } from "@/lib/counts";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { paths } from "@/lib/paths";
import { Cell, DataTable, HeadCell } from "../shared/data-table";
import { RowActions, type RowActionsProps } from "./row-actions";
import { UnconfirmedBadge } from "./unconfirmed";
import type { Selection } from "./use-selection";

export interface OrderRowsProps extends Pick<RowActionsProps, "onStatus"> {
  orders: readonly ListedOrder[];
  selection: Selection;
  busy: boolean;
  className?: string;
}

export function OrderTable(props: OrderRowsProps) {
  const { orders, selection, onStatus, busy, className } = props;
  return (
    <DataTable
      caption="Orders, newest first"
      busy={busy}
      className={cn("max-lg:[&_:is(td,th)]:px-2", className)}
      head={
        <>
          <HeadCell className="w-10 py-0 pr-0">
            <SelectAll orders={orders} selection={selection} />
          </HeadCell>
          <HeadCell>Order ID</HeadCell>
          <HeadCell className="w-full">Customer</HeadCell>
          <HeadCell figure className="max-lg:hidden">
            Items
          </HeadCell>
          <HeadCell figure>Total</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className="max-lg:hidden">Order Date</HeadCell>
          <HeadCell className="text-right">Actions</HeadCell>
        </>
      }
    >
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} selection={selection} onStatus={onStatus} />
      ))}
    </DataTable>
  );
}

export function SelectAll({ orders, selection }: Pick<OrderRowsProps, "orders" | "selection">) {
  const chosen = selection.orders.length;
  return (
    <label className="grid size-9 place-items-center pointer-coarse:size-11">
      <span className="sr-only">Select all orders on this page</span>
      <Checkbox
        checked={chosen > 0 && chosen === orders.length}
        onChange={selection.toggleAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < orders.length;
        }}
      />
    </label>
  );
}

export function SelectOrder({ order, selection }: { order: ListedOrder; selection: Selection }) {
  return (
    <label className="grid size-9 place-items-center pointer-coarse:size-11">
      <span className="sr-only">Select {order.orderId}</span>
      <Checkbox checked={selection.has(order)} onChange={() => selection.toggle(order)} />
    </label>
  );
}

interface OrderRowProps extends RowActionsProps {
  selection: Selection;
}

function OrderRow({ order, selection, onStatus }: OrderRowProps) {
  const { user, createdAt } = order;
  const placed = new Date(createdAt);
  return (
    <tr className={selection.has(order) ? "bg-muted/60" : undefined}>
      <Cell className="py-0 pr-0">
        <SelectOrder order={order} selection={selection} />
      </Cell>
      <th scope="row" className="px-3 py-1 leading-tight font-normal whitespace-nowrap">
        <Link
          href={paths.adminOrder(order._id)}
          prefetch={false}
          className="font-semibold tabular underline-offset-2 hover:underline"
        >
          {order.orderId}
        </Link>
        <time
          dateTime={createdAt}
          className="block text-xs text-muted-foreground tabular lg:hidden"
        >
          {shortDayText(placed)}
        </time>
      </th>
      <Cell className="max-w-0 py-1 leading-tight">
        <span className="block truncate">{user.name}</span>
        <span className="block truncate text-xs text-muted-foreground" title={user.email}>
          {user.email}
        </span>
      </Cell>
      <Cell figure className="max-lg:hidden">
        {countText(order.itemCount)}
      </Cell>
      <Cell figure className="py-1 leading-tight font-semibold whitespace-nowrap">
        <Rupees amount={order.totalAmount} />
        <span className="block text-xs font-normal text-muted-foreground lg:hidden">
          {itemWords(order.itemCount)}
        </span>
      </Cell>
      <Cell>
        <StatusBadge status={order.status} /> <UnconfirmedBadge order={order} />
      </Cell>
      <Cell className="py-1 leading-tight whitespace-nowrap max-lg:hidden">
        <time dateTime={createdAt} className="tabular">
          {shortDayText(placed)}
          <span className="block text-xs text-muted-foreground">{timeText(placed)}</span>
        </time>
      </Cell>
      <Cell className="py-0.5 last:pr-2">
        <RowActions order={order} onStatus={onStatus} />
      </Cell>
    </tr>
  );
}

/** "1 item", "1,200 items" */
export function itemWords(count: number): string {
  return counted(count, "item");
}
