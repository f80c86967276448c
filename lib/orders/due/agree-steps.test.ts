import { expect, it } from "vitest";
import type { PaymentRules } from "@/lib/shop/payment-methods/methods";
import { agreeSteps, type AgreedWith } from "./agree-steps";

const RULES = {
  paymentDays: 3,
  due: {
    upi: "after_acceptance",
    bank: "before_dispatch",
    online: "before_production",
    made: { advancePercent: 40, rule: "before_dispatch" },
  },
} as PaymentRules;

const order = { credit: { days: 30 }, isMade: false };
const REST = { rule: "before_dispatch" };
const ADVANCE = { percent: 40, rule: "before_production" };
const terms = { advancePercent: 25 };
const own = [{ rule: "after_invoice" as const, days: 15 }];

it.each<[string, Partial<AgreedWith>, unknown]>([
  ["UPI", { method: "upi" }, [{ rule: "after_acceptance", days: 3 }]],
  ["bank transfer", { method: "bank" }, [REST]],
  ["a gateway", { method: "razorpay" }, [{ rule: "before_production" }]],
  ["cash", { method: "cod" }, [{ rule: "on_delivery" }]],
  ["on account", { method: "account" }, [{ rule: "after_invoice", days: 30 }]],
  ["no payment method", { method: undefined }, null],
  ["made goods by UPI", { method: "upi", isMade: true }, [ADVANCE, REST]],
  [
    "made goods on account",
    { method: "account", isMade: true },
    [{ rule: "after_invoice", days: 30 }],
  ],
  [
    "an offer with an advance",
    { method: "bank", isMade: true, terms },
    [{ percent: 25, rule: "before_production" }, REST],
  ],
  ["an offer with its own steps", { method: "upi", terms: { ...terms, paymentSteps: own } }, own],
])("payment steps of an order by %s follow the settings and the offer", (_, with_, steps) => {
  expect(agreeSteps(RULES, { ...order, method: undefined, ...with_ })).toEqual(steps);
});
