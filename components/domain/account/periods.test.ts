import { expect, it } from "vitest";
import { offeredPeriods } from "./periods";

it("offers the current financial year first, then earlier years and twelve months", () => {
  const periods = offeredPeriods(new Date("2027-03-31T18:30:00Z"));
  expect(periods.map(({ name }) => name).slice(0, 5)).toEqual([
    ...["2027-28", "2026-27", "2025-26", "2027-04", "2027-03"],
  ]);
  expect(periods[1]).toMatchObject({ from: "2026-04-01", to: "2027-03-31" });
  expect(periods.find(({ name }) => name === "2027-02")).toEqual({
    name: "2027-02",
    text: "February 2027",
    from: "2027-02-01",
    to: "2027-02-28",
  });
  expect(periods).toHaveLength(15);
});
