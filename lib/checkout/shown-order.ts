import type { Order, OrderFigures } from "@/lib/orders/schemas";
import type { OrderStatus } from "@/lib/orders/status";
import { figuresOf, type LastOrder } from "./last-order";

export interface ShownItem {
  /** Null where the product has left the database. */
  productId: string | null;
  name: string;
  thumbnailImage: string;
  price: number;
  quantity: number;
}

/** An order as the confirmation shows it, wherever it comes from; amounts in rupees. */
export interface ShownOrder {
  orderNumber: string;
  placedAt: Date;
  status: OrderStatus;
  email: string;
  address: LastOrder["shippingAddress"];
  items: ShownItem[];
  total: number;
  /** How the total came about; null where the record does not say. */
  figures: (OrderFigures & { taxPercent?: number }) | null;
  /** Whether the page shows it this once: it comes from the record in the browser. */
  isReadOnce: boolean;
  tracking: Order["tracking"];
}

/** The record in the browser has no date: it was written the moment before `takenAt`. */
export function shownLastOrder(record: LastOrder, takenAt: Date): ShownOrder {
  return {
    orderNumber: record.orderNumber,
    placedAt: takenAt,
    status: "Pending",
    email: record.email,
    address: record.shippingAddress,
    items: record.items.map(({ _id, ...item }) => ({ productId: _id, ...item })),
    total: record.total,
    figures: figuresOf(record) ?? null,
    isReadOnce: true,
    tracking: null,
  };
}

export function shownOrder(order: Order): ShownOrder {
  return {
    orderNumber: order.orderId,
    placedAt: new Date(order.createdAt),
    status: order.status,
    email: order.user.email,
    address: order.shippingAddress,
    items: order.products.map(({ product: { _id, ...product }, quantity, price }) => ({
      productId: _id,
      ...product,
      price,
      quantity,
    })),
    total: order.totalAmount,
    figures: order,
    isReadOnce: false,
    tracking: order.tracking,
  };
}
