import { categorySlug } from "@/lib/base/ids/category-slug";
import { formatShortRupees, toPaise } from "@/lib/pricing/money";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { CaughtRule, CompanyRule, RuleKind } from "./rule-schemas";

/** The facts of a priced order that company rules examine. Unknown facts, as in a cart, match no rule. */
export interface RuledOrder {
  totalPaise: number;
  /** The member's spending in paise in the calendar month in India, without this order. */
  monthPaise: number;
  /** Category slugs of the lines, current and former. */
  categories: ReadonlySet<string>;
  /** True when shipped to an address that is not the company's. */
  goesElsewhere: boolean;
  isOnAccount: boolean;
  /** True with a product that the company never ordered before. */
  hasNewProduct: boolean;
  /** True with a printed or custom-made line. */
  isCustom: boolean;
}

interface RuleLogic {
  catches: (order: RuledOrder, rule: CompanyRule) => boolean;
  /** Label of the kind. */
  kind: string;
  /** Text in a list of rules. */
  title: (rule: CompanyRule, t: Translate) => string;
  /** The reason why an order is caught. */
  words: (rule: CompanyRule) => string;
}

const getAmount = (rule: CompanyRule) => ("amount" in rule ? toPaise(rule.amount) : 0);
const getCategory = (rule: CompanyRule) => ("category" in rule ? rule.category : "");
const rupees = (rule: CompanyRule) => formatShortRupees(getAmount(rule));

const TOTAL = "The total is above {amount}.";
const MONTH = "The buyer's orders of this month come to more than {amount}.";
const CATEGORY = "It has something of the category {name}.";

/** Texts below with placeholders, for `translateMessage`. */
export const RULE_TEXTS = [TOTAL, MONTH, CATEGORY];

/** Every kind of rule: its condition, and its texts. */
const RULES: Record<RuleKind, RuleLogic> = {
  total: {
    catches: ({ totalPaise }, rule) => totalPaise > getAmount(rule),
    kind: "The order's total",
    title: (rule, t) => t("Orders above {amount}", { amount: rupees(rule) }),
    words: (rule) => inEnglish(TOTAL, { amount: rupees(rule) }),
  },
  month: {
    catches: ({ monthPaise, totalPaise }, rule) => monthPaise + totalPaise > getAmount(rule),
    kind: "A buyer's orders of a month",
    title: (rule, t) => t("More than {amount} by one buyer in a month", { amount: rupees(rule) }),
    words: (rule) => inEnglish(MONTH, { amount: rupees(rule) }),
  },
  category: {
    catches: ({ categories }, rule) => categories.has(categorySlug(getCategory(rule))),
    kind: "A category",
    title: (rule, t) => t("Anything of the category {category}", { category: getCategory(rule) }),
    words: (rule) => inEnglish(CATEGORY, { name: getCategory(rule) }),
  },
  address: {
    catches: ({ goesElsewhere }) => goesElsewhere,
    kind: "Other addresses",
    title: (_, t) => t("Addresses that are not the company's"),
    words: () => "It goes to an address that is not the company's.",
  },
  account: {
    catches: ({ isOnAccount }) => isOnAccount,
    kind: "On account",
    title: (_, t) => t("Orders on account"),
    words: () => "It is paid on account.",
  },
  first_order: {
    catches: ({ hasNewProduct }) => hasNewProduct,
    kind: "First orders",
    title: (_, t) => t("Products that the company orders for the first time"),
    words: () => "The company orders a product for the first time.",
  },
  custom_print: {
    catches: ({ isCustom }) => isCustom,
    kind: "Printed and made to order",
    title: (_, t) => t("Anything printed or made to order"),
    words: () => "Something in it is printed or made to order.",
  },
};

/** Rules that catch the order, in the company's order. */
export function catchingRules(rules: readonly CompanyRule[], order: RuledOrder): CompanyRule[] {
  return rules.filter((rule) => RULES[rule.kind].catches(order, rule));
}

export const caughtRule = (rule: CompanyRule): CaughtRule => ({
  kind: rule.kind,
  words: RULES[rule.kind].words(rule),
});

export const RULE_KINDS: readonly { value: RuleKind; label: string }[] = Object.entries(RULES).map(
  ([kind, rule]) => ({ value: kind as RuleKind, label: rule.kind }),
);

export const ruleTitle = (rule: CompanyRule, t: Translate = inEnglish): string =>
  RULES[rule.kind].title(rule, t);

/** Number of different people who must approve an order that these rules catch. */
export const approvalsNeeded = (rules: readonly CompanyRule[]): 1 | 2 =>
  rules.some(({ approvals }) => approvals === 2) ? 2 : 1;

/**
 * Number of additional members needed so that any member's order can be approved: nobody approves their own.
 * @param deciders number of members who may approve now
 */
export const missingDeciders = (rules: readonly CompanyRule[], deciders: number): number =>
  rules.length === 0 ? 0 : Math.max(0, approvalsNeeded(rules) + 1 - deciders);
