import { expect, it } from "vitest";
import { shownSpecifications } from "./specifications";

const specifications = { Material: "Kraft", "Lead Time": "3-5 working days" };

it("says one lead time: the product's own where it has one, else the words among the specifications", () => {
  expect(shownSpecifications({ specifications, dispatchDays: 12 })).toEqual({ Material: "Kraft" });
  expect(shownSpecifications({ specifications, dispatchDays: 0 })).toEqual({ Material: "Kraft" });
  expect(shownSpecifications({ specifications, dispatchDays: null })).toEqual(specifications);
});
