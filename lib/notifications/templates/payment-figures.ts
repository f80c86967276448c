import { formatRupees } from "@/lib/pricing/money";
import { lines, paragraph } from "./blocks";
import type { HtmlValue } from "../html";
import type { MailedOrder } from "./order";

/** What the order comes to, what came in and went back, and what is left of it, a line each. */
function paymentLines({ totals, payment }: MailedOrder): string[] {
  const { outstandingPaise, paidPaise, refundedPaise } = payment;
  const duePaise = outstandingPaise + paidPaise - refundedPaise;
  const rows: [label: string, paise: number][] = [
    ["Order total", totals.totalPaise],
    ...(duePaise === totals.totalPaise
      ? []
      : [["Order value after refund", duePaise] as [string, number]]),
    ["Paid", paidPaise],
    ["Refunded", refundedPaise],
    ...(outstandingPaise > 0 ? [["Still to pay", outstandingPaise] as [string, number]] : []),
    ...(outstandingPaise < 0 ? [["Still to refund", -outstandingPaise] as [string, number]] : []),
  ];
  return rows.map(([label, paise]) => `${label}: ${formatRupees(paise)}`);
}

/** The same as a part of a mail. */
export function paymentPart(order: MailedOrder): { title: string; html: HtmlValue; text: string } {
  const said = paymentLines(order);
  return { title: "Your payment", html: paymentHtml(said), text: said.join("\n") };
}

const paymentHtml = (said: readonly string[]): HtmlValue => paragraph(lines(said));
