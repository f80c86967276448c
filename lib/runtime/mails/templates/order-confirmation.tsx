import { sayDelivery, sayQuoting, sentences } from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import { deliveryText, sundayNote } from "@/lib/orders/delivery-date";
import { STATUS_TEXT, stateSentence, UNCONFIRMED_TEXT } from "@/lib/orders/status-text";
import type { Say } from "@/lib/i18n/say";
import { greetingName } from "../greeting-name";
import {
  Button,
  Columns,
  Heading,
  Layout,
  Lines,
  Paragraph,
  Section,
  SmallPrint,
  Subheading,
} from "./blocks";
import { HowToPaySection } from "./how-to-pay";
import { Email } from "./layout";
import {
  deliveryLines,
  orderHref,
  placedReason,
  type MailedOrder,
  type OrderProps,
} from "./mailed-order";
import { Billing, CONFIRM, confirmText, OrderTag, Questions } from "./order-email";
import { OrderTable } from "./order-table";
import { fonts, look } from "./theme";

/** Sent to the customer as soon as the order is placed. */
export function OrderConfirmation({ order, shop }: OrderProps) {
  const { orderId: number, confirmation } = order;
  const { say } = shop;
  const arrival = deliveryText(order, fullDate, longDate, say);
  // The email must not call an order confirmed and ask to confirm it at the same time.
  const state = stateSentence(confirmation ? UNCONFIRMED_TEXT : STATUS_TEXT.Pending, say);
  const href = orderHref({ order, shop });
  return (
    <Email
      shop={shop}
      subject={
        confirmation
          ? say("Order {number} received", { number })
          : say("Order {number} confirmed", { number })
      }
      preview={say("{number}: estimated delivery {arrival}", { number, arrival })}
      reason={placedReason(shop)}
    >
      <Section first>
        <Heading>
          {thanksText(order, say)}
          <br />
          {state}
        </Heading>
        <Paragraph>{copyText(order, say)}</Paragraph>
        <OrderTag order={order} shop={shop} />
        {!confirmation && <Button href={href}>{say("Open your order")}</Button>}
      </Section>
      {confirmation && (
        <Section>
          <Subheading>{say(CONFIRM)}</Subheading>
          <Paragraph>{confirmText(confirmation, say)}</Paragraph>
          <Button href={href}>{say(CONFIRM)}</Button>
        </Section>
      )}
      <Section>
        <Subheading>{say("Your order")}</Subheading>
        <OrderTable order={order} shop={shop} />
        {!order.payment.method && (
          <SmallPrint>{say("No card has been charged for this order.")}</SmallPrint>
        )}
      </Section>
      <HowToPaySection order={order} shop={shop} />
      <Section>
        <Columns
          left={<Address order={order} shop={shop} />}
          right={<Arrival text={arrival} say={say} />}
        />
      </Section>
      <Billing order={order} shop={shop} />
      <NextSteps order={order} shop={shop} />
      <Questions shop={shop} />
    </Email>
  );
}

function thanksText({ typed }: MailedOrder, say: Say): string {
  const name = typed && greetingName(typed.shipTo.firstName);
  return name ? say("Thank you, {name}.", { name }) : say("Thank you.");
}

/** Under GST the invoice comes with the goods; until then there is a proforma. */
function copyText({ typed, gst }: MailedOrder, say: Say): string {
  const isAttached = typed !== null;
  return sentences(
    say("We have received your order."),
    isAttached
      ? say("Here is what you ordered, where it goes and when it arrives.")
      : say("Here is what was ordered and when it arrives."),
    say(PAPER[gst ? "proforma" : "invoice"][isAttached ? "attached" : "onPage"]),
  );
}

const PAPER = {
  invoice: {
    attached: "The invoice is attached.",
    onPage: "The order page shows the delivery address and has the invoice.",
  },
  proforma: {
    attached: "The proforma invoice is attached.",
    onPage: "The order page shows the delivery address and has the proforma invoice.",
  },
};

function Address(props: OrderProps) {
  return (
    <>
      <Subheading>{props.shop.say("Delivery address")}</Subheading>
      <Paragraph>
        <Lines>{deliveryLines(props)}</Lines>
      </Paragraph>
    </>
  );
}

function Arrival({ text, say }: { text: string; say: Say }) {
  return (
    <>
      <Subheading>{say("Estimated delivery")}</Subheading>
      <Paragraph>{text}</Paragraph>
    </>
  );
}

/** Describes what happens until delivery (docs/product.md: Claims, Orders). */
function NextSteps({ order, shop: { claims, say } }: OrderProps) {
  const { dispatchBy } = order;
  const day = dispatchBy && fullDate(new Date(dispatchBy), say.language);
  const arrival = deliveryText(order, fullDate, longDate, say);
  const { production } = claims;
  const steps = {
    ...(order.awaitsApproval && {
      "You send your artwork.": sentences(
        say("On the page of your order."),
        say("Nothing is printed before you have approved its proof there."),
      ),
    }),
    "We get it ready.": sentences(
      sayQuoting(say, "Production takes {production}.", { production }),
      say("You can cancel until production begins."),
    ),
    "It leaves our workshop.": sentences(
      day ? say("Expected dispatch: by {day}.", { day }) : "",
      say("We email you the tracking details."),
      sayDelivery(say, claims),
    ),
    "It arrives.": sentences(
      say("Estimated delivery: {arrival}.", { arrival }),
      sundayNote(order, longDate, say),
    ),
  };
  return (
    <Section>
      <Subheading>{say("What happens next")}</Subheading>
      <Layout>
        {Object.entries(steps).map(([title, text], index) => (
          <Step key={title} {...{ title: say(title), text, number: index + 1 }} />
        ))}
      </Layout>
    </Section>
  );
}

function Step({ number, title, text }: { number: number; title: string; text: string }) {
  const figure = {
    width: "34px",
    padding: "0 0 14px",
    verticalAlign: "top",
    font: `700 22px/1.2 ${fonts.display}`,
  };
  const words = {
    padding: "0 0 18px",
    font: `400 16px/1.55 ${fonts.text}`,
    overflowWrap: "anywhere",
  } as const;
  return (
    <tr>
      <td width="34" data-text="step" {...look({ text: "link" }, figure)}>
        {number}
      </td>
      <td {...look({ text: "ink" }, words)}>
        <strong>{title}</strong> {text}
      </td>
    </tr>
  );
}
