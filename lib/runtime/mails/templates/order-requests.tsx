import { sentences } from "@/lib/shop/content/phrases";
import { Button, Section, Subheading } from "./blocks";
import { orderHref, type OrderProps } from "./mailed-order";
import { CONFIRM, confirmText, OrderEmail, TitledLines } from "./order-email";
import { OrderTable } from "./order-table";

/** Emails that ask the customer of an order to do something, or that the customer requested. */

/** Sent to the customer of an unconfirmed order before it is cancelled. */
export function OrderUnconfirmed({ order, shop }: OrderProps) {
  const { confirmation, orderId: number } = order;
  const { t } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Please confirm order {number}", { number })}
      preview={t("Open the order and press Confirm Order.")}
      title={t("Please confirm your order.")}
      copy={
        confirmation
          ? confirmText(confirmation, t)
          : t("This order has since been confirmed. You do not need to do anything.")
      }
      button={
        confirmation ? <Button href={orderHref({ order, shop })}>{t(CONFIRM)}</Button> : undefined
      }
    >
      <Section>
        <Subheading>{t("What was ordered")}</Subheading>
        <OrderTable order={order} shop={shop} />
      </Section>
    </OrderEmail>
  );
}

/** Sent to the address of an order whose link was lost or has expired. */
export function OrderKey({ order, shop }: OrderProps) {
  const { t } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Your new link to order {number}", { number: order.orderId })}
      preview={t("It works for 90 days.")}
      title={t("Your new link.")}
      copy={sentences(
        t("Somebody asked for a new link to this order with your address."),
        t("It works for 90 days and replaces the links in earlier emails."),
        t("Anyone with this link can open the order, so please do not forward this email."),
        t("If you did not ask for it, you do not need to do anything."),
      )}
      button={<Button href={orderHref({ order, shop })}>{t("Open your order")}</Button>}
    />
  );
}

/** Sent to the customer once, some days after delivery. */
export function ReviewRequest({ order, shop }: OrderProps) {
  const { t } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("How is what you ordered? ({number})", { number: order.orderId })}
      preview={t("Two lines from you help the next buyer.")}
      title={t("How is what you ordered?")}
      copy={sentences(
        t("Your order has been with you for some days."),
        t("Is the board stiff enough, the print right, the size as you expected?"),
        t("Two lines from you help other businesses to choose, and us to do better."),
      )}
      button={<Button href={`${orderHref({ order, shop })}#reviews`}>{t("Write a review")}</Button>}
    >
      <TitledLines title={t("What happens to it")}>
        {sentences(
          t("We read every review before it is shown."),
          t(
            "It is shown on the product's page with your first name and an initial, or the name that you choose, and says that you bought it.",
          ),
        )}
      </TitledLines>
    </OrderEmail>
  );
}
