import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { Link } from "@/components/ui/link";
import { countText } from "@/lib/base/text/counts";
import { staffPaths } from "@/lib/base/staff-paths";
import type { OrderDesk } from "@/lib/fulfilment/desk/schema";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface EarlierOrdersProps {
  order: Pick<OrderAnswer, "orderId" | "user">;
  /** The customer's newest other orders. */
  others: OrderDesk["others"];
  /** The number of the customer's orders, including this one. */
  total: number;
}

export function EarlierOrders({ order, others, total }: EarlierOrdersProps) {
  if (others.length === 0) {
    return (
      <p className="mt-3 text-sm text-muted-foreground">
        Their first order with this {order.user.email === null ? "phone number" : "address"}.
      </p>
    );
  }
  return (
    <div className="mt-3 border-t perforated pt-3">
      <h3 className="text-sm text-muted-foreground">Their other orders</h3>
      <ul className="mt-1 divide-y text-[0.9375rem]">
        {others.map((other) => (
          <li key={other._id}>
            <Link
              href={staffPaths.order(other._id)}
              prefetch={false}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 underline-offset-4 hover:underline"
            >
              <span className="tabular">{shortDayText(new Date(other.createdAt))}</span>
              <span className="flex items-center gap-2.5">
                <Rupees amount={other.totalAmount} />
                <StatusBadge status={other.status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={staffPaths.ordersOfCustomer(order.orderId)}
        prefetch={false}
        className="mt-1 inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
      >
        All {countText(total)} orders
      </Link>
    </div>
  );
}
