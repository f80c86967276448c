import { expect, it } from "vitest";
import { requestedUnit } from "../requested-unit";
import { toRequestLine } from "./request-line";

const product = { _id: "0192f0c1-2d3e-7f40-8a51-b6c7d8e9f0a1", name: "Kraft mailer box" };
const DETAILS = {
  product,
  packaging: null,
  quantity: 5000,
  size: null,
  measured: null,
  material: "Kraft",
  printSides: null,
  printColours: null,
  neededBy: null,
};

it("keeps the product of a price request, and counts pieces", () => {
  const requested = toRequestLine(DETAILS, "For Diwali");
  expect(requested).toMatchObject({ product: product._id, name: product.name, quantities: [5000] });
  expect(requestedUnit(requested)).toBe("PCS");
});

it("has no product when the request names none of the shop's", () => {
  expect(toRequestLine({ ...DETAILS, product: null, packaging: "Tube" }, "")).toMatchObject({
    product: null,
    name: "Tube",
  });
});
