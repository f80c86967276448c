import type { ReactNode } from "react";
import type { LineUnit } from "@/lib/db/generated/enums";
import { goodsText } from "@/lib/orders/line-text";
import { sayPhrase, sayDelivery, sayQuoting, sentences } from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import { deliveryText } from "@/lib/orders/delivery-date";
import type { Tracking } from "@/lib/orders/order";
import { explainStatus, STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { formatRupees } from "@/lib/pricing/money";
import type { Say } from "@/lib/i18n/say";
import { Button, Gap, Link, Paragraph, Section, Subheading, Tag } from "./blocks";
import { orderHref, type MailedOrder, type OrderProps } from "./mailed-order";
import { DeliveryAddress, OrderEmail, TitledLines } from "./order-email";
import { OrderTable } from "./order-table";

/** Sent to the customer when production begins. */
export function OrderProcessing({ order, shop }: OrderProps) {
  const { say, claims } = shop;
  const { state, meaning } = STATUS_TEXT.Processing;
  const arrival = deliveryText(order, fullDate, longDate, say);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say(`Order {number} ${state}`, { number: order.orderId })}
      preview={say("Estimated delivery: {arrival}", { arrival })}
      title={stateSentence(STATUS_TEXT.Processing, say)}
      copy={sentences(
        sayQuoting(say, "Production takes {production}.", { production: claims.production }),
        say("We email you the tracking details when it leaves our workshop."),
        say(meaning),
      )}
    >
      <TitledLines title={say("Estimated delivery")}>{arrival}</TitledLines>
      <DeliveryAddress order={order} shop={shop} />
    </OrderEmail>
  );
}

/** Sent to the customer when the order leaves the workshop. */
export function OrderShipped({ order, shop }: OrderProps) {
  const { say } = shop;
  const { state, meaning } = STATUS_TEXT.Shipped;
  const { delivery } = shop.claims;
  const copy = sentences(
    say(meaning),
    sayDelivery(say, { delivery }),
    cashText(order.payment, say),
    say(invoiceText(order)),
  );
  const title = stateSentence(STATUS_TEXT.Shipped, say);
  const subject = say(`Order {number} ${state}`, { number: order.orderId });
  return <Dispatch {...{ order, shop, title, copy, subject }} />;
}

function invoiceText({ isReplacement, typed }: MailedOrder): string {
  if (isReplacement) return "It replaces goods that you reported, and costs you nothing.";
  return typed ? "The invoice is attached." : "The order page has the invoice.";
}

/** Goods of an order that left together. */
export interface MailedDispatch {
  lines: readonly { name: string; unit: LineUnit; quantity: number }[];
  tracking: Tracking | null;
  /** True when nothing of the order is left. */
  isLast: boolean;
}

/** Sent to the customer of an order that leaves in parts, each time that one of them leaves. */
export function OrderDispatched({
  order,
  shop,
  dispatch,
}: OrderProps & { dispatch: MailedDispatch }) {
  const { lines, tracking, isLast } = dispatch;
  const { say } = shop;
  const { delivery } = shop.claims;
  const number = order.orderId;
  return (
    <Dispatch
      {...{ shop, order: { ...order, tracking } }}
      subject={
        isLast
          ? say("The rest of order {number} is on its way", { number })
          : say("A part of order {number} is on its way", { number })
      }
      title={
        isLast
          ? say("The rest of your order is on its way.")
          : say("A part of your order is on its way.")
      }
      copy={sentences(
        sayQuoting(say, "Delivery takes {delivery} from our workshop.", { delivery }),
        isLast ? say("With it, everything has left.") : say("We email you when the rest leaves."),
        order.isReplacement
          ? say("It costs you nothing.")
          : say("The order page has every dispatch with its invoice."),
      )}
    >
      <TitledLines title={say("What it brings")}>
        {lines.map((line) => goodsText(line, say))}
      </TitledLines>
    </Dispatch>
  );
}

/** Sent to the customer when the tracking details of a shipped order change. */
export function OrderTracking({ order, shop }: OrderProps) {
  const { say } = shop;
  return (
    <Dispatch
      {...{ order, shop }}
      subject={say("Tracking details for order {number}", { number: order.orderId })}
      title={say("Your tracking details.")}
      copy={say("Track your order with the details below. They replace any that we sent earlier.")}
    />
  );
}

