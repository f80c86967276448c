import { expect, it } from "vitest";
import { shownSpecifications } from "./specifications";

const specifications = { Material: "Kraft", "Lead Time": "3-5 working days", "HSN/SAC": "4819" };

it("shows one lead time: the product's own, else that of the specifications", () => {
  const others = { Material: "Kraft", "HSN/SAC": "4819" };
  const shown = (leadDays: number | null) =>
    shownSpecifications({ specifications, leadDays, hsnCode: null });
  expect(shown(12)).toEqual(others);
  expect(shown(0)).toEqual(others);
  expect(shown(null)).toEqual(specifications);
});

it("shows one HSN code, the one that decides the rate", () => {
  const shown = shownSpecifications({ specifications, leadDays: null, hsnCode: "481910" });
  expect(Object.entries(shown)).toEqual([
    ["Material", "Kraft"],
    ["Lead Time", "3-5 working days"],
    ["HSN code", "481910"],
  ]);
});
