import { describe, expect, it } from "vitest";
import type { OfferAnswer } from "@/lib/offers/answers";
import { valuesOfAsked } from "./offer-form";

const PRODUCT = "0192f0c1-2d3e-7f40-8a51-b6c7d8e9f0a1";
const ASKED: OfferAnswer["asked"][number] = {
  product: PRODUCT,
  name: "Kraft mailer box",
  spec: {},
  quantities: [5],
  note: null,
};

const begin = (line: Partial<typeof ASKED>) => valuesOfAsked([{ ...ASKED, ...line }]).lines[0];

describe("a line that was asked for, as the first version begins", () => {
  it("is a product in packs where one was asked for", () => {
    expect(begin({})).toMatchObject({ kind: "product", unit: "PAC", product: PRODUCT });
  });

  it("is made for its buyer in packs where the product is printed", () => {
    const line = begin({ spec: { print: "Your mark, sides: 1, colours: 2" } });
    expect(line).toMatchObject({ kind: "custom", unit: "PAC", product: PRODUCT });
  });

  it("is made for its buyer by the piece where a price was asked for so many", () => {
    expect(begin({ unit: "PCS" })).toMatchObject({ kind: "custom", unit: "PCS", product: PRODUCT });
  });

  it("is counted by the piece where it is no product, and as before where it is made again", () => {
    expect(begin({ product: null })).toMatchObject({ kind: "custom", unit: "PCS", product: "" });
    const again = { line: PRODUCT, unit: "THD", basis: 1000, hsn: "4819" } as const;
    const line = begin({ product: null, again });
    expect(line).toMatchObject({ kind: "custom", unit: "THD", basis: "1000", hsn: "4819" });
  });
});
