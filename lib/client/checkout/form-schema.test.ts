import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openingValues } from "./draft";
import { CHECKOUT_LABELS, missingText, type CheckoutField } from "./fields";
import { checkoutSchema, choosingSchema, deliverySchema, hasExpired } from "./form-schema";

/** Required fields (docs/product.md: Checkout). */
const REQUIRED = [
  "email",
  "firstName",
  "lastName",
  "address",
  "city",
  "state",
  "zipCode",
  "cardNumber",
  "expiryDate",
  "cvv",
  "cardName",
] as const;

/** Additional required fields when the billing address differs from the shipping address. */
const BILLING_REQUIRED = [
  "billingFirstName",
  "billingLastName",
  "billingAddress",
  "billingCity",
  "billingState",
  "billingZipCode",
] as const;

const filled = {
  ...openingValues(null),
  email: "Asha@Example.in",
  firstName: "Asha",
  lastName: "Rao",
  address: "12 MG Road",
  city: "Gurugram",
  state: "Haryana",
  zipCode: "122001",
  cardNumber: "4111 1111 1111 1111",
  expiryDate: "12/28",
  cvv: "123",
  cardName: "Asha Rao",
};

const IN_MUMBAI = {
  sameAsShipping: false,
  billingFirstName: "Asha",
  billingLastName: "Rao",
  billingAddress: "7 Nariman Point",
  billingCity: "Mumbai",
  billingState: "Maharashtra",
  billingZipCode: "400021",
};

function problems(
  values: unknown,
  schema: typeof checkoutSchema = checkoutSchema,
): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const found: Record<string, string> = {};
  for (const issue of issues) found[String(issue.path[0])] ??= issue.message;
  return found;
}

describe("the checkout form", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-22T06:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("accepts exactly the required fields", () => {
    expect(problems(filled)).toEqual({});
  });

  it.each([...REQUIRED, "gstin", "country", "phone"] as const)(
    "reports missing billing fields together with an invalid %s",
    (field) => {
      const typed = { ...filled, sameAsShipping: false, [field]: field === "gstin" ? "27" : "" };
      expect(problems(typed)).toMatchObject({ billingCity: missingText("billingCity") });
    },
  );

  it("reports missing billing fields without a payment method", () => {
    const typed = { ...filled, sameAsShipping: false, paymentMethod: "" };
    expect(problems(typed, choosingSchema)).toMatchObject({
      paymentMethod: missingText("paymentMethod"),
      billingCity: missingText("billingCity"),
    });
  });

  it("has a control for every documented field", () => {
    expect(Object.keys(openingValues(null)).sort()).toEqual(Object.keys(CHECKOUT_LABELS).sort());
  });

  it.each(REQUIRED)("asks for %s by its visible label", (field) => {
    expect(problems({ ...filled, [field]: "  " })).toEqual({ [field]: missingText(field) });
  });

  it("opens with India as the country and ships nowhere else", () => {
    expect(openingValues(null).country).toBe("India");
    expect(problems({ ...filled, country: "Nepal" }).country).toMatch(/within India only/);
    expect(problems({ ...filled, country: "india" })).toEqual({});
  });

  it.each<[CheckoutField, string, RegExp]>([
    ["cardNumber", "4111 1111 1111", /^Please enter a valid card number\.$/],
    ["expiryDate", "13/28", /month and year/],
    ["expiryDate", "12/2", /month and year/],
    ["expiryDate", "01/20", /^This card has expired/],
    ["expiryDate", "10/26", /^This card has expired/],
    ["cvv", "12", /3 or 4 digits/],
    ["email", "asha", /email address/],
    ["zipCode", "1220", /6-digit/],
    ["phone", "call me", /phone number/],
  ])("refuses %s %s", (field, value, text) => {
    expect(problems({ ...filled, [field]: value })[field]).toMatch(text);
  });

  it("requires a separate billing address, whatever else is missing", () => {
    const other = { ...filled, sameAsShipping: false, cvv: "", billingZipCode: "12" };
    expect(problems(other)).toEqual({
      ...Object.fromEntries(BILLING_REQUIRED.map((name) => [name, missingText(name)])),
      cvv: missingText("cvv"),
      billingZipCode: "Enter a 6-digit PIN code",
    });
    expect(problems({ ...other, sameAsShipping: true, cvv: "123" })).toEqual({});
  });

  it.each([
    [{ gstin: "06AAPFU0939F1ZZ" }, {}],
    [{ gstin: "27AAPFU0939F1ZX" }, { gstin: /typing error/ }],
    [{ gstin: "27AAPFU0939F1ZV" }, { gstin: /registered in Maharashtra \(27\)/ }],
    [{ gstin: "27 aapfu0939f1zv", ...IN_MUMBAI }, {}],
  ])("judges a GSTIN by its digits and the billing state: %j", (typed, expected) => {
    const found = problems({ ...filled, ...typed });
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    if ("gstin" in expected) expect(found.gstin).toMatch(expected.gstin);
  });

  it("asks for one state and its PIN code, on the way and on the bill", () => {
    const words = /^PIN code 400021 is in Maharashtra, not in Haryana/;
    expect(problems({ ...filled, zipCode: "400021" }).zipCode).toMatch(words);
    const billed = { ...filled, ...IN_MUMBAI, billingState: "Haryana" };
    expect(problems(billed).billingZipCode).toMatch(words);
    expect(problems({ ...filled, zipCode: "900001" })).toEqual({});
  });

  it("accepts a card number of 13 digits", () => {
    expect(problems({ ...filled, cardNumber: "4222 2222 2222 2" })).toEqual({});
  });

  it("keeps the card out of the order's fields", () => {
    expect(Object.keys(deliverySchema.parse(filled))).not.toContain("cvv");
  });
});

it.each([
  ["01/20", "2026-11-22T06:00:00Z", true],
  ["10/26", "2026-11-22T06:00:00Z", true],
  ["11/26", "2026-11-22T06:00:00Z", false],
  ["12/26", "2026-11-22T06:00:00Z", false],
  ["01/27", "2026-12-31T06:00:00Z", false],
  // December begins in India at 18:30 UTC on the last day of November.
  ["11/26", "2026-11-30T18:29:59Z", false],
  ["11/26", "2026-11-30T18:30:00Z", true],
])("a card good to %s has at %s expired: %s", (expiry, now, expired) => {
  expect(hasExpired(expiry, new Date(now))).toBe(expired);
});
