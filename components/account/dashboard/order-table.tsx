import { FileDown } from "lucide-react";
import Link from "next/link";
import { FileLink } from "@/components/call/file-link";
import { dayText } from "@/components/format/dates";
import { Rupees } from "@/components/format/rupees";
import { StatusBadge } from "@/components/order/status-badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { paths } from "@/lib/paths";
import { itemCount, itemWords } from "./item-words";

interface OrderTableProps {
  orders: readonly OrderAnswer[];
  className?: string;
}

const CELL = "px-4 py-2.5 first:pl-5 last:pr-5";

export function OrderTable({ orders, className }: OrderTableProps) {
  return (
    <div className={cn("overflow-hidden rounded-lg border bg-card shadow-sheet", className)}>
      <table className="w-full text-left text-[0.9375rem]">
        <caption className="sr-only">Your orders, newest first</caption>
        <thead className="border-b bg-muted text-sm">
          <tr className="[&>th]:px-4 [&>th]:py-2.5 [&>th]:font-semibold [&>th]:first:pl-5 [&>th]:last:pr-5">
            <th scope="col">Order ID</th>
            <th scope="col">Items</th>
            <th scope="col">Status</th>
            <th scope="col" className="text-right">
              Total
            </th>
            <th scope="col" className="text-right">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The link of the first cell covers the row, so that all of it opens the order. */
function OrderRow({ order }: { order: OrderAnswer }) {
  return (
    <tr className="relative focus-within:bg-muted hover:bg-muted">
      <th scope="row" className={cn(CELL, "font-normal")}>
        <Link
          href={paths.order(order._id)}
          prefetch={false}
          className="font-semibold whitespace-nowrap tabular after:absolute after:inset-0 hover:underline"
        >
          {order.orderId}
        </Link>
        <span className="block text-sm whitespace-nowrap text-muted-foreground">
          {dayText(new Date(order.createdAt))}
        </span>
      </th>
      <td className={CELL}>
        <span className="line-clamp-1">{itemWords(order)}</span>
        <span className="text-sm text-muted-foreground tabular">{itemCount(order)}</span>
      </td>
      <td className={CELL}>
        <StatusBadge status={order.status} />
      </td>
      <td className={cn(CELL, "text-right font-semibold whitespace-nowrap")}>
        <Rupees amount={order.totalAmount} />
      </td>
      <td className={CELL}>
        <div className="flex items-center justify-end gap-1">
          <Button asChild variant="ghost" size="icon" className="relative z-10">
            <FileLink
              href={paths.api.invoice(order.orderId)}
              download={`invoice-${order.orderId}.pdf`}
              title="Download Invoice"
            >
              <FileDown aria-hidden />
              <span className="sr-only">Download invoice of {order.orderId}</span>
            </FileLink>
          </Button>
          <Button asChild variant="outline" size="sm" className="relative z-10">
            <Link href={paths.order(order._id)} prefetch={false}>
              View<span className="sr-only"> {order.orderId}</span>
            </Link>
          </Button>
        </div>
      </td>
    </tr>
  );
}
