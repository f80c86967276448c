import { ChevronRight } from "lucide-react";
import { OrderAgain } from "@/components/shop/account/order/order-again";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { OrderState } from "@/components/shop/order/order-state";
import { Link } from "@/components/ui/link";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { paths } from "@/lib/base/paths";
import { packCount, itemText } from "./item-text";

/** One order on a phone: the link covers the whole card, the button stands above it. */
export function OrderCard({ order }: { order: OrderAnswer }) {
  return (
    <div className="relative rounded-lg border bg-card p-4 shadow-sheet hover:bg-muted has-[a:active]:bg-muted">
      <Link href={paths.order(order._id)} prefetch={false} className="after:absolute after:inset-0">
        <span className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold tabular">{order.orderId}</span>
          <span className="text-sm whitespace-nowrap text-muted-foreground">
            {dayText(new Date(order.createdAt))}
          </span>
        </span>
        <OrderState order={order} />
        <span className="mt-2 line-clamp-2">{itemText(order)}</span>
        <span className="mt-2 flex items-center justify-between gap-3 border-t perforated pt-2.5">
          <span className="text-sm text-muted-foreground tabular">{packCount(order)}</span>
          <span className="flex items-center gap-1 font-semibold">
            <Rupees amount={order.totalAmount} />
            <ChevronRight aria-hidden className="size-4.5" />
          </span>
        </span>
      </Link>
      <div className="mt-2.5">
        <OrderAgain order={order} isRow />
      </div>
    </div>
  );
}
