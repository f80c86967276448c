import { sentences } from "@/lib/shop/content/phrases";
import type { LineUnit } from "@/lib/db/generated/enums";
import { endedMoneyText } from "@/lib/orders/read/ended-short";
import { goodsText } from "@/lib/orders/line-text";
import { reasonSentence, type OrderProps } from "../mailed-order";
import { OrderEmail, TitledLines } from "../order-email";

/** Undispatched goods of an order ended short, with the reason if public. */
export interface EndedShort {
  notSent: readonly { name: string; unit: LineUnit; quantity: number }[];
  reason: string | undefined;
}

/** Sent to the customer whatever their mail settings, because it concerns their money. */
export function OrderEndedShort({ order, shop, ended }: OrderProps & { ended: EndedShort }) {
  const { t } = shop;
  const { payment } = order;
  return (
    <OrderEmail
      {...{ order, shop }}
      isAlwaysSent
      subject={t("The rest of order {number} will not be sent", { number: order.orderId })}
      preview={t("Your order ends with what has left.")}
      title={t("The rest of your order will not be sent.")}
      copy={sentences(
        t("Your order ends with what has left."),
        reasonSentence(ended.reason, t),
        endedMoneyText(
          {
            isReplacement: order.isReplacement,
            outstandingPaise: payment.outstandingPaise,
            receivedPaise: payment.paidPaise - payment.refundedPaise,
            totalPaise: order.totals.totalPaise,
          },
          t,
        ),
      )}
    >
      <TitledLines title={t("What will not be sent")}>
        {ended.notSent.map((line) => goodsText(line, t))}
      </TitledLines>
    </OrderEmail>
  );
}
