import { sayPhrase, sayQuoting, sentences } from "@/lib/shop/content/phrases";
import { longDate } from "@/lib/base/dates";
import type { PaymentMeans } from "@/lib/payments/kinds";
import { formatRupees } from "@/lib/pricing/money";
import { isGateway, type GatewayName } from "@/lib/shop/payment-methods/methods";
import type { Say } from "@/lib/i18n/say";
import { Button } from "./blocks";
import { HowToPaySection } from "./how-to-pay";
import { orderHref, reasonSentence, type OrderProps } from "./mailed-order";
import { OrderEmail, TitledLines } from "./order-email";

/** Sent when staff ask for it, at most once a day, to the customer of an order of which something is still to be paid. */
export function PaymentReminder({ order, shop }: OrderProps) {
  const { say } = shop;
  const { outstandingPaise, paidPaise, refundedPaise, dueOn } = order.payment;
  const amount = formatRupees(outstandingPaise);
  const received = paidPaise - refundedPaise;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Payment of {amount} for order {number}", { amount, number: order.orderId })}
      preview={
        dueOn ? say("Due on {day}", { day: longDate(dueOn, say.language) }) : say("How to pay it")
      }
      title={say("A reminder of your payment.")}
      copy={sentences(
        say("{amount} of your order is still to be paid.", { amount }),
        received > 0
          ? say("Of your order, {amount} is in. Thank you.", { amount: formatRupees(received) })
          : "",
        say("If you have paid in the meantime, there is nothing more to do."),
      )}
      button={<Button href={orderHref({ order, shop })}>{say("Open your order")}</Button>}
    >
      <HowToPaySection order={order} shop={shop} />
    </OrderEmail>
  );
}

/** Sent to the customer whose order is paid in part before its invoice, with the receipt voucher. */
export function AdvanceReceived({ order, shop }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = order.payment;
  const { say } = shop;
  const amount = formatRupees(paidPaise - refundedPaise);
  const rest = formatRupees(outstandingPaise);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Part payment for order {number} received", { number: order.orderId })}
      preview={say("{amount} is in. Thank you.", { amount })}
      title={say("Thank you for your payment.")}
      copy={sentences(
        say("We have received {amount} of your order so far.", { amount }),
        outstandingPaise > 0 ? say("{amount} is still to be paid.", { amount: rest }) : "",
        say("The receipt voucher is on the page of your order."),
        say("No GST is charged on advances for goods."),
      )}
      button={<Button href={orderHref({ order, shop })}>{say("Open your order")}</Button>}
    />
  );
}

/** Sent to the customer once the order is paid in full. */
export function PaymentReceived({ order, shop }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = order.payment;
  const { say } = shop;
  const amount = formatRupees(paidPaise - refundedPaise);
  const over = sentences(
    say("{amount} is more than your order comes to.", { amount: formatRupees(-outstandingPaise) }),
    say("We will get in touch about it."),
  );
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Payment for order {number} received", { number: order.orderId })}
      preview={say("{amount} is in. Thank you.", { amount })}
      title={say("Thank you for your payment.")}
      copy={say("We have received {amount}. Your order is fully paid.", { amount })}
      button={<Button href={orderHref({ order, shop })}>{say("Open your order")}</Button>}
    >
      {outstandingPaise < 0 && <TitledLines title={say("Paid too much")}>{over}</TitledLines>}
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

function sentBack({ means, reference, ...refund }: MailedRefund, say: Say): string {
  const text = isGateway(means) ? BY_GATEWAY : WAYS[means];
  const amount = formatRupees(refund.amountPaise);
  const told = { amount, day: longDate(refund.at, say.language) };
  return reference
    ? say(text.replace(/\.$/, " with the reference {reference}."), { ...told, reference })
    : say(text, told);
}

/** Sent to the customer who gets a refund. */
export function OrderRefunded({ order, shop, refund }: OrderProps & { refund: MailedRefund }) {
  const { say } = shop;
  const { means, reason, creditNote } = refund;
  const amount = formatRupees(refund.amountPaise);
  const { refund: time } = shop.policyTerms;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Refund of {amount} for order {number}", { amount, number: order.orderId })}
      preview={say("{amount} of what you paid went back to you.", { amount })}
      title={say("We refunded {amount}.", { amount })}
      copy={sentences(
        sentBack(refund, say),
        means === "cash" ? "" : sayQuoting(say, "It reaches you in {time}.", { time }),
        reasonSentence(reason, say),
        creditNote
          ? say("Credit note {number} is on the page of your order.", { number: creditNote })
          : "",
      )}
      isAlwaysSent
    >
      <PaymentSection order={order} shop={shop} />
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
  const { say } = shop;
  const { reason, creditNote: number, lines } = returned;
  const { payment } = order;
  const items = lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  const value = formatRupees(returned.valuePaise);
  const owedPaise = -payment.outstandingPaise;
  const amount = formatRupees(owedPaise);
  const time = sayPhrase(say, shop.policyTerms.refund);
  const refund = time
    ? say("We refund {amount} in {time}.", { amount, time })
    : say("We refund {amount}.", { amount });
  // A payment by individual arrangement is not recorded in the ledger.
  const isPaidHere = payment.method !== null || payment.paidPaise > 0;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Your return for order {number}", { number: order.orderId })}
      preview={items.join(", ")}
      title={say("What you sent back has arrived.")}
      copy={sentences(
        reasonSentence(reason, say),
        number
          ? say(
              "Credit note {number} takes {value} off your invoice, tax included; it is on the page of your order.",
              { number, value },
            )
          : say("It comes to {value}, tax included.", { value }),
        owedPaise > 0 ? refund : "",
      )}
      isAlwaysSent
    >
      <TitledLines title={say("What came back")}>{items}</TitledLines>
      {isPaidHere && <PaymentSection order={order} shop={shop} />}
    </OrderEmail>
  );
}

/** The order's total, what was paid and refunded, and what is left. */
function PaymentSection({ order: { totals, payment }, shop: { say } }: OrderProps) {
  const { outstandingPaise, paidPaise, refundedPaise } = payment;
  const duePaise = outstandingPaise + paidPaise - refundedPaise;
  const rows = [
    { label: say("Order total"), paise: totals.totalPaise },
    {
      label: say("Order value after refund"),
      paise: duePaise,
      hidden: duePaise === totals.totalPaise,
    },
    { label: say("Paid"), paise: paidPaise },
    { label: say("Refunded"), paise: refundedPaise },
    { label: say("Still to pay"), paise: outstandingPaise, hidden: outstandingPaise <= 0 },
    { label: say("Still to refund"), paise: -outstandingPaise, hidden: outstandingPaise >= 0 },
  ];
  const values = rows
    .filter(({ hidden }) => !hidden)
    .map(({ label, paise }) => `${label}: ${formatRupees(paise)}`);
  return <TitledLines title={say("Your payment")}>{values}</TitledLines>;
}
