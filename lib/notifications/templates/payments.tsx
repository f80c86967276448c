import { inTime, said, sentences } from "@/lib/shop/content/phrases";
import { longDate } from "@/lib/base/dates";
import type { PaymentMeans } from "@/lib/payments/kinds";
import { formatRupees } from "@/lib/pricing/money";
import { isGateway, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { Button } from "./blocks";
import { HowToPaySection } from "./how-to-pay";
import { orderHref, reasonSentence } from "./mailed-order";
import type { MailedOrder, OrderProps } from "./mailed-order";
import { OrderEmail, TitledLines } from "./order-email";

/** Sent to the customer of an unpaid order when the owner requests it. */
export function PaymentReminder({ order, shop }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise, dueOn } = order.payment;
  const amount = formatRupees(outstandingPaise);
  const received = paidPaise - refundedPaise;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Payment of ${amount} for order ${order.orderId}`}
      preview={dueOn ? `Due on ${longDate(dueOn)}` : "How to pay it"}
      title="A reminder of your payment."
      copy={sentences(
        `${amount} of your order is still to be paid.`,
        received > 0 ? `Of your order, ${formatRupees(received)} is in. Thank you.` : "",
        "If you have paid in the meantime, there is nothing more to do.",
      )}
      button={<Button href={orderHref({ order, shop })}>Open your order</Button>}
    >
      <HowToPaySection order={order} />
    </OrderEmail>
  );
}

/** Sent to the customer whose order is paid in part before its invoice, with the receipt voucher. */
export function AdvanceReceived({ order, shop }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = order.payment;
  const received = formatRupees(paidPaise - refundedPaise);
  const rest = formatRupees(outstandingPaise);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Part payment for order ${order.orderId} received`}
      preview={`${received} is in. Thank you.`}
      title="Thank you for your payment."
      copy={sentences(
        `We have received ${received} of your order so far.`,
        outstandingPaise > 0 ? `${rest} is still to be paid.` : "",
        "The receipt voucher is on the page of your order. No GST is charged on advances for goods.",
      )}
      button={<Button href={orderHref({ order, shop })}>Open your order</Button>}
    />
  );
}

/** Sent to the customer once the order is paid in full. */
export function PaymentReceived({ order, shop }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = order.payment;
  const received = formatRupees(paidPaise - refundedPaise);
  const over = `${formatRupees(-outstandingPaise)} is more than your order comes to. We will get in touch about it.`;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Payment for order ${order.orderId} received`}
      preview={`${received} is in. Thank you.`}
      title="Thank you for your payment."
      copy={`We have received ${received}. Your order is fully paid.`}
      button={<Button href={orderHref({ order, shop })}>Open your order</Button>}
    >
      {outstandingPaise < 0 && <TitledLines title="Paid too much">{over}</TitledLines>}
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

const WAYS: Record<Exclude<PaymentMeans, GatewayName>, string> = {
  upi: " by UPI",
  bank: " by bank transfer",
  cash: " in cash",
  cheque: " by cheque",
  tds: "",
  other: "",
};

const wayText = (means: PaymentMeans) =>
  isGateway(means) ? " by the way in which you paid" : WAYS[means];

/** Sent to the customer who gets a refund. */
export function OrderRefunded({ order, shop, refund }: OrderProps & { refund: MailedRefund }) {
  const { means, reference, at, reason, creditNote } = refund;
  const amount = formatRupees(refund.amountPaise);
  const named = reference ? ` with the reference ${reference}` : "";
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Refund of ${amount} for order ${order.orderId}`}
      preview={`${amount} of what you paid went back to you.`}
      title={`We refunded ${amount}.`}
      copy={sentences(
        `We sent ${amount} back${wayText(means)} on ${longDate(at)}${named}.`,
        means === "cash" ? "" : said`It reaches you in ${shop.policyTerms.refund}.`,
        reasonSentence(reason),
        creditNote ? `Credit note ${creditNote} is on the page of your order.` : "",
      )}
      isAlwaysSent
    >
      <PaymentSection order={order} />
    </OrderEmail>
  );
}

export interface MailedReturn {
  lines: readonly { name: string; quantity: number }[];
  /** Value of the goods, tax included. */
  valuePaise: number;
  /** Null when it is not shown to the customer. */
  reason: string | null;
  /** Number of the credit note. */
  creditNote: string | null;
}

/** Sent to the customer who returned goods. */
export function OrderReturned({ order, shop, returned }: OrderProps & { returned: MailedReturn }) {
  const { reason, creditNote, lines } = returned;
  const { payment } = order;
  const items = lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  const value = formatRupees(returned.valuePaise);
  const owedPaise = -payment.outstandingPaise;
  // A payment by individual arrangement is not recorded in the ledger.
  const isPaidHere = payment.method !== null || payment.paidPaise > 0;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Your return for order ${order.orderId}`}
      preview={items.join(", ")}
      title="What you sent back has arrived."
      copy={sentences(
        reasonSentence(reason),
        creditNote
          ? `Credit note ${creditNote} takes ${value} off your invoice, tax included; it is on the page of your order.`
          : `It comes to ${value}, tax included.`,
        owedPaise > 0
          ? `We refund ${formatRupees(owedPaise)}${inTime(shop.policyTerms.refund)}.`
          : "",
      )}
      isAlwaysSent
    >
      <TitledLines title="What came back">{items}</TitledLines>
      {isPaidHere && <PaymentSection order={order} />}
    </OrderEmail>
  );
}

/** The order's total, what was paid and refunded, and what is left. */
function PaymentSection({ order: { totals, payment } }: { order: MailedOrder }) {
  const { outstandingPaise, paidPaise, refundedPaise } = payment;
  const duePaise = outstandingPaise + paidPaise - refundedPaise;
  const rows = [
    { label: "Order total", paise: totals.totalPaise },
    { label: "Order value after refund", paise: duePaise, hidden: duePaise === totals.totalPaise },
    { label: "Paid", paise: paidPaise },
    { label: "Refunded", paise: refundedPaise },
    { label: "Still to pay", paise: outstandingPaise, hidden: outstandingPaise <= 0 },
    { label: "Still to refund", paise: -outstandingPaise, hidden: outstandingPaise >= 0 },
  ];
  const values = rows
    .filter(({ hidden }) => !hidden)
    .map(({ label, paise }) => `${label}: ${formatRupees(paise)}`);
  return <TitledLines title="Your payment">{values}</TitledLines>;
}
