import { said, sentences } from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import { deliveryText } from "@/lib/orders/delivery-date";
import { STATUS_TEXT, stateSentence, UNCONFIRMED_TEXT } from "@/lib/orders/status-text";
import { greetingName } from "../greeting-name";
import { Button, Columns, Heading, Layout, Lines, Paragraph, Section } from "./blocks";
import { SmallPrint, Subheading } from "./blocks";
import { HowToPaySection } from "./how-to-pay";
import { Email } from "./layout";
import { deliveryLines, orderHref, placedReason } from "./mailed-order";
import type { MailedOrder, OrderProps } from "./mailed-order";
import { Billing, CONFIRM, confirmText, OrderTag, Questions } from "./order-email";
import { OrderTable } from "./order-table";
import { fonts, look } from "./theme";

/** Sent to the customer as soon as the order is placed. */
export function OrderConfirmation({ order, shop }: OrderProps) {
  const { orderId, confirmation } = order;
  const arrival = deliveryText(order, fullDate, longDate);
  // The email must not call an order confirmed and ask to confirm it at the same time.
  const state = stateSentence(confirmation ? UNCONFIRMED_TEXT : STATUS_TEXT.Pending);
  const href = orderHref({ order, shop });
  return (
    <Email
      shop={shop}
      subject={`Order ${orderId} ${confirmation ? "received" : "confirmed"}`}
      preview={`${orderId}: estimated delivery ${arrival}`}
      reason={placedReason(shop)}
    >
      <Section first>
        <Heading>
          {thanksText(order)}
          <br />
          {state}
        </Heading>
        <Paragraph>{copyText(order)}</Paragraph>
        <OrderTag order={order} />
        {!confirmation && <Button href={href}>Open your order</Button>}
      </Section>
      {confirmation && (
        <Section>
          <Subheading>{CONFIRM}</Subheading>
          <Paragraph>{confirmText(confirmation)}</Paragraph>
          <Button href={href}>{CONFIRM}</Button>
        </Section>
      )}
      <Section>
        <Subheading>Your order</Subheading>
        <OrderTable order={order} shop={shop} />
        {!order.payment.method && <SmallPrint>No card has been charged for this order.</SmallPrint>}
      </Section>
      <HowToPaySection order={order} />
      <Section>
        <Columns left={<Address order={order} />} right={<Arrival text={arrival} />} />
      </Section>
      <Billing order={order} />
      <NextSteps order={order} shop={shop} />
      <Questions shop={shop} />
    </Email>
  );
}

function thanksText({ typed }: MailedOrder): string {
  const name = typed && greetingName(typed.shipTo.firstName);
  return name ? `Thank you, ${name}.` : "Thank you.";
}

/** Under GST the invoice comes with the goods; until then there is a proforma. */
function copyText({ typed, gst }: MailedOrder): string {
  const paper = gst ? "proforma invoice" : "invoice";
  return typed
    ? `We have received your order. Here is what you ordered, where it goes and when it arrives. The ${paper} is attached.`
    : `We have received your order. Here is what was ordered and when it arrives. The order page shows the delivery address and has the ${paper}.`;
}

function Address({ order }: { order: MailedOrder }) {
  return (
    <>
      <Subheading>Delivery address</Subheading>
      <Paragraph>
        <Lines>{deliveryLines(order)}</Lines>
      </Paragraph>
    </>
  );
}

function Arrival({ text }: { text: string }) {
  return (
    <>
      <Subheading>Estimated delivery</Subheading>
      <Paragraph>{text}</Paragraph>
    </>
  );
}

/** Describes what happens until delivery (docs/product.md: Claims, Orders). */
function NextSteps({ order, shop: { claims } }: OrderProps) {
  const { dispatchBy } = order;
  const dispatch = dispatchBy && `Expected dispatch: by ${fullDate(new Date(dispatchBy))}.`;
  const arrival = deliveryText(order, fullDate, longDate);
  const steps = {
    ...(order.awaitsApproval && {
      "You send your artwork":
        "On the page of your order. Nothing is printed before you have approved its proof there.",
    }),
    "We get it ready": sentences(
      said`Production takes ${claims.production}.`,
      "You can cancel until production begins.",
    ),
    "It leaves our workshop": sentences(
      dispatch ?? "",
      "We email you the tracking details.",
      said`Delivery takes ${claims.delivery} from there.`,
    ),
    "It arrives": `Estimated delivery: ${arrival}.`,
  };
  return (
    <Section>
      <Subheading>What happens next</Subheading>
      <Layout>
        {Object.entries(steps).map(([title, text], index) => (
          <Step key={title} {...{ title, text, number: index + 1 }} />
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
        <strong>{title}.</strong> {text}
      </td>
    </tr>
  );
}
