import { expect, it, describe } from "vitest";
import fc from "fast-check";
import { howToPay, type Payable, upiLink } from "./how-to-pay";
import type { PaymentMethod, PaymentRules } from "./methods";

const RULES: PaymentRules = {
  isDecided: true,
  isDemo: false,
  methods: ["upi", "bank", "cod"],
  upi: { vpa: "kln@okicici", payee: "KLN Packaging" },
  bank: { accountName: "KLN", accountNumber: "50100123456789", ifsc: "HDFC0000001", bankName: "" },
  upiLimitPaise: 10_000_000,
  hasBankAccount: true,
  codLimitPaise: 1_000_000,
  paymentDays: 3,
  due: {
    upi: "after_acceptance",
    bank: "after_acceptance",
    online: "after_acceptance",
    made: { advancePercent: 0, rule: "before_dispatch" },
  },
  holdOverdueDays: 0,
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

it("shows the open amount, and nothing once paid or to be refunded", () => {
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

it("asks for amounts above UPI's limit by bank transfer", () => {
  const above = 10_000_001;
  expect(ways({ method: "upi", outstandingPaise: above - 1 })).toEqual(["kln@okicici", null]);
  for (const method of ["upi", "cod", "account", null] as const) {
    for (const methods of [["upi", "bank"], ["upi"]] as const) {
      expect(ways({ method, outstandingPaise: above }, { methods })).toEqual([
        null,
        "50100123456789",
      ]);
    }
  }
});

it("asks by UPI whatever it is where there is no account to pay to", () => {
  const none = { ...RULES.bank, accountNumber: "" };
  const rules = { bank: none, hasBankAccount: false };
  expect(ways({ method: "upi", outstandingPaise: 10_000_001 }, rules)).toEqual([
    "kln@okicici",
    null,
  ]);
});

const REQUEST = {
  payee: "KLN Packaging",
  vpa: "klnpackaging@okicici",
  amountPaise: 112_200,
  reference: "KLN-261121-7QK2M9",
};

describe("the link of a payment by UPI", () => {
  it("names payee, amount, currency and order", () => {
    expect(upiLink(REQUEST)).toBe(
      "upi://pay?pa=klnpackaging@okicici&pn=KLN%20Packaging&am=1122.00&cu=INR" +
        "&tn=7QK2M9%20KLN-261121-7QK2M9&tr=KLN2611217QK2M9",
    );
  });

  it("begins its note with the distinguishing part, within the 8 characters that every bank returns", () => {
    const note = (reference: string) =>
      new URL(upiLink({ ...REQUEST, reference })).searchParams.get("tn")?.slice(0, 8);
    expect(note("KLN-261129-HXX32V")).toBe("HXX32V K");
    expect(note("KLN-261129-DRY9MP")).toBe("DRY9MP K");
  });

  it("is decoded by an app to exactly its input, for any input", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
    const amountPaise = fc.integer({ min: 1, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(text, text, amountPaise, (payee, reference, paise) => {
        const link = upiLink({ ...REQUEST, payee, reference, amountPaise: paise });
        const requested = new URL(link).searchParams;
        expect([...requested.keys()]).toEqual(["pa", "pn", "am", "cu", "tn", "tr"]);
        expect(requested.get("pn")).toBe(payee);
        expect(requested.get("tn")).toMatch(/^[^-]* /s);
        expect(requested.get("tn")?.endsWith(` ${reference}`)).toBe(true);
        expect(requested.get("tr")).toMatch(/^[A-Za-z0-9]{0,35}$/);
        expect(requested.get("am")).toMatch(/^\d+\.\d\d$/);
        expect(Math.round(Number(requested.get("am")) * 100)).toBe(paise);
        expect(link).toMatch(/^upi:\/\/pay\?[\w%@&=.!~*'()-]+$/);
      }),
    );
  });
});
