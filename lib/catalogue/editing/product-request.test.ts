import { describe, expect, it } from "vitest";
import { toJSONSchema } from "zod";
import { productRequestSchema } from "./product-request";

const VALID = {
  name: "Kraft mailer",
  price: "449.50",
  category: "Boxes",
  description: "A box for the post.",
  stockCount: "12",
};

function findProblem(change: Record<string, string>): string | undefined {
  const result = productRequestSchema.safeParse({ ...VALID, ...change });
  return result.success ? undefined : result.error.issues[0]?.message;
}

describe("productRequestSchema", () => {
  it("reads lists and switches from texts", () => {
    const request = productRequestSchema.parse({
      ...VALID,
      inStock: "false",
      isNew: "true",
      stockCountRead: "10",
      features: '[" Recyclable "]',
      specifications: '{"Pack size":"100 pieces","Layers":3}',
      productReviews: '[{"name":"Asha","rating":5,"date":"2026-01-31","comment":"Sturdy."}]',
      existingImages: '["/media/a.webp","/media/a.webp"]',
      updatedAt: "2026-11-21T09:00:00.000Z",
    });
    expect(request).toMatchObject({
      inStock: false,
      isNew: true,
      stockCountRead: 10,
      features: ["Recyclable"],
      specifications: { "Pack size": "100 pieces", Layers: "3" },
      existingImages: ["/media/a.webp"],
      updatedAt: "2026-11-21T09:00:00.000Z",
    });
    expect(request.productReviews).toHaveLength(1);
    expect(Object.keys(request.specifications ?? {})).toEqual(["Pack size", "Layers"]);
  });

  it("treats an empty text as an omitted field", () => {
    const request = productRequestSchema.parse({
      ...VALID,
      features: "",
      specifications: " ",
      productReviews: "",
      existingImages: "",
      updatedAt: "",
      originalPrice: "",
    });
    const { features, specifications, productReviews, existingImages, updatedAt } = request;
    expect([features, specifications, productReviews, existingImages, updatedAt]).toEqual(
      Array(5).fill(undefined),
    );
  });

  it.each([
    [{ features: "Recyclable" }, /^Features must be a JSON list/],
    [{ features: '{"a":1}' }, /^Features must be a JSON list/],
    [{ features: '[""]' }, /^Write the feature/],
    [{ features: JSON.stringify(Array(51).fill("x")) }, /^Give at most 50 features/],
    [{ specifications: "{" }, /^Specifications must be a JSON object/],
    [{ specifications: "[]" }, /^Specifications must be a JSON object/],
    [{ specifications: '{"a":{}}' }, /^Specifications must be a JSON object/],
    [{ specifications: '{"a":null}' }, /^Specifications must be a JSON object/],
    [{ productReviews: '{"name":"Asha"}' }, /^Product reviews must be a JSON list/],
    [{ productReviews: "[1]" }, /./],
    [{ existingImages: '"/media/a.webp"' }, /^Existing images must be a JSON list/],
    [{ existingImages: "[1]" }, /^Existing images must be a JSON list/],
    [{ inStock: "maybe" }, /^inStock must be true or false/],
    [{ updatedAt: "yesterday" }, /./],
    [{ stockCountRead: "-1" }, /^Stock count cannot be negative/],
  ])("refuses %j", (change, message) => {
    expect(findProblem(change)).toMatch(message);
  });

  it.each(['{"__proto__":"x","constructor":"y"}', '{" __proto__ ":"x"}'])(
    "refuses a specification that could not be stored: %s",
    (specifications) => {
      expect(findProblem({ specifications })).toBe(
        "A specification cannot be called __proto__. Choose another name",
      );
    },
  );

  it("keeps specifications by the names of what every object has", () => {
    const texts = '{"constructor":"x","toString":"y","hasOwnProperty":"z"}';
    const { specifications } = productRequestSchema.parse({ ...VALID, specifications: texts });
    expect(Object.entries(specifications ?? {})).toEqual([
      ["constructor", "x"],
      ["toString", "y"],
      ["hasOwnProperty", "z"],
    ]);
  });

  it("can be described", () => {
    const { properties } = toJSONSchema(productRequestSchema, {
      io: "input",
      unrepresentable: "any",
    });
    expect(properties?.features).toMatchObject({ type: "string" });
  });
});
