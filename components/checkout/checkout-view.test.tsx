import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { shopExamples } from "@/lib/api/examples/shop-examples";
import { expectNoAxeViolations } from "@/lib/testing/component/accessible";
import { answer, firstOf, ok } from "@/lib/testing/component/shop";
import { address, show } from "@/lib/testing/component/show";
import { CheckoutView } from "./checkout-view";

const RULES = {
  taxPercent: 8,
  serviceableStates: ["Haryana", "Karnataka"],
  contactEmail: "hello@example.in",
};

const QUOTE = shopExamples.quoteCart.answer;
const LINE = firstOf(QUOTE.lines);
const CART = [{ ...LINE, _id: LINE.product }];

const TYPED = {
  Email: "asha@example.in",
  "First Name": "Asha",
  "Last Name": "Rao",
  Address: "12 MG Road",
  City: "Gurugram",
  "PIN Code": "122001",
  "Card Number": "4539148803436467",
  "Expiry Date": "1139",
  CVV: "9317",
  "Name on Card": "Asha Rao",
};

const field = (name: string) => page.getByLabelText(name, { exact: true });
const complete = () => page.getByRole("button", { name: "Complete Order" });
const note = (words: string) => page.getByRole("region", { name: /^Notices/ }).getByText(words);

async function fillAll(): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) await field(name).fill(value);
  await field("State").selectOptions("Haryana");
}

describe("the checkout", () => {
  beforeEach(async () => {
    answer("POST /cart/quote", ok(QUOTE));
    localStorage.setItem("cart", JSON.stringify(CART));
    await show(<CheckoutView rules={RULES} />, "/checkout");
    await expect.element(complete()).toBeEnabled();
  });

  it("says what is missing, in the words of the field's label", async () => {
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

  it("refuses a card number that is none", async () => {
    await fillAll();
    await field("Card Number").fill("4539 1488 0343");
    await complete().click();
    await expect.element(note("Invalid Card Number")).toBeVisible();
    await expect.element(note("Please enter a valid card number.")).toBeVisible();
  });

  it("writes the card in groups while it is typed, with the caret where it was", async () => {
    await userEvent.type(field("Card Number"), "4539148803436467999");
    await expect.element(field("Card Number")).toHaveValue("4539 1488 0343 6467");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}");
    await expect.element(field("Card Number")).toHaveValue("4539 1488 0346 467");
    await userEvent.keyboard("3");
    await expect.element(field("Card Number")).toHaveValue("4539 1488 0343 6467");
    await userEvent.type(field("Expiry Date"), "4");
    await expect.element(field("Expiry Date")).toHaveValue("04");
    await userEvent.type(field("Expiry Date"), "39");
    await expect.element(field("Expiry Date")).toHaveValue("04/39");
    await userEvent.type(field("CVV"), "12a345");
    await expect.element(field("CVV")).toHaveValue("1234");
  });
});

it("has nothing to check out with an empty cart, and leads to the shelves", async () => {
  await show(<CheckoutView rules={RULES} />, "/checkout");
  await expect.element(note("Cart Empty")).toBeVisible();
  await expect.poll(address).toBe("/products");
});
