import { describe, expect, it } from "vitest";
import type { GstSettings } from "@/lib/shop/settings/gst-settings";
import { calculateGstCart } from "./gst-cart";

const AMOUNTS = { subtotalPaise: 300_000, discountPaise: 0, shippingPaise: 0 };

const SELLER: GstSettings = {
  legalName: "KLN",
  tradeName: "",
  gstin: "06AAPFU0939F1ZZ",
  stateCode: "06",
  address: "",
  city: "",
  pin: "",
  defaultRateBasisPoints: 1800,
};

const RATES = [{ hsn: "481910", rateBasisPoints: 500 }];

const LINES = ["481910", "4901", null].map((hsnCode) => ({
  hsnCode,
  pricePaise: 100_000,
  quantity: 1,
}));

const priced = (state: string | undefined, gstin?: string) =>
  calculateGstCart(LINES, {
    amounts: AMOUNTS,
    gst: SELLER,
    rates: RATES,
    buyer: { state, gstin },
  });

describe("a cart under GST", () => {
  it("applies the rate of each line's HSN code, or the shop's own rate without one", () => {
    const { gst } = priced("Haryana");
    const rates = gst.lineTaxes.map(({ rateBasisPoints }) => rateBasisPoints);
    expect(rates).toEqual([500, 1800, 1800]);
  });

  it.each([
    ["Haryana", "06", ["CGST", "SGST", "CGST", "SGST"]],
    ["Delhi", "07", ["IGST", "IGST"]],
    [undefined, "06", ["CGST", "SGST", "CGST", "SGST"]],
    ["Nowhere", "06", ["CGST", "SGST", "CGST", "SGST"]],
  ])(
    "has its place of supply at the destination: to %s it is %s",
    (state, placeOfSupply, names) => {
      const { gst } = priced(state);
      expect(gst).toMatchObject({ sellerState: "06", placeOfSupply });
      expect(gst.taxes.map(({ name }) => name)).toEqual(names);
    },
  );

  it.each([
    // Billed in the seller's state, shipped to another: the tax is that of the billing state.
    ["Karnataka", "06AAPFU0939F1ZZ", "06", "CGST"],
    // Billed in another state, shipped within the seller's: the buyer could not claim credit for this state's SGST.
    ["Haryana", "29AAGCB7383J1Z4", "29", "IGST"],
    ["Karnataka", "29AAGCB7383J1Z4", "29", "IGST"],
    [undefined, "29AAGCB7383J1Z4", "29", "IGST"],
  ])("to %s billed with %s is supplied in %s, with %s", (state, gstin, place, name) => {
    const { gst } = priced(state, gstin);
    expect(gst.placeOfSupply).toBe(place);
    expect(gst.taxes[0]?.name).toBe(name);
  });
});
