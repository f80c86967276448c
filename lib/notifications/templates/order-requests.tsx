import { Button, Section, Subheading } from "./blocks";
import { orderHref, type OrderProps } from "./mailed-order";
import { CONFIRM, confirmText, OrderEmail, TitledLines } from "./order-email";
import { OrderTable } from "./order-table";

/** Emails that ask the customer of an order to do something, or that the customer requested. */

/** Sent to the customer of an unconfirmed order before it is cancelled. */
export function OrderUnconfirmed({ order, shop }: OrderProps) {
  const { confirmation, orderId } = order;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Please confirm order ${orderId}`}
      preview="Open the order and press Confirm Order."
      title="Please confirm your order."
      copy={
        confirmation
          ? confirmText(confirmation)
          : "This order has since been confirmed. You do not need to do anything."
      }
      button={
        confirmation ? <Button href={orderHref({ order, shop })}>{CONFIRM}</Button> : undefined
      }
    >
      <Section>
        <Subheading>What was ordered</Subheading>
        <OrderTable order={order} shop={shop} />
      </Section>
    </OrderEmail>
  );
}

/** Sent to the address of an order whose link was lost or has expired. */
export function OrderKey({ order, shop }: OrderProps) {
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Your new link to order ${order.orderId}`}
      preview="It works for 90 days."
      title="Your new link."
      copy="Somebody asked for a new link to this order with your address. It works for 90 days and replaces the links in earlier emails. Anyone with this link can open the order, so please do not forward this email. If you did not ask for it, you do not need to do anything."
      button={<Button href={orderHref({ order, shop })}>Open your order</Button>}
    />
  );
}

/** Sent to the customer once, some days after delivery. */
export function ReviewRequest({ order, shop }: OrderProps) {
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`How is what you ordered? (${order.orderId})`}
      preview="Two lines from you help the next buyer."
      title="How is what you ordered?"
      copy="Your order has been with you for some days. Is the board stiff enough, the print right, the size as you expected? Two lines from you help other businesses to choose, and us to do better."
      button={<Button href={`${orderHref({ order, shop })}#reviews`}>Write a review</Button>}
    >
      <TitledLines title="What happens to it">
        {
          "We read every review before it is shown. It stands on the product's page with your first name and an initial, or the name that you choose, and says that you bought it."
        }
      </TitledLines>
    </OrderEmail>
  );
}
