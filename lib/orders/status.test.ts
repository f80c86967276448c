import { describe, expect, it } from "vitest";
import {
  followingStatus,
  mayFollow,
  NEXT_STATUSES,
  ORDER_STATUSES,
  refusedTransition,
} from "./status";

describe("the table of statuses", () => {
  it("allows one step ahead, and cancellation only before production", () => {
    const steps = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => mayFollow(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      "Pending → Processing",
      "Pending → Cancelled",
      "Processing → Shipped",
      "Shipped → Delivered",
    ]);
  });

  it("names the next step of production", () => {
    expect(ORDER_STATUSES.map(followingStatus)).toEqual([
      "Processing",
      "Shipped",
      "Delivered",
      undefined,
      undefined,
    ]);
  });

  it("explains every refusal with the allowed steps", () => {
    expect(refusedTransition("Pending", "Shipped")).toBe(
      "The order is Pending. It cannot become Shipped, only Processing or Cancelled.",
    );
    expect(refusedTransition("Delivered", "Pending")).toBe(
      "The order is Delivered, which is final. It cannot be changed.",
    );
    for (const from of ORDER_STATUSES) {
      const text = refusedTransition(from, "Pending");
      for (const to of NEXT_STATUSES[from]) expect(text).toContain(to);
    }
  });
});
