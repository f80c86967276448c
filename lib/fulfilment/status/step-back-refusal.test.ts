import { describe, expect, it } from "vitest";
import { mayFollow, ORDER_STATUSES } from "@/lib/orders/status";
import { stepBackRefusal } from "./step-back-refusal";

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
const allowed = (invoice: string | null) =>
  pairs
    .filter(([status, to]) => stepBackRefusal({ status, invoice, hasReturns: false }, to) === null)
    .map(([from, to]) => `${from} → ${to}`);

describe("a mistaken step", () => {
  it("reverts to the previous status, and never from or to a cancellation", () => {
    const back = ["Processing → Pending", "Shipped → Processing", "Delivered → Shipped"];
    expect(allowed(null)).toEqual(back);
    for (const [from, to] of back.map((pair) => pair.split(" → "))) {
      expect(pairs.filter(([a, b]) => a === to && b === from && mayFollow(a, b))).toHaveLength(1);
    }
  });

  it("stays once the invoice of the shipping is issued", () => {
    expect(allowed("KLN/26-27/12")).toEqual(["Processing → Pending", "Delivered → Shipped"]);
    const refusal = stepBackRefusal(
      { status: "Shipped", invoice: "KLN/26-27/12", hasReturns: false },
      "Processing",
    );
    expect(refusal).toContain("KLN/26-27/12");
    expect(refusal).toContain("record a return");
  });

  it("stays once goods were returned", () => {
    const sent = { status: "Shipped", invoice: null, hasReturns: true } as const;
    expect(stepBackRefusal(sent, "Processing")).toContain("came back");
    expect(stepBackRefusal({ ...sent, status: "Delivered" }, "Shipped")).toBeNull();
  });

  it("is refused with the allowed steps", () => {
    expect(
      stepBackRefusal({ status: "Delivered", invoice: null, hasReturns: false }, "Pending"),
    ).toBe("The order is Delivered. It can only step back to Shipped.");
    expect(
      stepBackRefusal({ status: "Cancelled", invoice: null, hasReturns: false }, "Pending"),
    ).toContain("order again");
  });
});
