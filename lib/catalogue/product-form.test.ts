import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "@/lib/base/input/zod";
import { productFields } from "./fields/product-fields";
import { reviewFields } from "./product-form";

const schema = z.object(productFields);

const VALID = {
  name: " Kraft mailer ",
  price: "449.50",
  originalPrice: "",
  category: "Boxes",
  description: "A box for the post.",
  stockCount: "12",
};

function toProblems(change: Record<string, unknown>): Record<string, string[] | undefined> {
  const result = schema.safeParse({ ...VALID, ...change });
  return result.success ? {} : z.flattenError(result.error).fieldErrors;
}

describe("productFields", () => {
  it("reads input values", () => {
    expect(schema.parse(VALID)).toEqual({
      name: "Kraft mailer",
      price: 449.5,
      originalPrice: undefined,
      category: "Boxes",
      description: "A box for the post.",
      stockCount: 12,
    });
    expect(schema.parse({ ...VALID, originalPrice: 500 }).originalPrice).toBe(500);
    expect(schema.parse({ ...VALID, price: ".50" }).price).toBe(0.5);
  });

  it.each([
    ["name", "  ", "Product name is required"],
    ["name", undefined, "Product name is required"],
    ["price", "", "Price must be a positive number"],
    ["price", undefined, "Price must be a positive number"],
    ["price", ".", "Price must be a positive number"],
    ["price", "0", "Price must be a positive number"],
    ["price", "-1", "Price must be a positive number"],
    ["price", "twelve", "Price must be a positive number"],
    ["price", "1e9", "Price must be a positive number"],
    ["price", "1.005", "Use at most two decimals"],
    ["price", "10000000", "Use an amount of at most ₹99,99,999.99"],
    ["originalPrice", "x", "Original price must be a positive number"],
    ["originalPrice", "0", "Original price must be a positive number"],
    ["category", "", "Category is required"],
    ["category", undefined, "Category is required"],
    ["category", "x".repeat(61), "Use at most 60 characters"],
    ["description", "", "Description is required"],
    ["stockCount", "-1", "Stock count cannot be negative"],
    ["stockCount", "1.5", "Enter the stock count as a whole number"],
    ["stockCount", "", "Enter the stock count as a whole number"],
    ["stockCount", undefined, "Enter the stock count as a whole number"],
    ["stockCount", "1000000000", "Use a count of at most 99,99,99,999"],
    ["name", "x".repeat(201), "Use at most 200 characters"],
  ])("refuses %s %j: %s", (field, value, message) => {
    expect(toProblems({ [field]: value })[field]).toContain(message);
  });

  it("removes characters that the database cannot store", () => {
    expect(schema.parse({ ...VALID, name: "Kraft\0 \ud800box" }).name).toBe("Kraft \ufffdbox");
    expect(toProblems({ name: "\0" }).name).toEqual(["Product name is required"]);
  });

  it("reports one error for a missing number", () => {
    expect(toProblems({ price: "" })).toEqual({ price: ["Price must be a positive number"] });
    expect(toProblems({ price: undefined }).price).toHaveLength(1);
    expect(toProblems({ originalPrice: "x" }).originalPrice).toHaveLength(1);
  });

  it("accepts every amount of whole paise, as text and as number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (paise) => {
        const price = paise / 100;
        expect(schema.parse({ ...VALID, price }).price).toBe(price);
        expect(schema.parse({ ...VALID, price: price.toFixed(2) }).price).toBe(price);
      }),
    );
  });
});

describe("reviewFields", () => {
  const REVIEW = { name: "Asha", rating: 5, date: "2026-10-01T10:00:00Z", comment: "Neat." };

  it("reads a day from a date, and treats a review as unverified by default", () => {
    expect(reviewFields.parse(REVIEW)).toEqual({ ...REVIEW, date: "2026-10-01", verified: false });
  });

  it.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { date: "2026-02-30" }, { name: "" }])(
    "refuses %j",
    (change) => {
      expect(reviewFields.safeParse({ ...REVIEW, ...change }).success).toBe(false);
    },
  );
});
