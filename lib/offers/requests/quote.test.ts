import { describe, expect, it } from "vitest";
import { ownPackagingSchema, toQuoteDetails, quoteFormSchema } from "./quote-form";
import { quoteLines } from "./quote";
import { quoteDetailsSchema } from "./quote-details";

const ASKED = { name: "Asha Rao", email: "asha@example.in", quantity: "5,000" };
const PRODUCT = { _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10", name: "Kraft mailer box" };

const parsed = (fields: object) => quoteFormSchema.parse({ ...ASKED, ...fields });
const listLines = (fields: object, product: typeof PRODUCT | null = null) => {
  const details = toQuoteDetails(parsed(fields), product);
  expect(quoteDetailsSchema.parse(details)).toEqual(details);
  return quoteLines(details);
};
const refused = (fields: object) =>
  (quoteFormSchema.safeParse({ ...ASKED, ...fields }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("a request for a price", () => {
  it("lists the given fields, and omits the others", () => {
    expect(listLines({})).toEqual(["Quantity: 5,000 pieces"]);
    const empty = { company: "", length: "", printSides: "", printColours: "", neededBy: "" };
    expect(listLines(empty)).toEqual(["Quantity: 5,000 pieces"]);
    const all = {
      quantity: "1",
      length: "230",
      width: "155",
      height: "80.5",
      unit: "mm",
      packaging: "Mailer box",
      measured: "inside",
      material: "Kraft, 3 ply",
      printSides: "both",
      printColours: "2",
      neededBy: "2026-12-24",
    };
    expect(listLines(all, PRODUCT)).toEqual([
      "Product: Kraft mailer box",
      "Packaging: Mailer box",
      "Quantity: 1 piece",
      "Size: 230 × 155 × 80.5 mm (L × W × H), inside",
      "Material: Kraft, 3 ply",
      "Print: 2 colours, inside and outside",
      "Needed by: 24 December 2026",
    ]);
  });

  it.each([
    [{ length: "9", width: "6", unit: "in" }, "Size: 9 × 6 in (L × W)"],
    [{ printSides: "none", printColours: "2" }, "Print: No print"],
    [{ printColours: "1" }, "Print: 1 colour"],
    [{ printSides: "outside" }, "Print: Outside"],
  ])("describes %o as %j", (fields, line) => {
    expect(listLines(fields)).toContain(line);
  });

  it("describes the packaging when it names no product", () => {
    const problem = (fields: object) =>
      ownPackagingSchema.safeParse({ ...ASKED, ...fields }).error?.issues[0]?.message;
    expect(problem({})).toBe("Please fill in the Kind of packaging field.");
    expect(problem({ packaging: "Courier bag" })).toBeUndefined();
  });

  it.each([
    [{ quantity: "" }, "quantity: Please fill in the Quantity field."],
    [{ quantity: "some" }, "quantity: How many pieces? Enter a whole number, such as 5000"],
    [{ quantity: "0" }, "quantity: How many pieces? Enter a whole number, such as 5000"],
    [{ length: "-1" }, "length: Enter a measure, such as 230 or 9.5"],
    [{ width: "6" }, "length: Give the length, too"],
    [{ length: "6", height: "2" }, "width: Give the width, too"],
    [{ printColours: "40" }, "printColours: Enter 1 to 12 colours"],
    [{ neededBy: "soon" }, "neededBy: Enter a day, such as 2026-12-24"],
    [{ email: "asha" }, "email: Enter an email address, such as name@company.in"],
  ])("refuses %o with a message", (fields, text) => {
    expect(refused(fields)).toContain(text);
  });
});
