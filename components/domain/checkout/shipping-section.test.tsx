import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { complete, fillDelivery, note, QUOTE, RULES, showCheckout } from "@/e2e/component/checkout";
import { answer, ok, refusal } from "@/e2e/component/shop";

describe("the checkout of a shop that charges shipping by weight", () => {
  const WAYS = [
    { way: "courier", amount: null, words: "By courier. Ask us for the price of this order." },
    { way: "own", amount: 300, words: "With our own vehicle." },
    { way: "transport", amount: 0, words: "You pay the freight." },
  ] as const;

  const way = (name: RegExp) => page.getByRole("radio", { name });

  beforeEach(async () => {
    sessionStorage.removeItem("shippingWay");
    answer("POST /cart/quote", ({ body }) => {
      const { pin, shippingWay = "own" } = body as { pin?: string; shippingWay?: "own" };
      if (!pin) return ok({ ...QUOTE, shipping: 0, shippingWay: null, shippingWays: [] });
      const shipping = WAYS.find((each) => each.way === shippingWay)?.amount ?? 0;
      return ok({ ...QUOTE, shipping, shippingWay, shippingWays: WAYS });
    });
    await showCheckout({ isByWeight: true, payments: { ...RULES.payments, methods: ["upi"] } });
    await expect.element(complete()).toBeEnabled();
  });

  it("offers shipping methods once the PIN code is known, and sends the chosen one", async () => {
    await expect.element(page.getByText("Enter the PIN code to see the prices.")).toBeVisible();
    await expect.element(page.getByText("By your PIN code")).toBeVisible();
    await fillDelivery();
    await expect.element(way(/^Our own vehicle/)).toBeChecked();
    await way(/^Transport/).click();
    await expect.element(page.getByText("Shipping (Transport, freight to pay)")).toBeVisible();
    await expect
      .element(page.getByRole("complementary").getByText("To pay", { exact: true }))
      .toBeVisible();
    await expectNoAxeViolations();
    const heard = answer("POST /orders", refusal(409, "out_of_stock", "Only 1 left."));
    await complete().click();
    await expect.poll(() => heard[0]?.body).toMatchObject({ shippingWay: "transport" });
  });

  it("sends no order for an unpriced shipping method, and offers to request an offer for the cart", async () => {
    await fillDelivery();
    await way(/^Courier/).click();
    await expect.element(page.getByRole("complementary").getByText("Ask us")).toBeVisible();
    await complete().click();
    await expect.element(note("Choose How It Travels")).toBeVisible();
    await page.getByRole("button", { name: "Ask for an Offer" }).click();
    await expect
      .element(page.getByLabelText("Message"))
      .toHaveValue("Please price the shipping to 122001: Courier.");
  });
});
