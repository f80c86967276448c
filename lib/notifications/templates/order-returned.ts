import { inTime, sentences } from "@/lib/shop/content/phrases";
import type { MailContent } from "@/lib/email/mail";
import { formatRupees } from "@/lib/pricing/money";
import { button, lines, paragraph } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";
import { paymentPart } from "./payment-figures";
import { toldReason } from "./told-reason";

export interface MailedReturn {
  lines: readonly { name: string; quantity: number }[];
  /** What they come to, tax included. */
  valuePaise: number;
  /** Null where it is not told. */
  reason: string | null;
  /** Number of the credit note. */
  creditNote: string | null;
}

function copyOf(
  { payment }: MailedOrder,
  { valuePaise, reason, creditNote }: MailedReturn,
  { policyTerms }: Letterhead,
): string {
  const value = formatRupees(valuePaise);
  const owedPaise = -payment.outstandingPaise;
  return sentences(
    toldReason(reason),
    creditNote
      ? `Credit note ${creditNote} takes ${value} off your invoice, tax included; it is on the page of your order.`
      : `It comes to ${value}, tax included.`,
    owedPaise > 0 ? `We refund ${formatRupees(owedPaise)}${inTime(policyTerms.refund)}.` : "",
  );
}

/** What was paid by an arrangement of its own stands in no ledger. */
const isPaidHere = ({ payment }: MailedOrder) => payment.method !== null || payment.paidPaise > 0;

/** To the customer whose goods came back. */
export function orderReturned(
  order: MailedOrder,
  shop: Letterhead,
  returned: MailedReturn,
): MailContent {
  const items = returned.lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  return orderNews(order, shop, {
    subject: `Your return for order ${order.orderId}`,
    preview: items.join(", "),
    title: "What you sent back has arrived.",
    copy: copyOf(order, returned, shop),
    isAlwaysTold: true,
    button: button(orderAddress(order, shop.appUrl), "Open the order"),
    parts: [
      { title: "What came back", html: paragraph(lines(items)), text: items.join("\n") },
      ...(isPaidHere(order) ? [paymentPart(order)] : []),
    ],
  });
}
