import { expect, it } from "vitest";
import { STYLE_IDS } from "@/lib/pricing/size-spec";
import { anotherSizeAddress } from "./another-size";
import { meantStyles } from "./meant-styles";
import type { Style } from "./schemas";

const STYLES = STYLE_IDS.map((_id) => ({
  _id,
  limits: { length: [50, 900], width: [50, 600], height: [20, 600] },
  boards: [{ _id: "kraft" }],
  prints: [{ _id: "plain" }],
  quantities: [100, 500, 1000, 2500],
  leastQuantity: 100,
})) as unknown as Style[];

const meant = (text: string) => meantStyles(text, STYLES).map(({ style }) => style._id);

it.each([
  ["230x155x70", ["mailer-box", "shipping-carton"]],
  ["Mailer box 9x6x3 inch", ["mailer-box"]],
  ["paper bag 24 x 10 x 32 cm", ["paper-bag"]],
  ["pizza box 255 × 255 × 45", ["pizza-box"]],
  ["label 100 x 50 mm", []],
  ["mailer box", []],
])("“%s” means %j", (text, styles) => {
  expect(meant(text)).toEqual(styles);
});

it("asks for the size as it was written, in a quantity that the style has", () => {
  const [mailer] = meantStyles("mailer 9x6x3 inch", STYLES);
  expect(mailer?.asked).toMatchObject({ l: "9", w: "6", h: "3", unit: "in", qty: "1000" });
});

it.each([
  ["5,000 mailers 230x155x70", 5000],
  ["230x155x70 mailer, 2500 pcs", 2500],
  ["1,50,000 printed mailers of 230 × 155 × 70", 150_000],
  ["mailer 230x155x700 boxes", 1000],
  ["50 mailers 230x155x70", 1000],
  ["1,50 mailers 230x155x70", 1000],
])("“%s” asks for %i pieces", (text, quantity) => {
  expect(meantStyles(text, STYLES)[0]).toMatchObject({
    quantity,
    asked: { l: "230", w: "155", qty: String(quantity) },
  });
});

it("begins with the size of a product, measured as its page states it", () => {
  const plan = {
    kind: "tuck" as const,
    measures: [80, 50, 120] as const,
    said: "80 × 50 × 120 mm outside",
  };
  expect(anotherSizeAddress(plan, STYLES)).toBe(
    "/custom/tuck-end-box?l=80&w=50&h=120&inside=0&board=kraft&print=plain&qty=100",
  );
  expect(anotherSizeAddress({ ...plan, kind: "cup" }, STYLES)).toBeNull();
  expect(anotherSizeAddress(plan, [])).toBeNull();
});
