import { call } from "@/lib/client/api";
import type { StatusChange } from "@/lib/orders/admin-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** Sets an order's next status, or its tracking details. */
export async function advanceOrder(id: string, body: StatusChange): Promise<OrderAnswer> {
  const order = await call("PATCH /admin/orders/{id}", { params: { id }, body });
  if ("orderId" in order) return order;
  throw new Error("Only a dry run answers without the order.");
}
