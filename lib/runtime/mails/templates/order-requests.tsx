import { sentences } from "@/lib/shop/content/phrases";
import { Button, Section, Subheading } from "./blocks";
import { orderHref, type OrderProps } from "./mailed-order";
import { CONFIRM, confirmText, OrderEmail, TitledLines } from "./order-email";
import { OrderTable } from "./order-table";

/** Emails that ask the customer of an order to do something, or that the customer requested. */

/** Sent to the customer of an unconfirmed order before it is cancelled. */
export function OrderUnconfirmed({ order, shop }: OrderProps) {
  const { confirmation, orderId: number } = order;
  const { say } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Please confirm order {number}", { number })}
      preview={say("Open the order and press Confirm Order.")}
      title={say("Please confirm your order.")}
      copy={
        confirmation
          ? confirmText(confirmation, say)
          : say("This order has since been confirmed. You do not need to do anything.")
      }
      button={
        confirmation ? <Button href={orderHref({ order, shop })}>{say(CONFIRM)}</Button> : undefined
      }
    >
      <Section>
        <Subheading>{say("What was ordered")}</Subheading>
        <OrderTable order={order} shop={shop} />
      </Section>
    </OrderEmail>
  );
}

/** Sent to the address of an order whose link was lost or has expired. */
export function OrderKey({ order, shop }: OrderProps) {
  const { say } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Your new link to order {number}", { number: order.orderId })}
      preview={say("It works for 90 days.")}
      title={say("Your new link.")}
      copy={sentences(
        say("Somebody asked for a new link to this order with your address."),
        say("It works for 90 days and replaces the links in earlier emails."),
        say("Anyone with this link can open the order, so please do not forward this email."),
        say("If you did not ask for it, you do not need to do anything."),
      )}
      button={<Button href={orderHref({ order, shop })}>{say("Open your order")}</Button>}
    />
  );
}

/** Sent to the customer once, some days after delivery. */
export function ReviewRequest({ order, shop }: OrderProps) {
  const { say } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("How is what you ordered? ({number})", { number: order.orderId })}
      preview={say("Two lines from you help the next buyer.")}
      title={say("How is what you ordered?")}
      copy={sentences(
        say("Your order has been with you for some days."),
        say("Is the board stiff enough, the print right, the size as you expected?"),
        say("Two lines from you help other businesses to choose, and us to do better."),
      )}
      button={
        <Button href={`${orderHref({ order, shop })}#reviews`}>{say("Write a review")}</Button>
      }
    >
      <TitledLines title={say("What happens to it")}>
        {sentences(
          say("We read every review before it is shown."),
          say(
            "It stands on the product's page with your first name and an initial, or the name that you choose, and says that you bought it.",
          ),
        )}
      </TitledLines>
    </OrderEmail>
  );
}
