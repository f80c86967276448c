import { describe, expect, it } from "vitest";
import { offerRequestSchema } from "./requests/offer-request-schema";
import { acceptOfferSchema, choicesSchema } from "./schemas";
import { offerLineSchema, offerTermsSchema } from "./draft/version-schemas";

const LINE = { kind: "custom", name: "Box", quantities: [{ quantity: 500, price: 9 }] };
const ID = "019ac000-0000-7000-8000-000000000001";

describe("a line of an offer", () => {
  it.each(["ABCD", "481", "48191", "4819100", "481910101"])("rejects the HSN code %j", (hsn) => {
    const { error } = offerLineSchema.safeParse({ ...LINE, hsn });
    expect(error?.issues).toMatchObject([{ path: ["hsn"] }]);
  });

  it.each(["4819", "481910", "48191010", "4819 10", "", null, undefined])(
    "accepts the HSN code %j",
    (hsn) => {
      expect(offerLineSchema.safeParse({ ...LINE, hsn }).success).toBe(true);
    },
  );

  it("accepts prices and costs that their columns can hold, and names the maximum otherwise", () => {
    const priced = (amount: number) =>
      offerLineSchema.safeParse({
        ...LINE,
        basis: 1000,
        quantities: [{ quantity: 1, price: amount }],
        cost: amount,
      });
    expect(priced(21_474_836.47).success).toBe(true);
    expect(priced(21_474_836.48).error?.issues).toMatchObject([
      { path: ["cost"], message: "Enter at most ₹2,14,74,836.47." },
      { path: ["quantities", 0, "price"], message: "Enter at most ₹2,14,74,836.47." },
    ]);
  });

  it("charges a fee or a tool for a line of goods", () => {
    const tool = { ...LINE, kind: "tool" };
    const read = (lines: object[]) => offerTermsSchema.safeParse({ lines }).error?.issues[0];
    expect(read([LINE, { ...tool, forLine: 0 }, tool])).toBeUndefined();
    for (const forLine of [1, 2, -1, 0.5, "0"]) {
      expect(read([LINE, { ...tool, forLine }])).toMatchObject({ path: ["lines", 1, "forLine"] });
    }
    expect(read([LINE, { ...LINE, forLine: 0 }])).toMatchObject({ path: ["lines", 1, "forLine"] });
  });

  it("prices each quantity once", () => {
    const [choice] = LINE.quantities;
    const quantities = [choice, { ...choice, price: 8 }];
    const { error } = offerLineSchema.safeParse({ ...LINE, quantities });
    expect(error?.issues).toMatchObject([{ message: "Name each quantity once." }]);
  });
});

it("chooses the quantity of each line once", () => {
  const choice = { line: ID, quantity: 500 };
  expect(choicesSchema.safeParse([choice]).success).toBe(true);
  const { error } = choicesSchema.safeParse([choice, { ...choice, quantity: 1000 }]);
  expect(error?.issues).toMatchObject([{ message: "Name each line once." }]);
  expect(acceptOfferSchema.shape.choices).toBe(choicesSchema);
});

describe("a request for an offer", () => {
  const request = (line: object) =>
    offerRequestSchema.safeParse({ name: "Asha", lines: [{ quantities: [500], ...line }] }).success;

  it.each([{ product: ID }, { again: ID }, { spec: { size: "A5" } }])("accepts %j", (line) => {
    expect(request(line)).toBe(true);
  });

  it.each([{}, { name: "Box" }, { spec: {} }, { spec: { size: " " } }, { note: "Please" }])(
    "rejects %j alone",
    (line) => {
      expect(request(line)).toBe(false);
    },
  );

  it("names each quantity once", () => {
    expect(request({ product: ID, quantities: [500, 500] })).toBe(false);
  });
});
