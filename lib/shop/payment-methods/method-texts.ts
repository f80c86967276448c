import { formatRoundRupees } from "@/lib/pricing/money";
import { GATEWAY_CHOICES, GATEWAY_TITLES, type PaymentMethod, type PaymentRules } from "./methods";
import { freePaise, type Credit } from "./offered";

/** A payment method as a customer chooses it. */
export interface MethodText {
  title: string;
  /** When and how the customer pays. */
  how: string;
}

type Rules = Pick<PaymentRules, "codLimitPaise" | "paymentDays">;

export function methodText(method: PaymentMethod, rules: Rules, credit: Credit | null): MethodText {
  switch (method) {
    case "upi":
      return {
        title: "UPI",
        how: `After you order, scan a QR code or open your UPI app. ${payWithin(rules)}`,
      };
    case "bank":
      return {
        title: "Bank transfer",
        how: `After you order, we show our account for NEFT, RTGS or IMPS. ${payWithin(rules)}`,
      };
    case "cod":
      return {
        title: "Cash on delivery",
        how: `Pay in cash when the goods arrive. For orders up to ${formatRoundRupees(rules.codLimitPaise)}.`,
      };
    case "account":
      return { title: "On account", how: accountText(credit) };
    default:
      return {
        title: GATEWAY_CHOICES[method],
        how: `Pay on ${GATEWAY_TITLES[method]}'s page, right after you order.`,
      };
  }
}

const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

function payWithin({ paymentDays }: Rules): string {
  if (paymentDays === 0) return "Please pay on the day of your order.";
  return `Please pay within ${days(paymentDays)}.`;
}

function accountText(credit: Credit | null): string {
  if (!credit) return "Pay later, as agreed with us.";
  const free = formatRoundRupees(freePaise(credit));
  const limit = formatRoundRupees(credit.limitPaise);
  return `Pay within ${days(credit.days)} of your order. ${free} of your limit of ${limit} is free.`;
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
