import fc from "fast-check";
import { expect, it } from "vitest";
import type { Quote } from "@/lib/cart/schemas";
import { placeOrderSchema } from "@/lib/orders/schemas";
import { deliverySchema, openingValues, type Delivery } from "./form-schema";
import { orderRequestFrom } from "./order-request";

const line = {
  name: "Kraft mailer",
  thumbnailImage: "/media/a.webp",
  price: 499.5,
  lineTotal: 999,
  stockCount: 9,
};

const quote: Quote = {
  lines: [
    { ...line, product: "p1", quantity: 2, available: true },
    { ...line, product: "p2", quantity: 20, available: false },
  ],
  subtotal: 999,
  discount: 99.9,
  promo: { code: "SAVE10", percent: 10 },
  shipping: 150,
  tax: 71.93,
  total: 1121.03,
};

const form = {
  ...openingValues(null),
  email: "asha@example.in",
  firstName: "Asha",
  lastName: "Rao",
  address: "12 MG Road",
  city: "Gurugram",
  state: "Haryana",
  zipCode: "122001",
};

it("asks for what can be ordered at the prices that were shown", () => {
  const request = orderRequestFrom(deliverySchema.parse(form), quote, { newsletter: true });
  expect(placeOrderSchema.parse(request)).toMatchObject({
    products: [{ product: "p1", quantity: 2, price: 499.5 }],
    totalAmount: 1121.03,
    email: "asha@example.in",
    promoCode: "SAVE10",
    newsletter: true,
  });
});

it("never carries a card, even when handed the whole form", () => {
  const digits = fc.stringMatching(/^[0-9]{13,16}$/);
  fc.assert(
    fc.property(digits, (cardNumber) => {
      const card = { cardNumber, expiryDate: "12/28", cvv: "737", cardName: "A CARDHOLDER" };
      const whole: Delivery = { ...deliverySchema.parse(form), ...card };
      const sent = JSON.stringify(orderRequestFrom(whole, quote, { newsletter: false }));
      Object.values(card).forEach((secret) => expect(sent).not.toContain(secret));
    }),
  );
});
