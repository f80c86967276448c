import { describe, expect, it } from "vitest";
import type { OfferAnswer } from "@/lib/offers/answers";
import { NEW_TERMS, termsFormSchema, toSent, valuesFromRequest } from "./offer-form";
import { typedLines } from "./typed-lines";

const PRODUCT = "0192f0c1-2d3e-7f40-8a51-b6c7d8e9f0a1";
const ASKED: OfferAnswer["asked"][number] = {
  product: PRODUCT,
  name: "Kraft mailer box",
  spec: {},
  quantities: [5],
  note: null,
};

const begin = (line: Partial<typeof ASKED>) => valuesFromRequest([{ ...ASKED, ...line }]).lines[0];

describe("a requested line in the first version", () => {
  it("is a product in packs if one was requested", () => {
    expect(begin({})).toMatchObject({ kind: "product", unit: "PAC", product: PRODUCT });
  });

  it("is custom-made in packs if the product is printed", () => {
    const line = begin({ spec: { print: "Your mark, sides: 1, colours: 2" } });
    expect(line).toMatchObject({ kind: "custom", unit: "PAC", product: PRODUCT });
  });

  it("is custom-made by the piece if a price per piece was requested", () => {
    expect(begin({ unit: "PCS" })).toMatchObject({ kind: "custom", unit: "PCS", product: PRODUCT });
  });

  it("is counted by the piece if it is no product, and as before if it is repeated", () => {
    expect(begin({ product: null })).toMatchObject({ kind: "custom", unit: "PCS", product: "" });
    const again = { line: PRODUCT, unit: "THD", basis: 1000, hsn: "4819" } as const;
    const line = begin({ product: null, again });
    expect(line).toMatchObject({ kind: "custom", unit: "THD", basis: "1000", hsn: "4819" });
  });
});

describe("an edited line", () => {
  const [fresh] = NEW_TERMS.lines;
  const line = {
    ...(fresh ?? valuesFromRequest([ASKED]).lines[0]),
    name: "Mailer",
    cost: "9.35",
    basis: "100",
    quantities: [
      { quantity: "10000", price: "12.25" },
      { quantity: "5000", price: "14.50" },
      { quantity: "", price: "1" },
      { quantity: "1.5", price: "1" },
      { quantity: "7", price: "free" },
    ],
  } as (typeof NEW_TERMS.lines)[number];

  it("counts towards the totals once it has a quantity and a price", () => {
    expect(typedLines([line], new Map())).toEqual([
      {
        basis: 100,
        costPaise: 935,
        quantities: [
          { quantity: 10_000, pricePaise: 1225 },
          { quantity: 5000, pricePaise: 1450 },
        ],
      },
    ]);
    const product = { ...line, kind: "product", product: PRODUCT };
    expect(typedLines([product], new Map([[PRODUCT, 4000]]))).toMatchObject([
      { basis: 1, costPaise: 4000 },
    ]);
  });

  it("is sent with its smallest quantity first, and with its cost only by users who may read costs", () => {
    const lines = [{ ...line, quantities: line.quantities.slice(0, 2) }];
    const terms = termsFormSchema.parse({ ...NEW_TERMS, lines });
    const sent = toSent(terms, true).lines[0];
    expect(sent).toMatchObject({
      cost: 9.35,
      quantities: [{ quantity: 5000 }, { quantity: 10_000 }],
    });
    expect(JSON.stringify(toSent(terms, false))).not.toContain("cost");
    const blank = termsFormSchema.parse({ ...NEW_TERMS, lines: [{ ...lines[0], cost: "" }] });
    expect(toSent(blank, true).lines[0]).toHaveProperty("cost", null);
  });
});