/** For cash on delivery: the amount that the recipient must have ready. */
function cashText({ method, outstandingPaise }: MailedOrder["payment"], say: Say): string {
  if (method !== "cod" || outstandingPaise <= 0) return "";
  const amount = formatRupees(outstandingPaise);
  return say("Please have {amount} in cash ready when it arrives.", { amount });
}

interface DispatchProps extends OrderProps {
  subject: string;
  title: string;
  copy: string;
  /** What it contains; by default the whole order. */
  children?: ReactNode;
}

/** Where the parcel is, where it goes and what it contains. */
function Dispatch({ order, shop, children, ...words }: DispatchProps) {
  const { tracking, orderId: number } = order;
  const { say } = shop;
  const orderLink = (
    <Paragraph>
      <Link href={orderHref({ order, shop })} text="action">
        {say("Open the order")}
      </Link>
    </Paragraph>
  );
  return (
    <OrderEmail
      {...{ order, shop, ...words }}
      preview={
        tracking
          ? `${tracking.carrier}, ${tracking.number}`
          : say("{number} has left our workshop", { number })
      }
      details={
        tracking ? (
          <TrackingTag {...tracking} say={say} />
        ) : (
          <Paragraph>{say("It has no tracking number.")}</Paragraph>
        )
      }
      // There is one button; when it leads to the carrier, the order has a plain link.
      button={tracking?.url ? orderLink : undefined}
    >
      <DeliveryAddress order={order} shop={shop} />
      {children ?? (
        <Section>
          <Subheading>{say("Items")}</Subheading>
          <OrderTable order={order} shop={shop} />
        </Section>
      )}
    </OrderEmail>
  );
}

function TrackingTag({ carrier, number, url, say }: Tracking & { say: Say }) {
  return (
    <>
      <Tag
        label={say("Tracking number")}
        stamp={number}
        note={say("With {carrier}", { carrier })}
      />
      <Gap height={20} />
      {url && <Button href={url}>{say("Track the parcel")}</Button>}
    </>
  );
}

/** Sent to the customer when the order has arrived. */
export function OrderDelivered({ order, shop, deliveredAt }: OrderProps & { deliveredAt: Date }) {
  // These promises come from the policies (docs/product.md: Policies).
  const { claimReport, claimAssessment: time } = shop.policyTerms;
  const { say } = shop;
  const when = claimReport ? sayPhrase(say, claimReport) : say("at once");
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Order {number} was delivered", { number: order.orderId })}
      preview={say("Is something wrong? Tell us {when}.", { when })}
      title={stateSentence(STATUS_TEXT.Delivered, say)}
      copy={sentences(
        say("It was delivered on {day}.", { day: longDate(deliveredAt, say.language) }),
        say("If you have not received it, reply to this email."),
        order.isReplacement ? "" : say("You can download the invoice from the order page."),
      )}
    >
      <TitledLines title={say("Is everything right?")}>
        {sentences(
          say("Please check it now."),
          say(
            "If something is missing, damaged or not as ordered, tell us {when}: reply to this email with photos.",
            { when },
          ),
          sayQuoting(say, "We assess claims in {time}.", { time }),
        )}
      </TitledLines>
    </OrderEmail>
  );
}

/** Sent to a customer who was mailed that a part left which did not. */
export function DispatchCorrected({ order, shop }: OrderProps) {
  const { say } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say("Correction: a part of order {number} has not left yet", {
        number: order.orderId,
      })}
      preview={say("Our last email was a mistake.")}
      title={say("Our last email was a mistake.")}
      copy={sentences(
        say("We wrote that goods of your order are on their way."),
        say("They are still with us, and we are sorry."),
        say("The order page shows what has left; we email you when the next part leaves."),
      )}
    />
  );
}

type Correction = NonNullable<MailedOrder["correction"]>;

/** Sent to a customer who was mailed a status that was a mistake. */
export function OrderCorrected({ order, shop, from, to }: OrderProps & Correction) {
  const { say } = shop;
  const words = STATUS_TEXT[to];
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={say(`Correction: order {number} ${words.state}`, { number: order.orderId })}
      preview={sentences(say(`It ${words.state}.`), say("Our last email was a mistake."))}
      title={say("Our last email was a mistake.")}
      copy={sentences(
        say(`We wrote that your order ${STATUS_TEXT[from].state}.`),
        say("That was not so, and we are sorry."),
        explainStatus(words, say),
      )}
    />
  );
}
