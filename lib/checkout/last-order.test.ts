import { describe, expect, it } from "vitest";
import type { PlaceOrderRequest } from "@/lib/orders/schemas";
import { lastOrderFrom, lastOrderSchema } from "./last-order";
import { shownLastOrder } from "./shown-order";

const request: PlaceOrderRequest = {
  products: [
    { product: "p1", quantity: 2, price: 499.5 },
    { product: "p2", quantity: 1, price: 10 },
  ],
  shippingAddress: {
    firstName: "Asha",
    lastName: "Rao",
    address: "12 MG Road",
    city: "Gurugram",
    state: "Haryana",
    zipCode: "122001",
    country: "India",
  },
  totalAmount: 1200,
  email: "asha@example.in",
};

const item = { _id: "p1", name: "Kraft mailer", price: 499.5, thumbnailImage: "/a", quantity: 2 };

describe("the last order", () => {
  const record = lastOrderFrom({ orderId: "KLN-1", totalAmount: 1200 }, request, [item]);

  it("is the record of the specification, in rupees, and survives its storage", () => {
    expect(Object.keys(record).sort()).toEqual(
      ["email", "items", "orderNumber", "shippingAddress", "total"].sort(),
    );
    expect(lastOrderSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it("names a product that has left the cart in the meantime by nothing rather than failing", () => {
    expect(record.items).toEqual([
      item,
      { _id: "p2", name: "", thumbnailImage: "", price: 10, quantity: 1 },
    ]);
  });

  it("is shown as placed at the moment it is read", () => {
    const at = new Date("2026-11-21T08:00:00Z");
    expect(shownLastOrder(record, at)).toMatchObject({
      orderNumber: "KLN-1",
      placedAt: at,
      status: "Pending",
      total: 1200,
      items: [{ productId: "p1", name: "Kraft mailer" }, { productId: "p2" }],
    });
  });
});

it.each([{}, { orderNumber: "" }, [], "KLN-1", { orderNumber: "1", items: [{}] }])(
  "refuses %j as a record",
  (stored) => expect(lastOrderSchema.safeParse(stored).success).toBe(false),
);
