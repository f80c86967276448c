import { describe, expect, it } from "vitest";
import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { withTax } from "./shown-tax";

const RATES = [{ hsn: "4819", rateBasisPoints: 1800 }];

const rules = (changed: object) => shopSettingsFrom({ ...withDefaults([]), ...changed });

const taxed = (hsnCode: string | null, changed: object) =>
  withTax({ ...PRODUCT, price: 10.01, hsnCode }, rules(changed), RATES).taxedPaise;

describe("a price with tax", () => {
  it("is the flat percent on top, rounded half up to the paisa", () => {
    expect(taxed("481910", {})).toBe(1081);
    expect(taxed(null, { taxPercent: "0" })).toBe(1001);
  });

  it("is the rate of the product's code under GST, else the shop's", () => {
    const gst = { taxRegime: "gst", sellerGstin: "06AAPFU0939F1ZZ", gstDefaultPercent: "5" };
    expect(taxed("481910", gst)).toBe(1181);
    expect(taxed(null, gst)).toBe(1051);
  });
});
