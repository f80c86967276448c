import { expect, it } from "vitest";
import { askedUnit } from "../asked-unit";
import { askedOfRequest } from "./asked-of-request";

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
  const asked = askedOfRequest(DETAILS, "For Diwali");
  expect(asked).toMatchObject({ product: product._id, name: product.name, quantities: [5000] });
  expect(askedUnit(asked)).toBe("PCS");
});

it("has no product when the request names none of the shop's", () => {
  expect(askedOfRequest({ ...DETAILS, product: null, packaging: "Tube" }, "")).toMatchObject({
    product: null,
    name: "Tube",
  });
});
