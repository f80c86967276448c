import { expect, it } from "vitest";
import { reviewerName } from "./reviewer-name";

it.each([
  ["Asha Verma", "Asha V."],
  ["asha  devi verma", "asha V."],
  ["Asha", "Asha"],
  ["कविता राव", "कविता रा."],
  ["Asha (Crumb)", "Asha C."],
  ["Asha 42", "Asha"],
])("calls %j %j", (name, shown) => {
  expect(reviewerName(name)).toBe(shown);
});
