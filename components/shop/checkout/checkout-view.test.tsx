import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accountExamples } from "@/lib/identity/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import {
  complete,
  field,
  fillDelivery,
  note,
  QUOTE,
  showCheckout,
  signIn,
} from "@/e2e/component/checkout";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { address } from "@/e2e/component/show";
import { closeDraft } from "../../domain/checkout/stored/stored-draft";

const CARD = {
  "Card Number": "4539148803436467",
  "Expiry Date": "1139",
  CVV: "9317",
  "Name on Card": "Asha Rao",
};

async function fillAll(): Promise<void> {
  await fillDelivery();
  for (const [name, value] of Object.entries(CARD)) await field(name).fill(value);
}

describe("the checkout", () => {
  beforeEach(async () => {
    answer("POST /cart/quote", ok(QUOTE));
    await showCheckout();
    await expect.element(complete()).toBeEnabled();
  });

  it("has a tab order of form, summary, button", async () => {
    await page.viewport(1280, 800);
    await userEvent.tab();
    await expect.element(field("Email")).toHaveFocus();
    field("Name on Card").element().focus();
    await userEvent.tab();
    await expect.element(page.getByRole("list", { name: "Items in your order" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(complete()).toHaveFocus();
  });

  it("names missing values as the labels do", async () => {
    await complete().click();
    await expect.element(note("Missing Information")).toBeVisible();
    await expect.element(note("Please fill in the Email field.")).toBeVisible();
    await expect.element(field("Email")).toHaveFocus();
    await expectNoAxeViolations();
    await fillAll();
    await field("City").fill("");
    await complete().click();
    await expect.element(note("Please fill in the City field.")).toBeVisible();
    await expect.element(field("City")).toHaveFocus();
  });

  it("rejects an invalid card number", async () => {
    await fillAll();
    await field("Card Number").fill("4539 1488 0343");
    await complete().click();
    await expect.element(note("Invalid Card Number")).toBeVisible();
    await expect.element(note("Please enter a valid card number.")).toBeVisible();
  });

  it("groups the card number while typing, and keeps the caret", async () => {
    await userEvent.type(field("Card Number"), "4539148803436467999");
    await expect.element(field("Card Number")).toHaveValue("4539 1488 0343 6467");
    const tooMany = page.getByText("A card number has at most 16 digits.");
    await expect.element(tooMany).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}");
    await expect.element(field("Card Number")).toHaveValue("4539 1488 0346 467");
    await expect.element(tooMany).not.toBeInTheDocument();
    await userEvent.keyboard("3");
    await expect.element(field("Card Number")).toHaveValue("4539 1488 0343 6467");
    await userEvent.type(field("Expiry Date"), "4");
    await expect.element(field("Expiry Date")).toHaveValue("04");
    await userEvent.type(field("Expiry Date"), "39");
    await expect.element(field("Expiry Date")).toHaveValue("04/39");
    await userEvent.type(field("CVV"), "12a345");
    await expect.element(field("CVV")).toHaveValue("1234");
    await expect.element(page.getByText("Enter the 3 or 4 digits of the")).toBeVisible();
  });
});

describe("the checkout under GST", () => {
  const TAXES = {
    Haryana: [
      { name: "CGST", percent: 2.5, taxable: 2250, amount: 56.25 },
      { name: "SGST", percent: 2.5, taxable: 2250, amount: 56.25 },
    ],
    Karnataka: [{ name: "IGST", percent: 5, taxable: 2250, amount: 112.5 }],
  } as const;

  const summary = (words: string) => page.getByRole("complementary").getByText(words);

  beforeEach(async () => {
    answer("POST /cart/quote", ({ body }) => {
      const { state = "Haryana" } = body as { state?: keyof typeof TAXES };
      const gst = { tax: 112.5, taxes: TAXES[state], roundOff: 0.5, total: 2363 };
      return ok({ ...QUOTE, ...gst });
    });
    await showCheckout({ taxName: "GST", isGst: true });
    await expect.element(complete()).toBeEnabled();
  });

  it("names the taxes once the destination is known", async () => {
    await field("State").selectOptions("");
    await expect.element(summary("GST")).toBeVisible();
    await field("State").selectOptions("Haryana");
    await expect.element(summary("CGST (2.5%)")).toBeVisible();
    await field("State").selectOptions("Karnataka");
    await expect.element(summary("IGST (5%)")).toBeVisible();
    await expect.element(summary("Round off")).toBeVisible();
  });

  it("asks for a billing address in the GSTIN's state, and sends the buyer's accounting details", async () => {
    await fillAll();
    await field("GSTIN").fill("27aapfu0939f1zx");
    await complete().click();
    await expect.element(page.getByText("typing error").first()).toBeVisible();
    await field("GSTIN").fill("27aapfu0939f1zv");
    await expect.element(page.getByText("Maharashtra (27)").first()).toBeVisible();
    await page.getByLabelText(/^Billing address is the same/).click();
    await complete().click();
    await expect.element(note("Please fill in the Billing First Name field.")).toBeVisible();
    await expectNoAxeViolations();
    await field("Billing First Name").fill("Accounts");
    await field("Billing Last Name").fill("Payable");
    await field("Billing Address").fill("7 Nariman Point");
    await field("Billing City").fill("Mumbai");
    await field("Billing State").selectOptions("Maharashtra");
    await field("Billing PIN Code").fill("400 021");
    await expect.element(page.getByText(/is registered in/)).not.toBeInTheDocument();
    await field("Purchase order number").fill("PO-77");
    await field("Note to us").fill("Call first.");
    const heard = answer("POST /orders", refusal(409, "out_of_stock", "Only 1 left."));
    await complete().click();
    await expect.element(note("Order Failed")).toBeVisible();
    await expect
      .poll(() => heard[0]?.body)
      .toMatchObject({
        gstin: "27AAPFU0939F1ZV",
        poNumber: "PO-77",
        note: "Call first.",
        totalAmount: 2363,
        billingAddress: { firstName: "Accounts", state: "Maharashtra", zipCode: "400021" },
      });
  });
});

it("requests the tax of the delivery state, and of a GSTIN once it is valid", async () => {
  const heard = answer("POST /cart/quote", ok(QUOTE));
  await showCheckout({ isGst: true });
  const requested = () => heard.at(-1)?.body;
  await field("State").selectOptions("Haryana");
  await expect.poll(requested).toMatchObject({ state: "Haryana" });
  await field("GSTIN").fill("29aagcb7383j1z");
  await field("GSTIN").fill("29aagcb7383j1z4");
  await expect.poll(requested).toMatchObject({ state: "Haryana", gstin: "29AAGCB7383J1Z4" });
  await field("GSTIN").fill("");
  await expect.poll(requested).not.toHaveProperty("gstin");
  const typed = heard.map(({ body }) => (body as { gstin?: string }).gstin);
  expect(typed).not.toContain("29AAGCB7383J1Z");
});

describe("the checkout on a phone", () => {
  const line = firstOf(QUOTE.lines);
  const more = () => page.getByRole("status").getByText("1 item is not in the total");

  /** Renders one unchanged product and one with less stock than the cart contains. */
  async function showWith(short: Partial<typeof line>): Promise<void> {
    const other = { ...line, product: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a77", name: "Tape" };
    const answered = { ...other, quantity: 40, available: false, stockCount: 30, ...short };
    answer("POST /cart/quote", ({ body }) => {
      const { items } = body as { items: { product: string; quantity: number }[] };
      const requested = items.find(({ product }) => product === other.product);
      if (!requested) return ok({ ...QUOTE, total: 1111 });
      if (requested.quantity === 30) return ok({ ...QUOTE, total: 2222 });
      return ok({ ...QUOTE, lines: [...QUOTE.lines, answered] });
    });
    await page.viewport(390, 844);
    await showCheckout({}, [
      { ...line, _id: line.product },
      { ...other, _id: other.product, quantity: 40 },
    ]);
    await expect.element(more()).toBeVisible();
  }

  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);

  it("removes sold-out lines by one press, without moving the form", async () => {
    await showWith({ stockCount: 0 });
    await expectNoAxeViolations();
    const [email, button] = [field("Email").element(), complete().element()];
    const before = [top(email), top(button)];
    await page.getByRole("button", { name: "Leave out" }).click();
    await expect.element(page.getByText("₹1,111.00").first()).toBeVisible();
    await expect.element(more()).not.toBeInTheDocument();
    expect([top(email), top(button)]).toEqual(before);
  });

  it("takes the available quantity by one press", async () => {
    await showWith({ stockCount: 30 });
    await page.getByRole("button", { name: "Take what is in stock" }).click();
    await expect.element(page.getByText("₹2,222.00").first()).toBeVisible();
  });

  it("scrolls from the total to the items", async () => {
    await showWith({ stockCount: 30 });
    await page.getByRole("button", { name: /Total of 1 product/ }).click();
    await expect.element(page.getByRole("heading", { name: "Order summary" })).toBeInViewport();
  });
});

it("shows all sold-out lines, however long the summary is, on a wide screen", async () => {
  const line = firstOf(QUOTE.lines);
  const lines = Array.from({ length: 9 }, (_, index) => ({
    ...line,
    product: String(line.product).slice(0, -1) + String(index),
    name: `Product ${index}`,
    ...(index === 4 && { available: false, stockCount: 0 }),
  }));
  answer("POST /cart/quote", ok({ ...QUOTE, lines }));
  await page.viewport(1280, 800);
  await showCheckout(
    {},
    lines.map((item) => ({ ...item, _id: item.product })),
  );
  const closed = page.getByRole("list", { name: "Items that cannot be ordered" });
  const remove = closed.getByRole("button", { name: "Remove Product 4" });
  await expect.element(remove).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations();
});

it("redirects an empty cart to the products", async () => {
  await showCheckout({}, []);
  await expect.element(note("Cart Empty")).toBeVisible();
  await expect.poll(address).toBe("/products");
});

describe("the checkout of a customer with saved addresses", () => {
  const WAREHOUSE = {
    ...firstOf(accountExamples.listAddresses.answer),
    state: "Karnataka",
  };
  const OFFICE = {
    ...WAREHOUSE,
    _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a99",
    label: "Office",
    address: "48 Residency Road",
    defaultShipping: false,
    defaultBilling: true,
  };
  const UNMARKED = { ...WAREHOUSE, label: null, defaultShipping: false };
  const shipping = () => page.getByLabelText("Your addresses");
  const billing = () => page.getByLabelText("Your billing addresses");
  const same = () => page.getByLabelText(/^Billing address is the same/);

  async function open(...addresses: (typeof WAREHOUSE | typeof OFFICE | typeof UNMARKED)[]) {
    closeDraft(false);
    signIn();
    answer("GET /auth/me", ok(accountExamples.getProfile.answer));
    answer("GET /addresses", ok(addresses));
    answer("POST /cart/quote", ok(QUOTE));
    await showCheckout();
    await expect.element(shipping()).toBeVisible();
  }

  it("reserves their place until they load", async () => {
    closeDraft(false);
    signIn();
    const { promise: seen, resolve: go } = Promise.withResolvers<undefined>();
    answer("GET /auth/me", ok(accountExamples.getProfile.answer));
    answer("GET /addresses", async () => {
      await seen;
      return ok([WAREHOUSE]);
    });
    answer("POST /cart/quote", ok(QUOTE));
    await showCheckout();
    await expect.element(page.getByText("Your addresses")).toBeVisible();
    const place = () => field("First Name").element().getBoundingClientRect().top;
    const before = place();
    go(undefined);
    await expect.element(shipping()).toBeVisible();
    expect(place()).toBeCloseTo(before, 0);
  });

  it("starts with the defaults for delivery and invoice", async () => {
    await open(WAREHOUSE, OFFICE);
    await expect.element(shipping()).toHaveValue(WAREHOUSE._id);
    await expect.element(field("Address")).toHaveValue(WAREHOUSE.address);
    await expect.element(same()).not.toBeChecked();
    await expect.element(billing()).toHaveValue(OFFICE._id);
    await expect.element(field("Billing Address")).toHaveValue(OFFICE.address);
    await expect.element(shipping()).toMatchTextContent(/Warehouse: .*Office: /);
    await expectNoAxeViolations();
    await billing().selectOptions("");
    await expect.element(field("Billing Address")).toHaveValue("");
    await billing().selectOptions(WAREHOUSE._id);
    await expect.element(field("Billing Address")).toHaveValue(WAREHOUSE.address);
  });

  it("keeps the tick if both are one address, until the delivery address changes", async () => {
    await open({ ...OFFICE, defaultShipping: true }, UNMARKED);
    await expect.element(field("Address")).toHaveValue(OFFICE.address);
    await expect.element(same()).toBeChecked();
    await shipping().selectOptions(UNMARKED._id);
    await expect.element(field("Address")).toHaveValue(UNMARKED.address);
    await expect.element(field("Billing Address")).toHaveValue(OFFICE.address);
  });

  it("bills to the delivery address without a default", async () => {
    await open(UNMARKED);
    await expect.element(field("Address")).toHaveValue(UNMARKED.address);
    await expect.element(same()).toBeChecked();
  });
});
