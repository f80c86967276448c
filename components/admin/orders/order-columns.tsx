import { Eye } from "lucide-react";
import { staffPaths } from "@/lib/base/staff-paths";
import { shortDayText, timeText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import type { Column } from "@/components/shared/list/rows";
import { PaymentBadge } from "@/components/domain/order/payment-badge";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { useMay } from "@/lib/client/use-role";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { goodsCount } from "@/lib/orders/line-text";
import { followingStatus, isUnconfirmed } from "@/lib/orders/status";
import { CustomerLink } from "../shared/customer-link";
import { type Selection, SelectEntry } from "../shared/selection";
import { DispatchDate, UnconfirmedBadge } from "./order-marks";
import { type NewStatus, STATUS_TEXT } from "./status-text";

const itemsText = ({ products }: Pick<ListedOrder, "products">): string => goodsCount(products);

export function orderColumns(onStatus: RowActionsProps["onStatus"]): Column<ListedOrder>[] {
  return [
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
      cell: (order) => <Customer order={order} />,
    },
    {
      name: "Items",
      figure: true,
      className: "max-xl:hidden",
      cellClassName: "whitespace-nowrap",
      cell: itemsText,
    },
    {
      name: "Total",
      figure: true,
      cellClassName: "py-1 leading-tight font-semibold whitespace-nowrap",
      cell: (order) => (
        <>
          <Rupees amount={order.totalAmount} />
          <span className="block text-xs font-normal text-muted-foreground xl:hidden">
            {itemsText(order)}
          </span>
          <span className="block">
            <PaymentBadge payment={order.payment} isQuiet />
          </span>
        </>
      ),
    },
    {
      name: "Status",
      cellClassName: "py-1 leading-tight",
      cell: (order) => (
        <>
          <StatusBadge status={order.status} partly={order.partlyDispatched} isSmall />
          <span className="block text-xs">
            <DispatchDate order={order} />
          </span>
        </>
      ),
    },
    {
      name: "Order Date",
      className: "max-xl:hidden",
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
      cellClassName: "py-0.5 whitespace-nowrap last:pr-2",
      cell: (order) => <RowActions order={order} onStatus={onStatus} />,
    },
  ];
}

/** A company with the person who ordered for it, or a person with an address to write to. */
export function Customer({ order }: { order: ListedOrder }) {
  const { customer, user, phone, company } = order;
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">
        <CustomerLink customer={customer}>{company ?? user.name}</CustomerLink>
      </span>
      <span
        className="block truncate text-xs text-muted-foreground"
        title={user.email ?? undefined}
      >
        {company ? user.name : (user.email ?? phone)}
      </span>
    </>
  );
}

function OrderNumber({ order }: { order: ListedOrder }) {
  const { _id, orderId, createdAt } = order;
  return (
    <>
      <Link
        href={staffPaths.order(_id)}
        prefetch={false}
        className="font-semibold tabular underline-offset-2 hover:underline"
      >
        {orderId}
      </Link>
      <time dateTime={createdAt} className="block text-xs text-muted-foreground tabular xl:hidden">
        {shortDayText(new Date(createdAt))}
      </time>
      {isUnconfirmed(order) && (
        <span className="block text-xs font-normal text-muted-foreground">Unconfirmed</span>
      )}
    </>
  );
}

export function OrderCard({
  order,
  selection,
  onStatus,
}: RowActionsProps & { selection: Selection<ListedOrder> }) {
  const { orderId, status, createdAt, totalAmount } = order;
  return (
    <Card className="p-3 text-sm">
      <div className="flex items-center gap-1">
        <div className="-ml-2">
          <SelectEntry entry={order} selection={selection} name={orderId} />
        </div>
        <Link
          href={staffPaths.order(order._id)}
          prefetch={false}
          className="inline-flex min-h-11 min-w-0 flex-1 items-center font-semibold tabular"
        >
          {orderId}
        </Link>
        <StatusBadge status={status} partly={order.partlyDispatched} />
      </div>
      <div className="flex flex-wrap gap-1.5">
        <UnconfirmedBadge order={order} />
        <PaymentBadge payment={order.payment} />
        <DispatchDate order={order} />
      </div>
      <p className="mt-2 leading-snug">
        <Customer order={order} />
      </p>
      <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted-foreground tabular">
          {shortDayText(new Date(createdAt))}, {itemsText(order)}
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

interface RowActionsProps {
  order: ListedOrder;
  onStatus: (order: ListedOrder, status: NewStatus) => void;
}

function RowActions({ order, onStatus }: RowActionsProps) {
  const next = followingStatus(order.status) as NewStatus | undefined;
  const mayWrite = useMay("orders.write.all");
  return (
    <div className="flex items-center justify-end gap-1">
      {next && mayWrite && (
        <Button variant="outline" size="sm" onClick={() => onStatus(order, next)}>
          {STATUS_TEXT[next].short}
          <span className="sr-only"> {order.orderId}</span>
        </Button>
      )}
      <Button asChild variant="ghost" size="sm" className="px-2 lg:max-xl:hidden">
        <Link href={staffPaths.order(order._id)} prefetch={false} title="View">
          <Eye aria-hidden />
          <span className="md:sr-only">View</span>
          <span className="sr-only"> {order.orderId}</span>
        </Link>
      </Button>
    </div>
  );
}
