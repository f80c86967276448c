import { translatePhrase, translateQuoting, sentences } from "@/lib/shop/content/phrases";
import { longDate } from "@/lib/base/dates";
import type { LineUnit } from "@/lib/db/generated/enums";
import { goodsText } from "@/lib/orders/line-text";
import type { PaymentMeans } from "@/lib/payments/kinds";
import { formatRupees } from "@/lib/pricing/money";
import { isGateway, type GatewayName } from "@/lib/shop/payment-methods/methods";
import type { Translate } from "@/lib/i18n/translate";
import { Button } from "./blocks";
import { HowToPaySection } from "./how-to-pay";
import { orderHref, reasonSentence, type OrderProps } from "./mailed-order";
import { OrderEmail, TitledLines } from "./order-email";

interface PaymentReminderProps extends OrderProps {
  /** Overdue opening balance of the company, if the reader can see its statement. */
  openingPaise?: number;
}

/** Sent at the request of staff, at most once a day, to the customer of an order with an amount due. */
export function PaymentReminder({ order, shop, openingPaise = 0 }: PaymentReminderProps) {
  const { t } = shop;
  const { outstandingPaise, paidPaise, refundedPaise, dueOn } = order.payment;
  const amount = formatRupees(outstandingPaise);
  const received = paidPaise - refundedPaise;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Payment of {amount} for order {number}", { amount, number: order.orderId })}
      preview={dueOn ? t("Due on {day}", { day: longDate(dueOn, t.language) }) : t("How to pay it")}
      title={t("A reminder of your payment.")}
      copy={sentences(
        t("{amount} of your order is still to be paid.", { amount }),
        received > 0
          ? t("Of your order, {amount} is in. Thank you.", { amount: formatRupees(received) })
          : "",
        openingPaise > 0
          ? t("From before your first order here, {amount} is overdue, too.", {
              amount: formatRupees(openingPaise),
            })
          : "",
        t("If you have paid in the meantime, there is nothing more to do."),
      )}
      button={<Button href={orderHref({ order, shop })}>{t("Open your order")}</Button>}
    >
      <HowToPaySection order={order} shop={shop} />
    </OrderEmail>
  );
}

/** Sent to the customer whose order is paid in part before its invoice, with the receipt voucher. */
export function AdvanceReceived({ order, shop }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = order.payment;
  const { t } = shop;
  const amount = formatRupees(paidPaise - refundedPaise);
  const remaining = formatRupees(outstandingPaise);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Part payment for order {number} received", { number: order.orderId })}
      preview={t("{amount} is in. Thank you.", { amount })}
      title={t("Thank you for your payment.")}
      copy={sentences(
        t("We have received {amount} of your order so far.", { amount }),
        outstandingPaise > 0 ? t("{amount} is still to be paid.", { amount: remaining }) : "",
        t("The receipt voucher is on the page of your order."),
        t("No GST is charged on advances for goods."),
      )}
      button={<Button href={orderHref({ order, shop })}>{t("Open your order")}</Button>}
    />
  );
}

/** Sent to the customer once the order is paid in full. */
export function PaymentReceived({ order, shop }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = order.payment;
  const { t } = shop;
  const amount = formatRupees(paidPaise - refundedPaise);
  const over = sentences(
    t("{amount} is more than your order comes to.", { amount: formatRupees(-outstandingPaise) }),
    t("We will get in touch about it."),
  );
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Payment for order {number} received", { number: order.orderId })}
      preview={t("{amount} is in. Thank you.", { amount })}
      title={t("Thank you for your payment.")}
      copy={t("We have received {amount}. Your order is fully paid.", { amount })}
      button={<Button href={orderHref({ order, shop })}>{t("Open your order")}</Button>}
    >
      {outstandingPaise < 0 && <TitledLines title={t("Paid too much")}>{over}</TitledLines>}
    </OrderEmail>
  );
}

export interface MailedRefund {
  amountPaise: number;
  means: PaymentMeans;
  /** The bank's reference of the refund. */
  reference: string | null;
  at: Date;
  /** Null when it is not shown to the customer. */
  reason: string | null;
  /** Number of the credit note. */
  creditNote: string | null;
}

/** How the money went back. */
const WAYS: Record<Exclude<PaymentMeans, GatewayName>, string> = {
  upi: "We sent {amount} back by UPI on {day}.",
  bank: "We sent {amount} back by bank transfer on {day}.",
  cash: "We sent {amount} back in cash on {day}.",
  cheque: "We sent {amount} back by cheque on {day}.",
  tds: "We sent {amount} back on {day}.",
  other: "We sent {amount} back on {day}.",
};

const BY_GATEWAY = "We sent {amount} back by the way in which you paid on {day}.";

