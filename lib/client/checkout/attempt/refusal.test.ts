import { expect, it } from "vitest";
import { orderRefusal } from "./refusal";

const call = { status: 409, code: "price_changed", message: "", fields: {}, answer: {} };

it("shows the server's message, else a sentence of its own", () => {
  expect(orderRefusal({ ...call, message: "Only 2 left." }).text).toBe("Only 2 left.");
  expect(orderRefusal(call).text).toBe("There was an issue placing your order. Please try again.");
});

it("detects answers that do not settle the order", () => {
  const unanswered = (status: number) => orderRefusal({ ...call, status }).unanswered;
  expect([0, 500, 503].map(unanswered)).toEqual([true, true, true]);
  expect([400, 409, 429].map(unanswered)).toEqual([false, false, false]);
});

it("maps the billing address to the form's controls", () => {
  const fields = { "billingAddress.zipCode": "A", "billingAddress.address": "B", gstin: "C" };
  expect(orderRefusal({ ...call, code: "invalid_input", fields }).fields).toEqual({
    billingZipCode: "A",
    billingAddress: "B",
    gstin: "C",
  });
});

it("asks for consent only after a price change", () => {
  const consent = (code: string) => orderRefusal({ ...call, code }).needsConsent;
  expect(consent("price_changed")).toBe(true);
  expect(consent("out_of_stock")).toBe(false);
});

it("detects a required approval of the company", () => {
  expect(orderRefusal({ ...call, code: "approval_required" }).needsApproval).toBe(true);
  expect(orderRefusal(call).needsApproval).toBe(false);
});

it("accepts figures only in the shape of a quote", () => {
  const quote = { lines: [], subtotal: 0, discount: 0, promo: null, shipping: 0, tax: 0, total: 0 };
  expect(orderRefusal({ ...call, answer: { quote } }).quote).toEqual(quote);
  expect(orderRefusal({ ...call, answer: { quote: { total: 4 } } }).quote).toBeNull();
});
