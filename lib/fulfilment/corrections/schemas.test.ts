import { describe, expect, it } from "vitest";
import { updateOrderSchema } from "./schemas";

const updatedAt = "2026-11-30T08:00:00.000Z";
const tracking = { carrier: "Delhivery", number: "DL-42" };

describe("a change of an order", () => {
  it.each([
    { status: "Processing" },
    { status: "Processing", tracking: null },
    { status: "Shipped", tracking },
    { status: "Shipped" },
    { tracking },
    { poNumber: "", reason: "The buyer named another.", updatedAt },
    { billingAddress: null, reason: "As the buyer asked.", updatedAt },
  ])("accepts %j", (request) => expect(updateOrderSchema.safeParse(request).success).toBe(true));

  it.each([
    {},
    { tracking: null },
    { status: "Lost" },
    { status: "Processing", tracking },
    { status: "Delivered", tracking },
    { status: "Shipped", tracking: { carrier: "Delhivery" } },
    { poNumber: "PO-9", updatedAt },
    { poNumber: "PO-9", reason: "The buyer named another." },
    { poNumber: "PO-9", reason: "The buyer named another.", updatedAt, status: "Processing" },
    { reason: "Nothing else." },
  ])("rejects %j", (request) => expect(updateOrderSchema.safeParse(request).success).toBe(false));
});

const ID = "0199c0de-0000-7000-8000-000000000001";
const correcting = (lines: object[]) =>
  updateOrderSchema.safeParse({ lines, reason: "The buyer called.", updatedAt }).success;

describe("the lines of a correction", () => {
  it.each([
    [[{ line: ID, quantity: 0 }]],
    [[{ line: ID, quantity: 5, price: 449.5 }]],
    [[{ product: ID, quantity: 1 }]],
  ])("accept %j", (lines) => expect(correcting(lines)).toBe(true));

  it.each([
    [[]],
    [[{ quantity: 5 }]],
    [[{ line: ID, product: ID, quantity: 5 }]],
    [[{ product: ID, quantity: 0 }]],
    [[{ line: ID, quantity: -1 }]],
    [[{ line: ID, quantity: 1.5 }]],
    [[{ line: ID, quantity: 5, price: 0 }]],
    [[{ line: ID, quantity: 5, price: 1.005 }]],
    [
      [
        { line: ID, quantity: 5 },
        { line: ID.toUpperCase(), quantity: 6 },
      ],
    ],
  ])("reject %j", (lines) => expect(correcting(lines)).toBe(false));
});
