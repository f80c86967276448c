import type { RowsProps } from "@/components/shared/list/rows";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { OrderCard } from "./order-card";
import { ORDER_COLUMNS } from "./order-columns";

/** How a customer's orders are shown, wherever they are listed. */
export const ORDER_ROWS: Omit<RowsProps<OrderAnswer>, "entries"> = {
  caption: "Your orders, newest first",
  keyOf: ({ _id }) => _id,
  columns: ORDER_COLUMNS,
  rowClassName: () => "relative focus-within:bg-muted",
  // Roomier than a table that one works in.
  tableClassName: "[&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2.5 [&_tbody]:text-[0.9375rem]",
  card: (order) => <OrderCard order={order} />,
};
