import { said, sentences } from "@/lib/shop/content/phrases";
import { longDate } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import type { PaymentMeans } from "@/lib/payments/kinds";
import { formatRupees } from "@/lib/pricing/money";
import { isGateway, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { button } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";
import { paymentPart } from "./payment-figures";
import { toldReason } from "./told-reason";

export interface MailedRefund {
  amountPaise: number;
  means: PaymentMeans;
  /** The bank's word for it. */
  reference: string | null;
  at: Date;
  /** Null where it is not told. */
  reason: string | null;
  /** Number of the credit note. */
  creditNote: string | null;
}

const WAYS: Record<Exclude<PaymentMeans, GatewayName>, string> = {
  upi: " by UPI",
  bank: " by bank transfer",
  cash: " in cash",
  cheque: " by cheque",
  other: "",
};

const wayOf = (means: PaymentMeans) =>
  isGateway(means) ? " by the way in which you paid" : WAYS[means];

function copyOf(
  { amountPaise, means, reference, at, reason, creditNote }: MailedRefund,
  { policyTerms }: Letterhead,
): string {
  const named = reference ? ` with the reference ${reference}` : "";
  return sentences(
    `We sent ${formatRupees(amountPaise)} back${wayOf(means)} on ${longDate(at)}${named}.`,
    means === "cash" ? "" : said`It reaches you in ${policyTerms.refund}.`,
    toldReason(reason),
    creditNote ? `Credit note ${creditNote} is on the page of your order.` : "",
  );
}

/** To the customer whose money went back. */
export function orderRefunded(
  order: MailedOrder,
  shop: Letterhead,
  refund: MailedRefund,
): MailContent {
  const amount = formatRupees(refund.amountPaise);
  return orderNews(order, shop, {
    subject: `Refund of ${amount} for order ${order.orderId}`,
    preview: `${amount} of what you paid went back to you.`,
    title: `We refunded ${amount}.`,
    copy: copyOf(refund, shop),
    isAlwaysTold: true,
    button: button(orderAddress(order, shop.appUrl), "Open the order"),
    parts: [paymentPart(order)],
  });
}
