import { inTime } from "@/lib/shop/content/phrases";
import { longMoment } from "@/lib/base/dates";
import type { OrderParty } from "@/lib/orders/status";
import { cancelledSentence, STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { formatRupees } from "@/lib/pricing/money";
import { Button, Heading, Paragraph, Section, Subheading } from "./blocks";
import { Email } from "./layout";
import { orderHref, placedReason, reasonSentence } from "./mailed-order";
import type { MailedOrder, OrderProps } from "./mailed-order";
import { OrderTag, Questions } from "./order-email";
import { OrderTable } from "./order-table";

/** Sent to the customer whatever their mail settings, because it concerns their money. */
export function OrderCancelled({ order, shop, cancelledAt }: OrderProps & { cancelledAt: Date }) {
  const { orderId, cancelled, totals } = order;
  const reason = reasonSentence(cancelled?.reason);
  return (
    <Email
      shop={shop}
      subject={`Order ${orderId} cancelled`}
      preview={`${formatRupees(totals.totalPaise)}: it will not be made or sent.`}
      reason={placedReason(shop)}
    >
      <Section first>
        <Heading>{stateSentence(STATUS_TEXT.Cancelled)}</Heading>
        <Paragraph>{copyText(order, cancelledAt)}</Paragraph>
        {reason && <Paragraph>{reason}</Paragraph>}
        <OrderTag order={order} />
        <Button href={orderHref({ order, shop })}>Open the order</Button>
      </Section>
      <Section>
        <Subheading>Refund</Subheading>
        <Paragraph>{refundText({ order, shop })}</Paragraph>
      </Section>
      <Section>
        <Subheading>What was cancelled</Subheading>
        <OrderTable order={order} shop={shop} />
      </Section>
      <Questions shop={shop} />
    </Email>
  );
}

/** The system only cancels orders that nobody confirmed in time; see lib/fulfilment/status/lapse-unconfirmed.ts. */
const AFTERWARDS: Record<OrderParty, string> = {
  customer: "If that was not you, reply to this email.",
  shop: "If you have a question, reply to this email.",
  system: "It was not confirmed in time. If you still want it, please order again.",
};

/** Used when the history does not say. */
const UNKNOWN = { by: "system", inProduction: false } as const;

function copyText({ cancelled }: MailedOrder, cancelledAt: Date): string {
  const { by, inProduction } = cancelled ?? UNKNOWN;
  const sentence = cancelledSentence({ by, inProduction }, longMoment(cancelledAt));
  return `${sentence} ${STATUS_TEXT.Cancelled.meaning} ${AFTERWARDS[cancelled?.by ?? "shop"]}`;
}

/** Payments are refunded as the policy says (docs/product.md: Policies). The shop charges no cards. */
function refundText({ order: { totals, payment }, shop: { policyTerms } }: OrderProps): string {
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
