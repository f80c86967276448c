import { describe, expect, it } from "vitest";
import { EMPTY_PRODUCT, type ProductFormValues } from "./form-values";
import { othersChanges } from "./others-changes";
import { storedPictures } from "../pictures";

const base: ProductFormValues = {
  ...EMPTY_PRODUCT,
  name: "Kraft mailer",
  price: "450",
  stockCount: "40",
  pictures: storedPictures(["/media/a.webp", "/media/b.webp"], "/media/a.webp"),
  features: [{ text: "Recyclable" }],
};

describe("another user's changes", () => {
  it("are taken over where I changed nothing", () => {
    const mine = { ...base, price: "499", features: [{ text: "Recyclable" }, { text: " " }] };
    const current = {
      ...base,
      price: "520",
      description: "Better words.",
      features: [{ text: "Recyclable" }, { text: "Strong" }],
    };
    expect(othersChanges(mine, current, base)).toEqual({
      description: "Better words.",
      features: current.features,
    });
  });

  it("are taken over for an amount that is only formatted differently", () => {
    const current = { ...base, price: "520" };
    expect(othersChanges({ ...base, price: "450.00" }, current, base)).toEqual({ price: "520" });
  });

  it("are taken over for reordered pictures and another thumbnail", () => {
    const order = storedPictures(["/media/b.webp", "/media/a.webp"], "/media/a.webp");
    const thumbnail = storedPictures(["/media/a.webp", "/media/b.webp"], "/media/b.webp");
    for (const pictures of [order, thumbnail]) {
      expect(othersChanges(base, { ...base, pictures }, base)).toEqual({ pictures });
    }
  });

  it("are ignored for the stock count, which is sent as a difference, and for reviews, which are not sent", () => {
    const current = { ...base, stockCount: "12", productReviews: [] };
    expect(othersChanges(base, current, base)).toEqual({});
  });
});
