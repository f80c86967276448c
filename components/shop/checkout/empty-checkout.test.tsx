import { expect, it } from "vitest";
import { complete, field, QUOTE, showCheckout, TYPED } from "@/e2e/component/checkout";
import { answer, ok } from "@/e2e/component/shop";

const CARD = ["Card Number", "Expiry Date", "CVV", "Name on Card"];

it("describes each missing field by its error, and announces them by the first one's focus alone", async () => {
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
