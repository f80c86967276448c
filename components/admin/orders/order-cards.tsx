"use client";

import Link from "next/link";
import { shortDayText } from "@/components/format/dates";
import { Rupees } from "@/components/format/rupees";
import { StatusBadge } from "@/components/order/status-badge";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { itemWords, SelectAll, SelectOrder, type OrderRowsProps } from "./order-table";
import { RowActions, type RowActionsProps } from "./row-actions";
import { UnconfirmedBadge } from "./unconfirmed";
import type { Selection } from "./use-selection";

/** The list on a phone: what the table's columns hold, one below the other. */
export function OrderCards(props: OrderRowsProps) {
  const { orders, selection, onStatus, busy, className } = props;
  return (
    <div className={className}>
      <div className="mb-1 flex items-center text-sm text-muted-foreground">
        <SelectAll orders={orders} selection={selection} />
        <span aria-hidden>Select all on this page</span>
      </div>
      <ul aria-busy={busy} className={cn("space-y-3", busy && "opacity-60")}>
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} selection={selection} onStatus={onStatus} />
        ))}
      </ul>
    </div>
  );
}

function OrderCard({ order, selection, onStatus }: RowActionsProps & { selection: Selection }) {
  const { orderId, user, status, createdAt, itemCount, totalAmount } = order;
  return (
    <li className="rounded-lg border bg-card p-3 text-sm shadow-sheet">
      <div className="flex items-center gap-1">
        <div className="-ml-2">
          <SelectOrder order={order} selection={selection} />
        </div>
        <Link
          href={paths.adminOrder(order._id)}
          prefetch={false}
          className="inline-flex min-h-11 min-w-0 flex-1 items-center font-semibold tabular"
        >
          {orderId}
        </Link>
        <StatusBadge status={status} />
      </div>
      <UnconfirmedBadge order={order} />
      <p className="mt-1 leading-snug [overflow-wrap:anywhere]">
        {user.name}
        <span className="block text-muted-foreground">{user.email}</span>
      </p>
      <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted-foreground tabular">
          {shortDayText(new Date(createdAt))}, {itemWords(itemCount)}
        </span>
        <span className="font-semibold">
          <Rupees amount={totalAmount} />
        </span>
      </p>
      <div className="mt-2 border-t pt-2">
        <RowActions order={order} onStatus={onStatus} />
      </div>
    </li>
  );
}
