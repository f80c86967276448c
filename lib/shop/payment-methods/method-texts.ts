import { inEnglish, type Say } from "@/lib/i18n/say";
import { sentences } from "@/lib/shop/content/phrases";
import { formatRoundRupees } from "@/lib/pricing/money";
import { GATEWAY_CHOICES, GATEWAY_TITLES, type PaymentMethod, type PaymentRules } from "./methods";
import { freePaise, type Credit } from "./offered";

/** A payment method as a customer chooses it. */
export interface MethodText {
  title: string;
  /** When and how the customer pays. */
  how: string;
}

type Rules = Pick<
  PaymentRules,
  "upiLimitPaise" | "hasBankAccount" | "codLimitPaise" | "paymentDays"
>;

export function methodText(
  method: PaymentMethod,
  rules: Rules,
  credit: Credit | null,
  say: Say = inEnglish,
): MethodText {
  switch (method) {
    case "upi":
      return {
        title: "UPI",
        how: sentences(
          say("After you order, scan a QR code or open your UPI app."),
          upiLimitText(rules, say),
          payWithin(rules, say),
        ),
      };
    case "bank":
      return {
        title: say("Bank transfer"),
        how: `${say("After you order, we show our account for NEFT, RTGS or IMPS.")} ${payWithin(rules, say)}`,
      };
    case "cod":
      return {
        title: say("Cash on delivery"),
        how: say("Pay in cash when the goods arrive. For orders up to {limit}.", {
          limit: formatRoundRupees(rules.codLimitPaise),
        }),
      };
    case "account":
      return { title: say("On account"), how: accountText(credit, say) };
    default:
      return {
        title: say(GATEWAY_CHOICES[method]),
        how: say("Pay on {gateway}'s page, right after you order.", {
          gateway: GATEWAY_TITLES[method],
        }),
      };
  }
}

function upiLimitText({ upiLimitPaise, hasBankAccount }: Rules, say: Say): string {
  const limit = formatRoundRupees(upiLimitPaise);
  return hasBankAccount
    ? say("Above {limit} we show our bank account.", { limit })
    : say("For orders up to {limit}.", { limit });
}

const days = (count: number, say: Say) =>
  count === 1 ? say("1 day") : say("{count} days", { count });

function payWithin({ paymentDays }: Rules, say: Say): string {
  if (paymentDays === 0) return say("Please pay on the day of your order.");
  return say("Please pay within {days}.", { days: days(paymentDays, say) });
}

function accountText(credit: Credit | null, say: Say): string {
  if (!credit) return say("Pay later, as agreed with us.");
  return say("Pay within {days} of your order. {free} of your limit of {limit} is free.", {
    days: days(credit.days, say),
    free: formatRoundRupees(freePaise(credit)),
    limit: formatRoundRupees(credit.limitPaise),
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
      return "We start production. You pay by the day that we agreed.";
    default:
      return "You pay for the order. We start production once the payment is in.";
  }
}
