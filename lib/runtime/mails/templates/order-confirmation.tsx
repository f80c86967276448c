import { translateDelivery, translateQuoting, sentences } from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import { deliveryText, sundayNote } from "@/lib/orders/delivery-date";
import { STATUS_TEXT, stateSentence, UNCONFIRMED_TEXT } from "@/lib/orders/status-text";
import type { Translate } from "@/lib/i18n/translate";
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
  const { t } = shop;
  const arrival = deliveryText(order, fullDate, longDate, t);
  // The email must not call an order confirmed and ask to confirm it at the same time.
  const state = stateSentence(confirmation ? UNCONFIRMED_TEXT : STATUS_TEXT.Pending, t);
  const href = orderHref({ order, shop });
  return (
    <Email
      shop={shop}
      subject={
        confirmation
          ? t("Order {number} received", { number })
          : t("Order {number} confirmed", { number })
      }
      preview={t("{number}: estimated delivery {arrival}", { number, arrival })}
      reason={placedReason(shop)}
    >
      <Section first>
        <Heading>
          {thanksText(order, t)}
          <br />
          {state}
        </Heading>
        <Paragraph>{copyText(order, t)}</Paragraph>
        <OrderTag order={order} shop={shop} />
        {!confirmation && <Button href={href}>{t("Open your order")}</Button>}
      </Section>
      {confirmation && (
        <Section>
          <Subheading>{t(CONFIRM)}</Subheading>
          <Paragraph>{confirmText(confirmation, t)}</Paragraph>
          <Button href={href}>{t(CONFIRM)}</Button>
        </Section>
      )}
      <Section>
        <Subheading>{t("Your order")}</Subheading>
        <OrderTable order={order} shop={shop} />
        {!order.payment.method && (
          <SmallPrint>{t("No card has been charged for this order.")}</SmallPrint>
        )}
      </Section>
      <HowToPaySection order={order} shop={shop} />
      <Section>
        <Columns
          left={<Address order={order} shop={shop} />}
          right={<Arrival text={arrival} t={t} />}
        />
      </Section>
      <Billing order={order} shop={shop} />
      <NextSteps order={order} shop={shop} />
      <Questions shop={shop} />
    </Email>
  );
}

function thanksText({ buyerDetails }: MailedOrder, t: Translate): string {
  const name = buyerDetails && greetingName(buyerDetails.shipTo.firstName);
  return name ? t("Thank you, {name}.", { name }) : t("Thank you.");
}

/** Under GST the invoice comes with the goods; until then there is a proforma. */
function copyText({ buyerDetails, gst }: MailedOrder, t: Translate): string {
  const isAttached = buyerDetails !== null;
  return sentences(
    t("We have received your order."),
    isAttached
      ? t("Here is what you ordered, where it goes and when it arrives.")
      : t("Here is what was ordered and when it arrives."),
    t(DOCUMENT[gst ? "proforma" : "invoice"][isAttached ? "attached" : "onPage"]),
  );
}

const DOCUMENT = {
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
      <Subheading>{props.shop.t("Delivery address")}</Subheading>
      <Paragraph>
        <Lines>{deliveryLines(props)}</Lines>
      </Paragraph>
    </>
  );
}

function Arrival({ text, t }: { text: string; t: Translate }) {
  return (
    <>
      <Subheading>{t("Estimated delivery")}</Subheading>
      <Paragraph>{text}</Paragraph>
    </>
  );
}

/** Describes what happens until delivery (docs/product.md: Claims, Orders). */
function NextSteps({ order, shop: { claims, t } }: OrderProps) {
  const { dispatchBy } = order;
  const day = dispatchBy && fullDate(new Date(dispatchBy), t.language);
  const arrival = deliveryText(order, fullDate, longDate, t);
  const { production } = claims;
  const steps = {
    ...(order.awaitsApproval && {
      "You send your artwork.": sentences(
        t("On the page of your order."),
        t("Nothing is printed before you have approved its proof there."),
      ),
    }),
    "We get it ready.": sentences(
      translateQuoting(t, "Production takes {production}.", { production }),
      t("You can cancel until production begins."),
    ),
    "It leaves our workshop.": sentences(
      day ? t("Expected dispatch: by {day}.", { day }) : "",
      t("We email you the tracking details."),
      translateDelivery(t, claims),
    ),
    "It arrives.": sentences(
      t("Estimated delivery: {arrival}.", { arrival }),
      sundayNote(order, longDate, t),
    ),
  };
  return (
    <Section>
      <Subheading>{t("What happens next")}</Subheading>
      <Layout>
        {Object.entries(steps).map(([title, text], index) => (
          <Step key={title} {...{ title: t(title), text, number: index + 1 }} />
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
