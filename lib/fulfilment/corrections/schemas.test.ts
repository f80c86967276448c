import { describe, expect, it } from "vitest";
import { updateOrderSchema } from "./schemas";

const tracking = { carrier: "Delhivery", number: "DL-42" };

describe("a change of an order", () => {
  it.each([
    { status: "Processing" },
    { status: "Processing", tracking: null },
    { status: "Shipped", tracking },
    { status: "Shipped" },
    { tracking },
    { poNumber: "", reason: "The buyer named another." },
    { billingAddress: null, reason: "As the buyer asked." },
  ])("may be %j", (request) => expect(updateOrderSchema.safeParse(request).success).toBe(true));

  it.each([
    {},
    { tracking: null },
    { status: "Lost" },
    { status: "Processing", tracking },
    { status: "Delivered", tracking },
    { status: "Shipped", tracking: { carrier: "Delhivery" } },
    { poNumber: "PO-9" },
    { poNumber: "PO-9", reason: "The buyer named another.", status: "Processing" },
    { reason: "Nothing else." },
  ])("may not be %j", (request) =>
    expect(updateOrderSchema.safeParse(request).success).toBe(false),
  );
});
