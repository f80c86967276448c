import fc from "fast-check";
import { expect, it } from "vitest";
import type { Quote } from "@/lib/orders/cart/schemas";
import { placeOrderSchema } from "@/lib/orders/schemas";
import { openingValues } from "./draft";
import { deliverySchema, purchaseSchema, type Delivery } from "./form-schema";
import { orderRequestFrom } from "./order-request";

const line = {
  name: "Kraft mailer",
  thumbnailImage: "/media/a.webp",
  price: 499.5,
  lineTotal: 999,
  stockCount: 9,
};

const PACKS = { kind: "product", unit: "PAC", basis: 1 } as const;

const quote: Quote = {
  lines: [
    { ...line, ...PACKS, product: "p1", quantity: 2, available: true },
    { ...line, ...PACKS, product: "p2", quantity: 20, available: false },
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

const choices = { newsletter: false, sameAsShipping: true, ...purchaseSchema.parse(form) };

const BILLED = {
  billingFirstName: "Accounts",
  billingLastName: "Payable",
  billingAddress: "7 Nariman Point",
  billingCity: "Mumbai",
  billingState: "Maharashtra",
  billingZipCode: "400021",
};

it("carries a billing address of its own only where the tick is taken off", () => {
  const typed = { ...form, ...BILLED, gstin: " 27aapfu0939f1zv", poNumber: "PO 7", note: "" };
  const own = { ...choices, ...purchaseSchema.parse(typed), sameAsShipping: false };
  const sent = orderRequestFrom(deliverySchema.parse(form), quote, own);
  expect(placeOrderSchema.parse(sent)).toMatchObject({
    gstin: "27AAPFU0939F1ZV",
    poNumber: "PO 7",
    note: undefined,
    billingAddress: { firstName: "Accounts", city: "Mumbai", country: "India" },
  });
  const same = orderRequestFrom(deliverySchema.parse(form), quote, {
    ...own,
    sameAsShipping: true,
  });
  expect(same.billingAddress).toBeUndefined();
});

it("requests orderable lines at the shown prices", () => {
  const request = orderRequestFrom(deliverySchema.parse(form), quote, {
    ...choices,
    newsletter: true,
  });
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
      const sent = JSON.stringify(orderRequestFrom(whole, quote, choices));
      Object.values(card).forEach((secret) => expect(sent).not.toContain(secret));
    }),
  );
});

it("names the consignee of a registered buyer: as typed, else the buyer in their own state", () => {
  const own = "06AAACR1234K1ZM";
  const toConsignee = (typed: object) => {
    const values = { ...form, ...BILLED, ...typed };
    const said = { ...choices, ...purchaseSchema.parse(values), sameAsShipping: false };
    return orderRequestFrom(deliverySchema.parse(form), quote, said).shippingAddress.gstin;
  };
  expect(toConsignee({ gstin: own })).toBe(own);
  expect(toConsignee({ gstin: "27AAPFU0939F1ZV" })).toBe("URP");
  expect(toConsignee({ gstin: own, consigneeGstin: "urp" })).toBe("URP");
  expect(toConsignee({ gstin: "" })).toBeUndefined();
});
