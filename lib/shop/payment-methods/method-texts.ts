import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { sentences } from "@/lib/shop/content/phrases";
import { formatShortRupees } from "@/lib/pricing/money";
import {
  GATEWAY_CHOICES,
  GATEWAY_TITLES,
  type PaymentMethod,
  type PaymentRules,
  type PrepaidRule,
} from "./methods";
import { freePaise, type Credit } from "./offered";

/** A payment method as a customer chooses it. */
export interface MethodText {
  title: string;
  /** Time and means of the payment. */
  how: string;
}

type Rules = Pick<
  PaymentRules,
  "upiLimitPaise" | "hasBankAccount" | "codLimitPaise" | "paymentDays"
> &
  Partial<Pick<PaymentRules, "due">>;

export function methodText(
  method: PaymentMethod,
  rules: Rules,
  credit: Credit | null,
  t: Translate = inEnglish,
): MethodText {
  switch (method) {
    case "upi":
      return {
        title: "UPI",
        how: sentences(
          t("After you order, scan a QR code or open your UPI app."),
          upiLimitText(rules, t),
          payWhen("upi", rules, t),
        ),
      };
    case "bank":
      return {
        title: t("Bank transfer"),
        how: `${t("After you order, we show our account for NEFT, RTGS or IMPS.")} ${payWhen("bank", rules, t)}`,
      };
    case "cod":
      return {
        title: t("Cash on delivery"),
        how: t("Pay in cash when the goods arrive. For orders up to {limit}.", {
          limit: formatShortRupees(rules.codLimitPaise),
        }),
      };
    case "account":
      return { title: t("On account"), how: accountText(credit, t) };
    default:
      return {
        title: t(GATEWAY_CHOICES[method]),
        how: t("Pay on {gateway}'s page, right after you order.", {
          gateway: GATEWAY_TITLES[method],
        }),
      };
  }
}

function upiLimitText({ upiLimitPaise, hasBankAccount }: Rules, t: Translate): string {
  const limit = formatShortRupees(upiLimitPaise);
  return hasBankAccount
    ? t("Above {limit} we show our bank account.", { limit })
    : t("For orders up to {limit}.", { limit });
}

const days = (count: number, t: Translate) =>
  count === 1 ? t("1 day") : t("{count} days", { count });

/** Payment time of stock goods, and of printed and made-to-order goods if different. */
function payWhen(method: "upi" | "bank", rules: Rules, t: Translate): string {
  if (!rules.due) return ruleText("after_acceptance", rules, t);
  const { made, [method]: own } = rules.due;
  const stock = ruleText(own, rules, t);
  if (own === made.rule && made.advancePercent === 0) return stock;
  return sentences(stock, madeText(made, rules, t));
}

/** Payment time of printed and made-to-order goods. */
function madeText(
  { rule, advancePercent: percent }: { rule: PrepaidRule; advancePercent: number },
  { paymentDays }: Rules,
  t: Translate,
): string {
  const within = days(paymentDays, t);
  if (percent === 0) {
    if (rule === "before_production")
      return t("Printed and made-to-order goods: before work begins.");
    if (rule === "before_dispatch") return t("Printed and made-to-order goods: before they leave.");
    return t("Printed and made-to-order goods: within {days}.", { days: within });
  }
  if (rule === "after_acceptance") {
    return t(
      "Printed and made-to-order goods: {percent}% before work begins, and the rest within {days}.",
      { percent, days: within },
    );
  }
  return t(
    "Printed and made-to-order goods: {percent}% before work begins, and the rest before they leave.",
    { percent },
  );
}

function ruleText(rule: PrepaidRule, { paymentDays }: Rules, t: Translate): string {
  if (rule === "before_production") return t("Please pay before work on it begins.");
  if (rule === "before_dispatch") return t("Please pay before the goods leave.");
  if (paymentDays === 0) return t("Please pay on the day of your order.");
  return t("Please pay within {days}.", { days: days(paymentDays, t) });
}

function accountText(credit: Credit | null, t: Translate): string {
  if (!credit) return t("Pay later, as agreed with us.");
  return t("Pay within {days} of each invoice. {free} of your limit of {limit} is free.", {
    days: days(credit.days, t),
    free: formatShortRupees(freePaise(credit)),
    limit: formatShortRupees(credit.limitPaise),
  });
}

/** Describes the next step for an order with this payment method; null: payment is arranged with each order. */
export function nextStepText(method: PaymentMethod | null, isPaid: boolean): string {
  if (isPaid) return "Your payment is in. We start production.";
  switch (method) {
    case null:
      return "We arrange payment with you and start production.";
    case "cod":
      return "We start production. You pay in cash when the goods arrive.";
    case "account":
      return "We start production. You pay by the day that each invoice names.";
    default:
      return "You pay for the order. We start production once the payment is in.";
  }
}
