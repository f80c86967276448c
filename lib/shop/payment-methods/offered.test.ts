import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAYMENT_METHODS, type PaymentRules } from "./methods";
import { methodProblem, offeredMethods, onlyMethod } from "./offered";

const RULES: PaymentRules = {
  isDecided: true,
  isDemo: false,
  methods: PAYMENT_METHODS,
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
const CREDIT = { days: 30, limitPaise: 5_000_000, openPaise: 4_000_000 };

describe("the offered payment methods", () => {
  it("are those that are switched on, in the shop's order", () => {
    const rules = { ...RULES, methods: ["cod", "upi"] as const };
    expect(offeredMethods(rules, { totalPaise: 100, credit: CREDIT })).toEqual([
      { method: "cod", problem: null, isPending: false },
      { method: "upi", problem: null, isPending: false },
    ]);
    expect(methodProblem(rules, "bank", { totalPaise: 100, credit: null })).toContain(
      "do not offer",
    );
  });

  it("hold cash on delivery to its limit, to the paisa", () => {
    const problem = (totalPaise: number) =>
      methodProblem(RULES, "cod", { totalPaise, credit: null });
    expect(problem(1_000_000)).toBeNull();
    expect(problem(1_000_001)).toContain("up to ₹10,000.");
  });

  it("hold UPI to its limit only where there is no bank account to show above it", () => {
    const problem = (totalPaise: number, hasBankAccount: boolean) =>
      methodProblem({ ...RULES, hasBankAccount }, "upi", { totalPaise, credit: null });
    expect(problem(10_000_001, true)).toBeNull();
    expect(problem(10_000_000, false)).toBeNull();
    expect(problem(10_000_001, false)).toContain("UPI is possible up to ₹1,00,000.");
  });

  it("show “on account” to approved customers only, up to the free credit", () => {
    const problem = (totalPaise: number, credit: typeof CREDIT | null) =>
      methodProblem(RULES, "account", { totalPaise, credit });
    expect(problem(100, null)).toContain("do not offer");
    expect(problem(1_000_000, CREDIT)).toBeNull();
    expect(problem(1_000_001, CREDIT)).toContain("₹10,000 of your limit of ₹50,000 is free now");
    expect(problem(1, { ...CREDIT, openPaise: 6_000_000 })).toContain("₹0 of your limit");
  });

  it("end with “on account”, so that nothing moves when it appears", () => {
    const names = (credit: typeof CREDIT | null) =>
      offeredMethods(RULES, { totalPaise: 100, credit }).map(({ method }) => method);
    expect(names(CREDIT)).toEqual([...names(null), "account"]);
  });

  it("leave limited methods open until the total is known", () => {
    const open = offeredMethods(RULES, { totalPaise: null, credit: CREDIT });
    const pending = open.filter(({ isPending }) => isPending).map(({ method }) => method);
    expect(pending).toEqual(["cod", "account"]);
    expect(open.every(({ problem }) => problem === null)).toBe(true);
  });

  it.each([
    [["upi"], 100, "upi"],
    [["upi", "bank"], 100, ""],
    [["upi", "cod"], 100, ""],
    [["upi", "cod"], 1_000_001, "upi"],
    [["upi", "cod"], null, ""],
    [["cod"], 1_000_001, "cod"],
    [["cod"], null, "cod"],
    [[], 100, ""],
  ] as const)(
    "need no choosing where one of %o is left for %s paise: %s",
    (methods, paise, only) => {
      const offers = offeredMethods({ ...RULES, methods }, { totalPaise: paise, credit: null });
      expect(onlyMethod(offers)).toBe(only);
    },
  );

  it("never let the amount owed on account exceed the limit", () => {
    const paise = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(paise, paise, paise, (limitPaise, openPaise, totalPaise) => {
        const credit = { days: 30, limitPaise, openPaise };
        const allowed = methodProblem(RULES, "account", { totalPaise, credit }) === null;
        expect(allowed).toBe(totalPaise + openPaise <= limitPaise || totalPaise === 0);
      }),
    );
  });
});
