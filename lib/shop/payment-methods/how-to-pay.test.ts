import { expect, it } from "vitest";
import { howToPay, type Payable } from "./how-to-pay";
import type { PaymentMethod } from "./methods";
import type { PaymentRules } from "./payment-rules";

const RULES: PaymentRules = {
  methods: ["upi", "bank", "cod"],
  upi: { vpa: "kln@okicici", payee: "KLN Packaging" },
  bank: { accountName: "KLN", accountNumber: "50100123456789", ifsc: "HDFC0000001", bankName: "" },
  codLimitPaise: 1_000_000,
  paymentDays: 3,
};
const ORDER: Payable = { reference: "KLN-1", method: null, outstandingPaise: 112_200 };

const ways = (order: Partial<Payable>, rules: Partial<PaymentRules> = {}) => {
  const { upi, bank } = howToPay({ ...RULES, ...rules }, { ...ORDER, ...order });
  return [upi?.vpa ?? null, bank?.accountNumber ?? null];
};

it.each<[PaymentMethod | null, boolean, boolean]>([
  ["upi", true, false],
  ["bank", false, true],
  ["cod", true, true],
  ["account", true, true],
  [null, true, true],
  ["razorpay", false, false],
])("an order by %s is paid by UPI: %s, to the bank: %s", (method, upi, bank) => {
  expect(ways({ method })).toEqual([upi ? "kln@okicici" : null, bank ? "50100123456789" : null]);
});

it("names what is still open, and nothing once all is paid or to be given back", () => {
  expect(howToPay(RULES, { ...ORDER, outstandingPaise: 50 }).upi?.link).toContain("am=0.50");
  for (const outstandingPaise of [0, -100])
    expect(ways({ outstandingPaise })).toEqual([null, null]);
});

it("shows the chosen way after it was switched off, but offers no other then", () => {
  expect(ways({ method: "upi" }, { methods: [] })).toEqual(["kln@okicici", null]);
  expect(ways({ method: "account" }, { methods: ["account"] })).toEqual([null, null]);
  const none = { vpa: "", payee: "" };
  expect(ways({ method: "upi" }, { methods: [], upi: none })).toEqual([null, null]);
});
