import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Order } from "./order";
import { findOrder, type OrderVisitor } from "./queries";

/** @throws AppError not_found for an order that is unknown or not the visitor's to see */
export async function requireOrder(db: Db, id: string, visitor: OrderVisitor): Promise<Order> {
  const order = await findOrder(db, id, visitor);
  if (order) return order;
  throw new AppError("not_found", "There is no such order, or the link is not valid.");
}
