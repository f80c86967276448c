import { inTime } from "@/lib/shop/content/phrases";
import { longDate, longMoment } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import type { OrderParty } from "@/lib/orders/status";
import { cancelledSentence, STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { formatRupees } from "@/lib/pricing/money";
import { textParts, wrap } from "../plain-text";
import { button, gap, heading, paragraph, section, subheading, tag } from "./blocks";
import { letter, signature, type Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress, orderText } from "./order-figures";
import { orderTable } from "./order-table";
import { questions, questionsText } from "./questions";
import { toldReason } from "./told-reason";

/** What came in goes back as the policy says (docs/product.md: Policies). No card is charged in this shop. */
function refundOf({ totals, payment }: MailedOrder, { policyTerms }: Letterhead): string {
  const { method, paidPaise, refundedPaise } = payment;
  const owedPaise = paidPaise - refundedPaise;
  if (owedPaise > 0) {
    return `We refund the ${formatRupees(owedPaise)} that you have paid${inTime(policyTerms.refund)}.`;
  }
  if (paidPaise > 0) return `We have refunded the ${formatRupees(paidPaise)} that you had paid.`;
  if (method !== null) {
    return "We have received no payment for this order, so there is nothing to refund. If you have paid already, reply to this email.";
  }
  return `No card was charged for this order, so there is no card payment to refund. If you have already paid for it in another way, we refund what you paid, up to the total of ${formatRupees(totals.totalPaise)}${inTime(policyTerms.refund)}.`;
}

/** Only what nobody confirmed in time is cancelled by the system; see lib/fulfilment/lapse-unconfirmed.ts. */
const AFTERWARDS: Record<OrderParty, string> = {
  customer: "If that was not you, reply to this email.",
  shop: "If you have a question, reply to this email.",
  system: "It was not confirmed in time. If you still want it, please order again.",
};

function copyOf({ cancelled }: MailedOrder, cancelledAt: Date): string {
  const { by, inProduction } = cancelled ?? UNKNOWN;
  const sentence = cancelledSentence({ by, inProduction }, longMoment(cancelledAt));
  return `${sentence} ${STATUS_TEXT.Cancelled.meaning} ${AFTERWARDS[cancelled?.by ?? "shop"]}`;
}

/** Where the history does not tell. */
const UNKNOWN = { by: "system", inProduction: false } as const;

function text(order: MailedOrder, shop: Letterhead, copy: string, reason: string): string {
  return textParts(
    stateSentence(STATUS_TEXT.Cancelled),
    wrap(copy),
    wrap(toldReason(order.cancelled?.reason)),
    `Order number: ${order.orderId}\nOrder date:   ${longDate(order.createdAt)}`,
    `Open the order:\n${orderAddress(order, shop.appUrl)}`,
    `REFUND\n\n${wrap(refundOf(order, shop))}`,
    `WHAT WAS CANCELLED\n\n${orderText(order)}`,
    questionsText(shop),
    signature(shop, reason),
  );
}

/** To the customer, whatever mails they chose to get: it tells of their money. */
export function orderCancelled(
  order: MailedOrder,
  shop: Letterhead,
  cancelledAt: Date,
): MailContent {
  const subject = `Order ${order.orderId} cancelled`;
  const reason = `You are receiving this email because an order was placed at ${shop.siteName} with this address.`;
  const copy = copyOf(order, cancelledAt);
  const told = toldReason(order.cancelled?.reason);
  const opening = [
    heading(stateSentence(STATUS_TEXT.Cancelled)),
    paragraph(copy),
    told && paragraph(told),
    tag("Order number", order.orderId, `Placed on ${longDate(order.createdAt)}`),
    gap(20),
    button(orderAddress(order, shop.appUrl), "Open the order"),
  ];
  const sections = [
    section(opening, "none"),
    section([subheading("Refund"), paragraph(refundOf(order, shop))]),
    section([subheading("What was cancelled"), orderTable(order, shop.appUrl)]),
    section(questions(shop)),
  ];
  const preview = `${formatRupees(order.totals.totalPaise)}: it will not be made or sent.`;
  return {
    subject,
    html: letter({ shop, subject, preview, sections, reason }),
    text: text(order, shop, copy, reason),
  };
}
