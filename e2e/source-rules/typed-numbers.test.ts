import { describe, expect, it } from "vitest";
import { creditProblems, creditRequest } from "@/components/admin/users/credit-form";
import { stockAfter, stockFormSchema } from "@/components/admin/products/stock-form";
import { limitTexts, toLimits } from "@/components/shop/account/company/member-limits";
import { filledTiers } from "@/components/admin/products/form/values/price-fields";
import { rupeesText } from "@/components/admin/products/form/values/form-field";
import { TYPED_FIELDS } from "@/components/admin/products/form/values/typed-fields";
import { newCategorySchema } from "@/lib/catalogue/categories/schemas";
import { ewaybillQuerySchema } from "@/lib/documents/portal-files/schemas";
import { filtersFrom } from "@/lib/catalogue/search/list-filters";
import { quoteFormSchema } from "@/lib/offers/requests/quote-form";
import { crore, percent, rupees, wholeNumber } from "@/lib/shop/settings/text-rules";
import { sourceTexts } from "./source-files";

/** Forms parse typed numbers like files: with currency signs and digit groups, and unambiguously. */

describe("a typed number", () => {
  it("is stored by a setting as its digits", () => {
    expect(rupees.parse(" ₹1,24,500/- ")).toBe("124500");
    expect(rupees.parse(" 149.50 ")).toBe("149.50");
    expect(crore.parse("7.5 crore")).toBe("7.5");
    expect(percent.parse("12.5 %")).toBe("12.5");
    expect(wholeNumber(0, 60, "No").parse("60")).toBe("60");
    for (const text of ["1,49", "149,50", "-1", "1.005", "", "99999999", "5 kg"])
      expect(rupees.safeParse(text).success, text).toBe(false);
    for (const text of ["61", "2.5", "-1", ""])
      expect(wholeNumber(0, 60, "No").safeParse(text).success, text).toBe(false);
    expect(percent.safeParse("100.5").success).toBe(false);
  });

  it("is a credit or member limit, or none", () => {
    expect(creditRequest({ creditDays: "30", creditLimit: "₹50,000" })).toEqual({
      days: 30,
      limit: 50_000,
    });
    expect(creditProblems({ creditDays: "2.5", creditLimit: "5,00" })).toEqual([
      ["creditDays", "Enter whole days from 1 to 365"],
      ["creditLimit", "Enter an amount in rupees, such as 50000"],
    ]);
    expect(creditProblems({ creditDays: "", creditLimit: "" })).toEqual([]);
    expect(toLimits({ orderLimit: "1,00,000", monthLimit: "" })).toEqual({
      order: 100_000,
      month: null,
    });
    for (const text of ["5,00", "-1", "1.005"])
      expect(limitTexts.orderLimit.safeParse(text).success, text).toBe(false);
  });

  it("is a stock count", () => {
    const form = { direction: "in", change: "1,200 packs", reason: "Counted" } as const;
    expect(stockFormSchema.safeParse(form).success).toBe(true);
    expect(stockAfter(10, form)).toBe(1_210);
    expect(stockAfter(10, { ...form, change: "12,00" })).toBeNull();
    expect(stockAfter(10, { ...form, direction: "counted", change: "0" })).toBe(0);
    expect(stockAfter(10, { ...form, change: "0" })).toBeNull();
  });

  it("is an index or a distance in the text of a URL or form", () => {
    const { distance } = ewaybillQuerySchema.shape;
    const { order } = newCategorySchema.shape;
    expect([distance.parse("1,200"), distance.parse(12), order.parse("2")]).toEqual([1200, 12, 2]);
    for (const text of ["", "0x10", "1e3", "12,00", "2.5", "-1", true])
      for (const field of [distance, order])
        expect(field.safeParse(text).success, `${text}`).toBe(false);
  });

  it("is a price or tier of a product", () => {
    expect(
      filledTiers([
        { from: "1,000", price: "₹1,450.50" },
        { from: "", price: "" },
      ]),
    ).toEqual([{ from: 1000, price: 1450.5 }]);
    const { content } = TYPED_FIELDS.price;
    expect(content?.("1,450.00")).toEqual(content?.("1450"));
    expect(content?.("1,450")).not.toEqual(content?.("1,550"));
    expect(rupeesText("1,450")).toBe("₹1,450.00");
  });

  it("is a price in a list's URL, in one spelling", () => {
    expect(filtersFrom({ minPrice: "₹1,500", maxPrice: "2000.00" })).toEqual([
      ["minPrice", "1500"],
      ["maxPrice", "2000"],
    ]);
    expect(filtersFrom({ minPrice: "1,5", maxPrice: "-1" })).toEqual([]);
  });

  it("is a quantity of a quote request", () => {
    const { quantity, length, printColours } = quoteFormSchema.shape;
    expect(quantity.parse("5,000 pcs")).toBe(5_000);
    expect(quantity.parse("1 lakh")).toBe(100_000);
    expect(quantity.safeParse("1,2,3").success).toBe(false);
    expect(length.parse("9.5")).toBe(9.5);
    expect(length.safeParse("9,5").success).toBe(false);
    expect(printColours.parse("12")).toBe(12);
    expect(printColours.safeParse("13").success).toBe(false);
  });
});

/**
 * Matches a second parser of numbers: a pattern with decimals, or a conversion that accepts other spellings. The
 * listed files parse no form input: texts of names and drawings, values of programs, environment variables and
 * URLs.
 */
const SECOND = /z\s*\.coerce\s*\.number|parseFloat|valueAsNumber|\((?:\?:)?\\\.\\d/;

/** In components only: `Number` accepts "" and "0x10", and turns "1,000" into NaN. */
const CONVERTED = /\bNumber\((?:(?:typed|text|value|from|price|amount|days)\)|useWatch<)/;

const READ_NO_INPUT = [
  "components/admin/audit/detail-text.ts",
  "components/shop/chat/replies.ts",
  "lib/artwork/preflight/made-to-measure.ts",
  "lib/artwork/proofs/schemas.ts",
  "lib/artwork/uploads/schemas.ts",
  "lib/base/env.ts",
  "lib/base/input/list-query.ts",
  "lib/catalogue/measures.ts",
  "lib/catalogue/model/model-plan.ts",
  "lib/catalogue/schemas.ts",
  "lib/catalogue/search/sizes.ts",
  "lib/documents/einvoicing/http-provider.ts",
  "lib/documents/portal-files/record-irn.ts",
];

const CHOSEN = [
  "components/admin/audit/detail-text.ts",
  "components/admin/overview/charts.tsx",
  "components/admin/settings/delivery-days-control.tsx",
  "components/domain/artwork/proof-model.tsx",
  "components/domain/product-model/address.ts",
];

it("form text is converted by its parser; listed files convert options and program values", () => {
  expect("Number(typed) - read").toMatch(CONVERTED);
  const found = sourceTexts("components/**/*.{ts,tsx}")
    .filter(({ text }) => CONVERTED.test(text))
    .map(({ name }) => name);
  expect(found).toEqual(CHOSEN);
});

it("typed numbers have one grammar, in lib/base/tables", () => {
  expect("z.coerce.number()").toMatch(SECOND);
  expect(String.raw`/^\d{1,7}(\.\d{1,2})?$/`).toMatch(SECOND);
  const found = sourceTexts("{app,components,lib}/**/*.{ts,tsx}")
    .filter(
      ({ name, text }) => !/^lib\/(base\/tables|db\/generated)\//.test(name) && SECOND.test(text),
    )
    .map(({ name }) => name);
  expect(found).toEqual(READ_NO_INPUT);
});
