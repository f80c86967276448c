"use client";

import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { PaymentBadge } from "@/components/shop/order/payment-badge";
import { StatusBadge } from "@/components/shop/order/status-badge";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { counted } from "@/lib/base/counts";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { paths } from "@/lib/base/paths";
import { SelectEntry } from "../shared/select-boxes";
import { DispatchDate } from "./dispatch-date";
import { RowActions, type RowActionsProps } from "./row-actions";
import { UnconfirmedBadge } from "./unconfirmed";
import type { Selection } from "../shared/use-selection";

/** One order on a phone: what the table's columns hold, one below the other. */
export function OrderCard({
  order,
  selection,
  onStatus,
}: RowActionsProps & { selection: Selection<ListedOrder> }) {
  const { orderId, user, status, createdAt, itemCount, totalAmount } = order;
  return (
    <Card className="p-3 text-sm">
      <div className="flex items-center gap-1">
        <div className="-ml-2">
          <SelectEntry entry={order} selection={selection} name={orderId} />
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
      <div className="flex flex-wrap gap-1.5">
        <UnconfirmedBadge order={order} />
        <PaymentBadge payment={order.payment} />
        <DispatchDate order={order} />
      </div>
      <p className="mt-2 leading-snug [overflow-wrap:anywhere]">
        {user.name}
        <span className="block text-muted-foreground">{user.email}</span>
      </p>
      <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted-foreground tabular">
          {shortDayText(new Date(createdAt))}, {counted(itemCount, "pack")}
        </span>
        <span className="font-semibold">
          <Rupees amount={totalAmount} />
        </span>
      </p>
      <div className="mt-2 border-t pt-2">
        <RowActions order={order} onStatus={onStatus} />
      </div>
    </Card>
  );
}
