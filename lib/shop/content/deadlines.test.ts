import { expect, it } from "vitest";
import { deadlinesFrom } from "./deadlines";

const DELIVERED = new Date("2026-11-25T13:30:00+05:30");

it("counts hours from the moment of delivery and days until the last of them ends in India", () => {
  const terms = { claimReportHours: "48", returnDays: "30", warrantyDays: "1" };
  expect(deadlinesFrom(DELIVERED, terms)).toEqual({
    claim: new Date("2026-11-27T13:30:00+05:30"),
    return: new Date("2026-12-25T23:59:59.999+05:30"),
    warranty: new Date("2026-11-26T23:59:59.999+05:30"),
  });
});

it("has no end where the shop sets no time", () => {
  const terms = { claimReportHours: "", returnDays: "", warrantyDays: "" };
  expect(deadlinesFrom(DELIVERED, terms)).toEqual({ claim: null, return: null, warranty: null });
});
