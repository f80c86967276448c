import { oneLine, leftOut } from "@/lib/base/input/fields";
import { readDecimal } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { CATEGORY_LIMITS } from "@/lib/base/ids/category-slug";
import { isWholePaise } from "@/lib/pricing/money";

/** Maximum rules of a company. */
export const MAX_RULES = 10;

const AMOUNT_TEXT = "Enter an amount of ₹0 or more with at most two decimals";

const amount = z
  .number(AMOUNT_TEXT)
  .nonnegative(AMOUNT_TEXT)
  .max(1_000_000_000, "Enter an amount up to ₹100 crore")
  .refine(isWholePaise, AMOUNT_TEXT)
  .describe("Rupees; more than this needs an approval");

const approvals = leftOut(
  z.union([z.literal(1), z.literal(2)], "Choose one approval, or two by different people"),
).describe("How many different people must approve; one without it");

const category = oneLine("Choose a category")
  .min(1, "Choose a category")
  .max(CATEGORY_LIMITS.name, "Choose a category")
  .describe("The name of a category, or the part of its address");

const RULE_KINDS = [
  "total",
  "month",
  "category",
  "address",
  "account",
  "first_order",
  "custom_print",
] as const;

/** Rules that decide which orders of a company need an approval. */
export const companyRuleSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.enum(["total", "month"]), amount, approvals }),
    z.object({ kind: z.literal("category"), category, approvals }),
    z.object({ kind: z.enum(["address", "account", "first_order", "custom_print"]), approvals }),
  ],
  "Choose one of the kinds of rules",
);

export type CompanyRule = z.output<typeof companyRuleSchema>;
export type RuleKind = CompanyRule["kind"];

export const companyRulesSchema = z.object({
  rules: z
    .array(companyRuleSchema)
    .max(MAX_RULES, `A company has at most ${MAX_RULES} rules`)
    .describe("An order that one of them catches needs an approval"),
});

/** A rule in the owner's form; controls hold strings. */
export const ruleFormSchema = z
  .object({
    kind: z.enum(RULE_KINDS),
    amount: z.string(),
    category: z.string(),
    two: z.boolean(),
  })
  .transform(({ kind, amount, category, two }) => {
    const rule: unknown = {
      kind,
      category,
      amount: amount.trim() === "" ? undefined : (readDecimal(amount).value ?? NaN),
      ...(two && { approvals: 2 }),
    };
    // The rule's own schema selects its fields.
    return rule as z.input<typeof companyRuleSchema>;
  })
  .pipe(companyRuleSchema);

/** A rule that catches an order, in words. */
export const caughtRuleSchema = z.object({
  kind: z.enum(RULE_KINDS),
  words: z.string(),
});

export type CaughtRule = z.output<typeof caughtRuleSchema>;

export const orderLimitsSchema = z
  .object({
    order: z.number().nullable().describe("Rupees of one order"),
    month: z.number().nullable().describe("Rupees of a calendar month in India"),
    left: z.number().nullable().describe("Rupees that are left of the month's"),
  })
  .nullable()
  .describe("Only of a company's member: what they may spend; null where nothing limits it");

export type OrderLimits = NonNullable<z.output<typeof orderLimitsSchema>>;
