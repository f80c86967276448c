import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { complete, fillDelivery, QUOTE, showCheckout } from "@/e2e/component/checkout";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { limitsText } from "./company-notice";

const RULE = { kind: "total", words: "The total is above ₹2,000." } as const;
const LIMITS = { order: 5000, month: 20_000, left: 1500 };

const asks = () => page.getByRole("button", { name: "Ask for Approval" });

describe("the checkout of a company member", () => {
  it("names the rule that the order breaks and the remaining limit, and offers to ask for approval", async () => {
    answer("POST /cart/quote", ok({ ...QUOTE, approval: [RULE], limits: LIMITS }));
    await showCheckout();
    await expect.element(page.getByText(RULE.words)).toBeVisible();
    await expect.element(page.getByText("₹1,500 of ₹20,000 is left this month.")).toBeVisible();
    await expect.element(asks()).toBeVisible();
    await expectNoAxeViolations();
  });

  it("becomes a request for approval after the order was refused for lack of one", async () => {
    answer("POST /cart/quote", ok({ ...QUOTE, approval: [], limits: null }));
    await showCheckout({
      payments: {
        methods: ["bank"],
        upiLimitPaise: 10_000_000,
        hasBankAccount: true,
        codLimitPaise: 200_000,
        paymentDays: 3,
      },
    });
    await fillDelivery();
    await page.getByLabelText("Bank transfer").click();
    const message = `Your company must approve this order. ${RULE.words}`;
    answer("POST /orders", refusal(409, "approval_required", message));
    await complete().click();
    await expect.element(page.getByText("Approval Needed")).toBeVisible();
    await expect.element(asks()).toBeVisible();
  });
});

describe("the text about order limits", () => {
  it("names only limits that are set, and says when the order exceeds them", () => {
    expect(limitsText({ order: null, month: 100, left: 40 }, 30)).toBe(
      "₹40 of ₹100 is left this month.",
    );
    expect(limitsText({ order: 100, month: null, left: null }, 101)).toBe(
      "This is above what your company lets you order. Your limit for one order is ₹100.",
    );
  });
});
