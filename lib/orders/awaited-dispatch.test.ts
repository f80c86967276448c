import { describe, expect, it } from "vitest";
import { awaitedDispatch, isDispatchLate } from "./awaited-dispatch";
import { ORDER_STATUSES } from "./status";

describe("an order that is to leave", () => {
  const dispatchBy = "2026-11-24";
  const during = new Date("2026-11-24T23:59:00+05:30");
  const after = new Date("2026-11-25T00:00:00+05:30");

  it.each(ORDER_STATUSES)(
    "is late from the day after its promised day until it leaves: %s",
    (status) => {
      const isHere = status === "Pending" || status === "Processing";
      expect(isDispatchLate({ status, dispatchBy }, during)).toBe(false);
      expect(isDispatchLate({ status, dispatchBy }, after)).toBe(isHere);
      expect(awaitedDispatch({ status, dispatchBy })).toBe(isHere ? dispatchBy : null);
    },
  );

  it("is never late without a promised day", () => {
    expect(isDispatchLate({ status: "Pending", dispatchBy: null }, after)).toBe(false);
  });
});
