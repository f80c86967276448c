import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CompanyRule, companyRuleSchema, companyRulesSchema, MAX_RULES } from "./rule-schemas";
import {
  approvalsNeeded,
  catchingRules,
  caughtRule,
  missingDeciders,
  type RuledOrder,
} from "./rules";

const PLAIN: RuledOrder = {
  totalPaise: 100_00,
  monthPaise: 0,
  categories: new Set(["boxes"]),
  goesElsewhere: false,
  isOnAccount: false,
  hasNewProduct: false,
  isCustom: false,
};

const catches = (rule: CompanyRule, order: Partial<RuledOrder>) =>
  catchingRules([rule], { ...PLAIN, ...order }).length === 1;

describe("each kind of rule", () => {
  it.each<[CompanyRule, Partial<RuledOrder>, Partial<RuledOrder>, string]>([
    [
      { kind: "total", amount: 100 },
      { totalPaise: 100_01 },
      { totalPaise: 100_00 },
      "The total is above ₹100.",
    ],
    [
      { kind: "month", amount: 250.5 },
      { monthPaise: 150_51 },
      { monthPaise: 150_50 },
      "The buyer's orders of this month come to more than ₹250.50.",
    ],
    [
      { kind: "category", category: "Cups & Lids" },
      { categories: new Set(["boxes", "cups-lids"]) },
      {},
      "It has something of the category Cups & Lids.",
    ],
    [
      { kind: "address" },
      { goesElsewhere: true },
      {},
      "It goes to an address that is not the company's.",
    ],
    [{ kind: "account" }, { isOnAccount: true }, {}, "It is paid on account."],
    [
      { kind: "first_order" },
      { hasNewProduct: true },
      {},
      "The company orders a product for the first time.",
    ],
    [
      { kind: "custom_print" },
      { isCustom: true },
      {},
      "Something in it is printed or made to order.",
    ],
  ])("$kind", (rule, caught, free, words) => {
    expect(catches(rule, caught)).toBe(true);
    expect(catches(rule, free)).toBe(false);
    expect(caughtRule(rule)).toEqual({ kind: rule.kind, words });
  });
});

const paise = fc.integer({ min: 0, max: 10_000_000 });

describe("any rule of amounts", () => {
  it("catches orders above the amount and no others, whatever came before in the month", () => {
    fc.assert(
      fc.property(paise, paise, paise, (amountPaise, totalPaise, monthPaise) => {
        const amount = amountPaise / 100;
        const order = { totalPaise, monthPaise };
        expect(catches({ kind: "total", amount }, order)).toBe(totalPaise > amountPaise);
        expect(catches({ kind: "month", amount }, order)).toBe(
          totalPaise + monthPaise > amountPaise,
        );
      }),
    );
  });
});

it("lists caught rules in the company's order, and asks for the largest number of approvers", () => {
  const rules: CompanyRule[] = [
    { kind: "account", approvals: 2 },
    { kind: "total", amount: 10 },
    { kind: "custom_print" },
  ];
  const caught = catchingRules(rules, { ...PLAIN, isOnAccount: true });
  expect(caught).toEqual([rules[0], rules[1]]);
  expect(approvalsNeeded(caught)).toBe(2);
  expect(approvalsNeeded(catchingRules(rules, PLAIN))).toBe(1);
});

it("accepts rules as sent, and names missing fields", () => {
  const rule = { kind: "total", amount: 5000 };
  expect(companyRuleSchema.parse(rule)).toEqual(rule);
  const messages = (sent: unknown) =>
    companyRuleSchema.safeParse(sent).error?.issues.map(({ message }) => message);
  expect(messages({ kind: "month" })).toEqual([
    "Enter an amount of ₹0 or more with at most two decimals",
  ]);
  expect(messages({ kind: "category" })).toEqual(["Choose a category"]);
  expect(messages({ kind: "weekday" })).toEqual(["Choose one of the kinds of rules"]);
  expect(messages({ kind: "account", approvals: 3 })).toEqual([
    "Choose one approval, or two by different people",
  ]);
  const many = Array.from({ length: MAX_RULES + 1 }, () => rule);
  expect(companyRulesSchema.safeParse({ rules: many }).error?.issues[0]?.message).toBe(
    "A company has at most 10 rules",
  );
});

it.each([
  [[], 1, 0],
  [[undefined], 1, 1],
  [[undefined], 2, 0],
  [[undefined, 2], 1, 2],
  [[2], 2, 1],
  [[2], 4, 0],
] as const)("with rules of %j approvals, %i deciders are %i too few", (wanted, deciders, few) => {
  const rules = wanted.map((approvals) => ({
    kind: "account" as const,
    ...(approvals && { approvals }),
  }));
  expect(missingDeciders(rules, deciders)).toBe(few);
});
