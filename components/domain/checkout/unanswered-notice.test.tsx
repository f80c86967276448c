import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import { cartExamples } from "@/lib/orders/cart/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { CheckoutView } from "../../shop/checkout/checkout-view";
import { currentAttempt, storeAttempt } from "./stored/stored-attempt";

const RULES = {
  taxName: "Tax (8%)",
  isGst: false,
  isByWeight: false,
  sendsWhatsApp: false,
  serviceableStates: ["Haryana"],
  payments: {
    methods: [],
    upiLimitPaise: 10_000_000,
    hasBankAccount: true,
    codLimitPaise: 200_000,
    paymentDays: 3,
  },
};

it("reports an order whose response was lost with the page, and completes it", async () => {
  const { body, answer: placed } = orderExamples.placeOrder;
  const quote = cartExamples.quoteCart.answer;
  const line = firstOf(quote.lines);
  answer("POST /cart/quote", ok(quote));
  localStorage.setItem("cart", JSON.stringify([{ ...line, _id: line.product }]));
  storeAttempt({ key: "k1", request: JSON.stringify(body), unanswered: true });
  await show(<CheckoutView rules={RULES} longest={{}} />, "/checkout");
  await expect.element(page.getByText(/We could not confirm whether your order/)).toBeVisible();
  await expectNoAxeViolations();
  const heard = answer("POST /orders", ok(placed));
  await page.getByRole("button", { name: "Finish this order" }).click();
  await expect.poll(address).toBe("/order-confirmation");
  expect(heard.map((requested) => requested.body)).toMatchObject([body]);
  expect(currentAttempt()).toBeNull();
});
