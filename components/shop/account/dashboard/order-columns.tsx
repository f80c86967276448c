import { FileDown } from "lucide-react";
import { OrderAgain } from "@/components/shop/account/order/order-again";
import { FileLink } from "@/components/shared/call/file-link";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import type { Column } from "@/components/shared/list/rows";
import { OrderState } from "@/components/shop/order/order-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { apiAddress } from "@/lib/api/call";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { paths } from "@/lib/base/paths";
import { packCount, itemText } from "./item-text";

/** The link of the first cell covers the row, so that all of it opens the order. */
export const ORDER_COLUMNS: Column<OrderAnswer>[] = [
  {
    name: "Order ID",
    isTitle: true,
    cellClassName: "whitespace-nowrap",
    cell: ({ _id, orderId, createdAt }) => (
      <>
        <Link
          href={paths.order(_id)}
          prefetch={false}
          className="font-semibold tabular after:absolute after:inset-0 hover:underline"
        >
          {orderId}
        </Link>
        <span className="block text-sm text-muted-foreground">{dayText(new Date(createdAt))}</span>
      </>
    ),
  },
  {
    name: "Items",
    cell: (order) => (
      <>
        <span className="line-clamp-2">{itemText(order)}</span>
        <span className="text-sm text-muted-foreground tabular">{packCount(order)}</span>
      </>
    ),
  },
  { name: "Status", cell: (order) => <OrderState order={order} /> },
  {
    name: "Total",
    figure: true,
    cellClassName: "font-semibold whitespace-nowrap",
    cell: ({ totalAmount }) => <Rupees amount={totalAmount} />,
  },
  {
    name: "Actions",
    headClassName: "text-right",
    cell: (order) => <Actions order={order} />,
  },
];

function Actions({ order }: { order: OrderAnswer }) {
  const { _id, orderId } = order;
  return (
    <div className="flex items-center justify-end gap-1">
      <OrderAgain order={order} isRow />
      <Button asChild variant="ghost" size="icon" className="relative z-10">
        <FileLink
          href={apiAddress("GET /orders/{id}/invoice", { params: { id: orderId } })}
          title="Download Invoice"
        >
          <FileDown aria-hidden />
          <span className="sr-only">Download invoice of {orderId}</span>
        </FileLink>
      </Button>
      {/* The row itself leads there, where there is no room for more. */}
      <Button asChild variant="outline" size="sm" className="relative z-10 max-lg:hidden">
        <Link href={paths.order(_id)} prefetch={false}>
          View<span className="sr-only"> {orderId}</span>
        </Link>
      </Button>
    </div>
  );
}
