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

/** To the customer of an order that is not paid yet, when the owner asks for it. */
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

/** To the customer, once all that an order comes to is in. */
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

const wayText = (means: PaymentMeans) =>
  isGateway(means) ? " by the way in which you paid" : WAYS[means];

/** To the customer whose money went back. */
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
  /** What they come to, tax included. */
  valuePaise: number;
  /** Null where it is not told. */
  reason: string | null;
  /** Number of the credit note. */
  creditNote: string | null;
}

/** To the customer whose goods came back. */
export function OrderReturned({ order, shop, returned }: OrderProps & { returned: MailedReturn }) {
  const { reason, creditNote, lines } = returned;
  const { payment } = order;
  const items = lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  const value = formatRupees(returned.valuePaise);
  const owedPaise = -payment.outstandingPaise;
  // What was paid by an arrangement of its own stands in no ledger.
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

/** What the order comes to, what came in and went back, and what is left of it. */
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
