import { longDate } from "@/lib/base/dates";
import type { Translate } from "@/lib/i18n/translate";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { DueRow } from "./due-rows";
import type { DueRule } from "./payment-steps";

const DUE_NAMES: Record<DueRow["what"], string> = {
  advance: "Advance",
  balance: "Balance",
  total: "Total",
  over_run: "Made beyond the order",
};

/** Name of a part of an order's cost: "Advance", "Balance". */
export const dueName = (what: DueRow["what"], t: Translate): string => t(DUE_NAMES[what]);

/** Due time of a part: "by 5 December 2026", "before production begins"; empty when nothing was agreed. */
export function dueWhen({ by, rule }: Pick<DueRow, "by" | "rule">, t: Translate): string {
  if (rule === "before_production") return t("before production begins");
  if (by !== null) return t("by {day}", { day: longDate(new Date(by), t.language) });
  if (rule === "before_dispatch") return t("before the goods leave");
  if (rule === "after_invoice") return t("after its invoice");
  return rule === "on_delivery" ? t("on delivery") : "";
}

/** A part with its due time: "Advance before production begins". */
export const duePart = (row: Pick<DueRow, "what" | "by" | "rule">, t: Translate): string =>
  [dueName(row.what, t), dueWhen(row, t)].filter(Boolean).join(" ");

const PAY_TITLES = {
  advance: "Pay the advance of {amount}",
  balance: "Pay the balance of {amount}",
  total: "Pay {amount}",
} as const;

interface DuePayment {
  part: keyof typeof PAY_TITLES;
  /** In rupees. */
  amount: number;
  by: string | null;
  isOverdue: boolean;
}

/** The amount to pay now, with its due day or the step that follows it. */
export function payTexts({ part, amount, by, isOverdue }: DuePayment, t: Translate) {
  const title = t(PAY_TITLES[part], { amount: formatRupees(toPaise(amount)) });
  if (part === "advance") return { title, text: t("Production begins once it is here.") };
  if (by === null) return { title, text: "" };
  const day = longDate(new Date(by), t.language);
  return { title, text: t(isOverdue ? "It was to be paid by {day}." : "By {day}", { day }) };
}

/** The rule of a step in words, before there is an order. */
function ruleText(rule: DueRule, days: number, t: Translate): string {
  switch (rule) {
    case "after_acceptance":
      return days === 1
        ? t("1 day after the order")
        : t("{count} days after the order", { count: days });
    case "after_invoice":
      return days === 1
        ? t("1 day after each invoice")
        : t("{count} days after each invoice", { count: days });
    case "before_production":
      return t("before production begins");
    case "before_dispatch":
      return t("before the goods leave");
    case "on_delivery":
      return t("on delivery");
  }
}

interface AnsweredStep {
  percent?: number | undefined;
  /** In rupees. */
  amount?: number | undefined;
  rule: DueRule;
  days?: number | undefined;
}

/** "30% before production begins", "The rest 30 days after each invoice". */
export const stepTexts = (steps: readonly AnsweredStep[], t: Translate): string[] =>
  steps.map(({ percent, amount, rule, days = 0 }) => {
    const when = ruleText(rule, days, t);
    if (percent !== undefined) return t("{percent}% {when}", { percent, when });
    if (amount !== undefined) {
      return t("{amount} {when}", { amount: formatRupees(toPaise(amount)), when });
    }
    return steps.length === 1 ? t("All {when}", { when }) : t("The rest {when}", { when });
  });
