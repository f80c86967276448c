import { momentText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { PaymentBadge } from "@/components/shop/order/payment-badge";
import { StatusBadge } from "@/components/shop/order/status-badge";
import { Link } from "@/components/ui/link";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { paths } from "@/lib/base/paths";
import { SectionCard } from "./section-card";

/** The orders that came last. */
export function RecentOrders({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <SectionCard title="Recent Orders" more={{ href: paths.adminOrders, label: "All orders" }}>
      {orders.length === 0 && (
        <p className="px-4 py-10 text-center text-sm text-muted-foreground">
          The first order will appear here.
        </p>
      )}
      <ul className="divide-y">
        {orders.map((order) => (
          <Row key={order._id} order={order} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Row({
  order: { _id, orderId, user, createdAt, totalAmount, status, payment },
}: {
  order: ListedOrder;
}) {
  return (
    <li>
      <Link
        href={paths.adminOrder(_id)}
        prefetch={false}
        className="flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2 text-sm hover:bg-muted sm:gap-x-4"
      >
        <span className="min-w-0 flex-1 basis-full sm:basis-44">
          <span className="block font-semibold tabular">{orderId}</span>
          <span className="block truncate text-muted-foreground">
            {user.name}, <time dateTime={createdAt}>{momentText(new Date(createdAt))}</time>
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusBadge status={status} /> <PaymentBadge payment={payment} />
        </span>
        <span className="ml-auto text-right font-semibold sm:w-28">
          <Rupees amount={totalAmount} />
        </span>
      </Link>
    </li>
  );
}
