import { describe, expect, it } from "vitest";
import { quoteRequestSchema } from "@/lib/orders/cart/schemas";
import { placeOrderSchema } from "./schemas";

const PRODUCT = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

const shippingAddress = {
  firstName: "Asha",
  lastName: "Rao",
  address: "12 MG Road",
  city: "Pune",
  state: "Maharashtra",
  zipCode: "411001",
};

const order = {
  products: [{ product: PRODUCT, quantity: 1, price: 1250 }],
  shippingAddress,
  totalAmount: 1500,
};

describe("an order request from another program", () => {
  it("defaults to India as the country", () => {
    expect(placeOrderSchema.parse(order).shippingAddress.country).toBe("India");
  });

  it.each(["Nepal", "Indiana", ""])("rejects the country %j", (country) => {
    const sent = { ...order, shippingAddress: { ...shippingAddress, country } };
    const { error } = placeOrderSchema.safeParse(sent);
    expect(error?.issues.map(({ path }) => path.join("."))).toContain("shippingAddress.country");
  });

  it("accepts null for absent fields, as orders and profiles return them", () => {
    const nothing = {
      email: null,
      phone: null,
      company: null,
      promoCode: null,
      gstin: null,
      billingAddress: null,
      poNumber: null,
      note: null,
      paymentMethod: null,
      newsletter: null,
    };
    const sent = { ...order, ...nothing, shippingAddress: { ...shippingAddress, apartment: null } };
    expect(JSON.stringify(placeOrderSchema.parse(sent))).toBe(
      JSON.stringify(placeOrderSchema.parse(order)),
    );
    const quote = { items: [{ product: PRODUCT, quantity: 1 }] };
    const requested = { ...quote, promoCode: null, state: null, gstin: null };
    expect(JSON.stringify(quoteRequestSchema.parse(requested))).toBe(JSON.stringify(quote));
  });
});
