import { sentences } from "@/lib/shop/content/phrases";
import type { LineUnit } from "@/lib/db/generated/enums";
import { goodsText } from "@/lib/orders/line-text";
import { formatRupees } from "@/lib/pricing/money";
import type { Say } from "@/lib/words/say";
import { reasonSentence, type MailedOrder, type OrderProps } from "../mailed-order";
import { OrderEmail, TitledLines } from "../order-email";

/** What of an order is not sent, and why, where its customer is told. */
export interface EndedShort {
  notSent: readonly { name: string; unit: LineUnit; quantity: number }[];
  reason: string | undefined;
}

/** Sent to the customer whatever their mail settings, because it concerns their money. */
export function OrderEndedShort({ order, shop, ended }: OrderProps & { ended: EndedShort }) {
  const { say } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      isAlwaysSent
      subject={say("The rest of order {number} will not be sent", { number: order.orderId })}
      preview={say("Your order ends with what has left.")}
      title={say("The rest of your order will not be sent.")}
      copy={sentences(
        say("Your order ends with what has left."),
        reasonSentence(ended.reason, say),
        moneyText(order, say),
      )}
    >
      <TitledLines title={say("What will not be sent")}>
        {ended.notSent.map((line) => goodsText(line, say))}
      </TitledLines>
    </OrderEmail>
  );
}

function moneyText({ isReplacement, payment, totals }: MailedOrder, say: Say): string {
  if (isReplacement) return say("It costs you nothing.");
  const { outstandingPaise: left, refundedPaise, paidPaise } = payment;
  const amount = formatRupees(Math.abs(left));
  if (left < 0) {
    return say("You paid {amount} more than it comes to now. We give it back.", { amount });
  }
  if (left > 0) return say("{amount} of it is still to be paid.", { amount });
  return paidPaise > refundedPaise || totals.totalPaise === 0 ? say("Nothing is left to pay.") : "";
}
