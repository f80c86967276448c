import type { OrderAnswer } from "@/lib/orders/schemas";
import { OrderCard } from "./order-card";
import { OrderTable } from "./order-table";

/** A table where there is room for one, cards on a phone. */
export function OrderList({ orders }: { orders: readonly OrderAnswer[] }) {
  return (
    <>
      <OrderTable orders={orders} className="hidden md:block" />
      <ul className="space-y-3 md:hidden">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}
