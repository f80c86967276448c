import { translatePhrase, sentences } from "@/lib/shop/content/phrases";
import { longMoment } from "@/lib/base/dates";
import type { OrderParty } from "@/lib/orders/status";
import { cancelledSentence, STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { formatRupees } from "@/lib/pricing/money";
import type { Translate } from "@/lib/i18n/translate";
import { Button, Heading, Paragraph, Section, Subheading } from "./blocks";
import { Email } from "./layout";
import {
  orderHref,
  placedReason,
  reasonSentence,
  type MailedOrder,
  type OrderProps,
} from "./mailed-order";
import { OrderTag, Questions } from "./order-email";
import { OrderTable } from "./order-table";

/** Sent to the customer whatever their mail settings, because it concerns their money. */
export function OrderCancelled({ order, shop, cancelledAt }: OrderProps & { cancelledAt: Date }) {
  const { orderId, cancelled, totals } = order;
  const { t } = shop;
  const reason = reasonSentence(cancelled?.reason, t);
  return (
    <Email
      shop={shop}
      subject={t("Order {number} cancelled", { number: orderId })}
      preview={t("{amount}: it will not be made or sent.", {
        amount: formatRupees(totals.totalPaise),
      })}
      reason={placedReason(shop)}
    >
      <Section first>
        <Heading>{stateSentence(STATUS_TEXT.Cancelled, t)}</Heading>
        <Paragraph>{copyText(order, cancelledAt, t)}</Paragraph>
        {reason && <Paragraph>{reason}</Paragraph>}
        <OrderTag order={order} shop={shop} />
        <Button href={orderHref({ order, shop })}>{t("Open the order")}</Button>
      </Section>
      <Section>
        <Subheading>{t("Refund")}</Subheading>
        <Paragraph>{refundText({ order, shop })}</Paragraph>
      </Section>
      <Section>
        <Subheading>{t("What was cancelled")}</Subheading>
        <OrderTable order={order} shop={shop} />
      </Section>
      <Questions shop={shop} />
    </Email>
  );
}

/** The system only cancels orders that were not confirmed in time; see lib/fulfilment/status/lapse-unconfirmed.ts. */
const AFTERWARDS: Record<OrderParty, string> = {
  customer: "If that was not you, reply to this email.",
  shop: "If you have a question, reply to this email.",
  system: "It was not confirmed in time. If you still want it, please order again.",
};

/** Used when the history does not say. */
const UNKNOWN = { by: "system", inProduction: false } as const;

function copyText({ cancelled }: MailedOrder, cancelledAt: Date, t: Translate): string {
  const { by, inProduction } = cancelled ?? UNKNOWN;
  return sentences(
    cancelledSentence({ by, inProduction }, longMoment(cancelledAt, t.language), "customer", t),
    t(STATUS_TEXT.Cancelled.meaning),
    t(AFTERWARDS[cancelled?.by ?? "shop"]),
  );
}

/** Payments are refunded as the policy says (docs/product.md: Policies). The shop charges no cards. */
function refundText({ order: { totals, payment }, shop }: OrderProps): string {
  const { t } = shop;
  const time = translatePhrase(t, shop.policyTerms.refund);
  const { method, paidPaise, refundedPaise } = payment;
  const owedPaise = paidPaise - refundedPaise;
  if (owedPaise > 0) {
    const amount = formatRupees(owedPaise);
    return time
      ? t("We refund the {amount} that you have paid in {time}.", { amount, time })
      : t("We refund the {amount} that you have paid.", { amount });
  }
  if (paidPaise > 0) {
    const amount = formatRupees(paidPaise);
    return t("We have refunded the {amount} that you had paid.", { amount });
  }
  if (method !== null) {
    return sentences(
      t("We have received no payment for this order, so there is nothing to refund."),
      t("If you have paid already, reply to this email."),
    );
  }
  const total = formatRupees(totals.totalPaise);
  return sentences(
    t("No card was charged for this order, so there is no card payment to refund."),
    time
      ? t(
          "If you have already paid for it in another way, we refund what you paid, up to the total of {total} in {time}.",
          { total, time },
        )
      : t(
          "If you have already paid for it in another way, we refund what you paid, up to the total of {total}.",
          { total },
        ),
  );
}
