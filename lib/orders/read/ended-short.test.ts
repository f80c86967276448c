import { describe, expect, it } from "vitest";
import { ORDER } from "@/lib/orders/read/example-order";
import { endedShortText } from "./ended-short";
import { orderSchema, type OrderAnswer } from "../schemas";

const example = orderSchema.parse(ORDER);
const [line] = example.products;
if (!line) throw new Error("The example has no line.");

const change = (
  status: "Shipped" | "Delivered",
  remaining: Partial<OrderAnswer["history"][number]>,
) => ({
  status,
  at: "2026-11-25T08:00:00.000Z",
  by: "Asha",
  party: "shop" as const,
  ...remaining,
});

const ENDED = change("Shipped", { reason: "The mould broke" });

const dispatch = (units: readonly { line: string; quantity: number }[]) => ({
  _id: "0192f0c1-2d3e-7f40-8a51-b6c7d8e9f0a1",
  lines: [...units],
  carrier: null,
  number: null,
  url: null,
  at: "2026-11-25T08:00:00.000Z",
});

/** 7 packs were ordered, 2 and 2 have left, and 400 of 700 are charged. */
const ended: OrderAnswer = {
  ...example,
  status: "Shipped",
  endedShort: true,
  products: [
    { ...line, _id: "a", quantity: 4, ordered: 7 },
    { ...line, _id: "b", quantity: 5 },
    { ...line, _id: "set-up", kind: "fee", quantity: 0, ordered: 1 },
  ],
  dispatches: [
    dispatch([{ line: "a", quantity: 2 }]),
    dispatch([
      { line: "a", quantity: 2 },
      { line: "b", quantity: 5 },
    ]),
  ],
  history: [...example.history, ENDED],
  totalAmount: 400,
  due: [{ what: "balance", amount: 400, by: null, rule: null, state: "paid", paid: 400 }],
  payment: { ...example.payment, state: "over", due: 0, paid: 700, refunded: 0 },
};

describe("the notice of an order that was ended short", () => {
  it("names the goods not sent, the reason, and the refund", () => {
    const { notSent, reason, money } = endedShortText(ended);
    expect(notSent).toMatchObject([{ line: "a", quantity: 3 }]);
    expect(reason).toBe("The mould broke");
    expect(money).toBe("You paid ₹300.00 more than it comes to now. We give it back.");
  });

  it("names the quantity of a line when the whole was billed before", () => {
    const products = ["a", "b"].map((_id) => ({ ...line, _id, quantity: 7 }));
    const { notSent } = endedShortText({ ...ended, products });
    expect(notSent).toMatchObject([
      { line: "a", quantity: 3 },
      { line: "b", quantity: 2 },
    ]);
  });

  it.each([
    ["still owed", { due: 250.5, paid: 149.5 }, "₹250.50 of it is still to be paid."],
    ["paid to the rupee", { paid: 400 }, "Nothing is left to pay."],
    ["given back meanwhile", { paid: 700, refunded: 300 }, "Nothing is left to pay."],
  ])("describes its money: %s", (_, payment, text) => {
    const changed = { ...ended, payment: { ...ended.payment, ...payment } };
    expect(endedShortText(changed).money).toBe(text);
  });

  it("costs nothing for a replacement", () => {
    const replaces = { _id: example._id, orderId: "KLN-202611-7Q4M2X" };
    expect(endedShortText({ ...ended, replaces }).money).toBe("It costs you nothing.");
  });

  it("keeps its reason when a later step is reverted", () => {
    const later = [change("Delivered", {}), change("Shipped", { takesBack: "Delivered" })];
    const history = [...ended.history, ...later];
    expect(endedShortText({ ...ended, history }).reason).toBe("The mould broke");
  });

  it("omits an internal reason", () => {
    const history = [...example.history, change("Shipped", {})];
    expect(endedShortText({ ...ended, history }).reason).toBeUndefined();
  });
});