function sentBack({ means, reference, ...refund }: MailedRefund, t: Translate): string {
  const text = isGateway(means) ? BY_GATEWAY : WAYS[means];
  const amount = formatRupees(refund.amountPaise);
  const facts = { amount, day: longDate(refund.at, t.language) };
  return reference
    ? t(text.replace(/\.$/, " with the reference {reference}."), { ...facts, reference })
    : t(text, facts);
}

/** Sent to the customer who gets a refund. */
export function OrderRefunded({ order, shop, refund }: OrderProps & { refund: MailedRefund }) {
  const { t } = shop;
  const { means, reason, creditNote } = refund;
  const amount = formatRupees(refund.amountPaise);
  const { refund: time } = shop.policyTerms;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Refund of {amount} for order {number}", { amount, number: order.orderId })}
      preview={t("{amount} of what you paid went back to you.", { amount })}
      title={t("We refunded {amount}.", { amount })}
      copy={sentences(
        sentBack(refund, t),
        means === "cash" ? "" : translateQuoting(t, "It reaches you in {time}.", { time }),
        reasonSentence(reason, t),
        creditNote
          ? t("Credit note {number} is on the page of your order.", { number: creditNote })
          : "",
      )}
      isAlwaysSent
    >
      <PaymentSection order={order} shop={shop} />
    </OrderEmail>
  );
}

export interface MailedReturn {
  lines: readonly { name: string; unit: LineUnit; quantity: number }[];
  /** Value of the goods, tax included. */
  valuePaise: number;
  /** Null when it is not shown to the customer. */
  reason: string | null;
  /** Number of the credit note. */
  creditNote: string | null;
}

/** Sent to the customer who returned goods. */
export function OrderReturned({ order, shop, returned }: OrderProps & { returned: MailedReturn }) {
  const { t } = shop;
  const { reason, creditNote: number, lines } = returned;
  const { payment } = order;
  const items = lines.map((line) => goodsText(line, t));
  const value = formatRupees(returned.valuePaise);
  const owedPaise = -payment.outstandingPaise;
  const amount = formatRupees(owedPaise);
  const time = translatePhrase(t, shop.policyTerms.refund);
  const refund = time
    ? t("We refund {amount} in {time}.", { amount, time })
    : t("We refund {amount}.", { amount });
  // A payment by individual arrangement is not recorded in the ledger.
  const isPaidHere = payment.method !== null || payment.paidPaise > 0;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Your return for order {number}", { number: order.orderId })}
      preview={items.join(", ")}
      title={t("What you sent back has arrived.")}
      copy={sentences(
        reasonSentence(reason, t),
        number
          ? t(
              "Credit note {number} takes {value} off your invoice, tax included; it is on the page of your order.",
              { number, value },
            )
          : t("It comes to {value}, tax included.", { value }),
        owedPaise > 0 ? refund : "",
      )}
      isAlwaysSent
    >
      <TitledLines title={t("What came back")}>{items}</TitledLines>
      {isPaidHere && <PaymentSection order={order} shop={shop} />}
    </OrderEmail>
  );
}

export interface MailedNote {
  number: string;
  /** Number of the void credit note. */
  replaces: string;
  valuePaise: number;
}

/** Sent to the customer whose void credit note was issued again. */
export function CreditedAgain({ order, shop, again }: OrderProps & { again: MailedNote }) {
  const { t } = shop;
  const { number, replaces: replaced } = again;
  const value = formatRupees(again.valuePaise);
  const news = t("Credit note {number} replaces {replaced}, which was cancelled.", {
    number,
    replaced,
  });
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("New credit note for order {number}", { number: order.orderId })}
      preview={news}
      title={t("We issued your credit note again.")}
      copy={sentences(
        news,
        t(
          "It takes the same {value} off your invoice, tax included; it is on the page of your order.",
          { value },
        ),
      )}
      isAlwaysSent
    />
  );
}

/** The order's total, its payments and refunds, and the rest. */
function PaymentSection({ order: { totals, payment }, shop: { t } }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = payment;
  const duePaise = outstandingPaise + paidPaise - refundedPaise;
  const rows = [
    { label: t("Order total"), paise: totals.totalPaise },
    {
      label: t("Order value after refund"),
      paise: duePaise,
      hidden: duePaise === totals.totalPaise,
    },
    { label: t("Paid"), paise: paidPaise },
    { label: t("Refunded"), paise: refundedPaise },
    { label: t("Still to pay"), paise: outstandingPaise, hidden: outstandingPaise <= 0 },
    { label: t("Still to refund"), paise: -outstandingPaise, hidden: outstandingPaise >= 0 },
  ];
  const values = rows
    .filter(({ hidden }) => !hidden)
    .map(({ label, paise }) => `${label}: ${formatRupees(paise)}`);
  return <TitledLines title={t("Your payment")}>{values}</TitledLines>;
}
