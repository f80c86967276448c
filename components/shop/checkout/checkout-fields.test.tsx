import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { complete, field, QUOTE, showCheckout, TYPED } from "@/e2e/component/checkout";
import { answer, ok } from "@/e2e/component/shop";

const CARD = ["Card Number", "Expiry Date", "CVV", "Name on Card"];

it("describes each missing field by its error, and announces only the first by focus", async () => {
  answer("POST /cart/quote", ok(QUOTE));
  await showCheckout();
  await expect.element(complete()).toBeEnabled();
  await complete().click();
  await expect.element(field("Email")).toHaveFocus();
  for (const name of [...Object.keys(TYPED), ...CARD]) {
    const error = expect.stringContaining(`Please fill in the ${name} field.`) as string;
    await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
    await expect.element(field(name)).toHaveAccessibleDescription(error);
  }
  const form = field("Email").element().closest("form");
  expect(form?.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(9);
  expect(form?.querySelectorAll("[role=alert], [aria-live]")).toHaveLength(0);
});

it("refuses a pasted card number that is too long, and reports it", async () => {
  answer("POST /cart/quote", ok(QUOTE));
  await showCheckout();
  await expect.element(complete()).toBeEnabled();
  const input = field("Card Number").element() as HTMLInputElement;
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", "6759 6498 2643 8453 999");
  input.focus();
  const paste = { clipboardData, bubbles: true, cancelable: true };
  expect(input.dispatchEvent(new ClipboardEvent("paste", paste))).toBe(false);
  await expect.element(page.getByText("A card number has at most 16 digits.")).toBeVisible();
  await expect.element(field("Card Number")).toHaveValue("");
});
