import type { ReactNode } from "react";
import type { LineUnit } from "@/lib/db/generated/enums";
import { quantityWords } from "@/lib/orders/line-text";
import { said, sentences } from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import { deliveryText } from "@/lib/orders/delivery-date";
import type { Tracking } from "@/lib/orders/order";
import { STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { formatRupees } from "@/lib/pricing/money";
import { Button, Gap, Link, Paragraph, Section, Subheading, Tag } from "./blocks";
import { orderHref, type MailedOrder, type OrderProps } from "./mailed-order";
import { DeliveryAddress, OrderEmail, TitledLines } from "./order-email";
import { OrderTable } from "./order-table";

/** Sent to the customer when production begins. */
export function OrderProcessing({ order, shop }: OrderProps) {
  const { state, meaning } = STATUS_TEXT.Processing;
  const arrival = deliveryText(order, fullDate, longDate);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Order ${order.orderId} ${state}`}
      preview={`Estimated delivery: ${arrival}`}
      title={stateSentence(STATUS_TEXT.Processing)}
      copy={sentences(
        said`Production takes ${shop.claims.production}.`,
        "We email you the tracking details when it leaves our workshop.",
        meaning,
      )}
    >
      <TitledLines title="Estimated delivery">{arrival}</TitledLines>
      <DeliveryAddress order={order} />
    </OrderEmail>
  );
}

/** Sent to the customer when the order leaves the workshop. */
export function OrderShipped({ order, shop }: OrderProps) {
  const { state, meaning } = STATUS_TEXT.Shipped;
  const copy = sentences(
    meaning,
    said`Delivery takes ${shop.claims.delivery} from there.`,
    cashText(order.payment),
    invoiceText(order),
  );
  const title = stateSentence(STATUS_TEXT.Shipped);
  return <Dispatch {...{ order, shop, title, copy }} subject={`Order ${order.orderId} ${state}`} />;
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
  const what = isLast ? "The rest of your order" : "A part of your order";
  return (
    <Dispatch
      {...{ shop, order: { ...order, tracking } }}
      subject={`${what.replace("your order", `order ${order.orderId}`)} is on its way`}
      title={`${what} is on its way.`}
      copy={sentences(
        said`Delivery takes ${shop.claims.delivery} from our workshop.`,
        isLast ? "With it, everything has left." : "We email you when the rest leaves.",
        order.isReplacement
          ? "It costs you nothing."
          : "The order page has every dispatch with its invoice.",
      )}
    >
      <TitledLines title="What it brings">
        {lines.map(({ name, unit, quantity }) => `${quantityWords(quantity, unit)} of ${name}`)}
      </TitledLines>
    </Dispatch>
  );
}

/** Sent to the customer when the tracking details of a shipped order change. */
export function OrderTracking({ order, shop }: OrderProps) {
  return (
    <Dispatch
      {...{ order, shop }}
      subject={`Tracking details for order ${order.orderId}`}
      title="Your tracking details."
      copy="Track your order with the details below. They replace any that we sent earlier."
    />
  );
}

/** For cash on delivery: the amount that the recipient must have ready. */
function cashText({ method, outstandingPaise }: MailedOrder["payment"]): string {
  if (method !== "cod" || outstandingPaise <= 0) return "";
  return `Please have ${formatRupees(outstandingPaise)} in cash ready when it arrives.`;
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
  const { tracking, orderId } = order;
  const orderLink = (
    <Paragraph>
      <Link href={orderHref({ order, shop })} text="action">
        Open the order
      </Link>
    </Paragraph>
  );
  return (
    <OrderEmail
      {...{ order, shop, ...words }}
      preview={
        tracking ? `${tracking.carrier}, ${tracking.number}` : `${orderId} has left our workshop`
      }
      details={
        tracking ? <TrackingTag {...tracking} /> : <Paragraph>It has no tracking number.</Paragraph>
      }
      // There is one button; when it leads to the carrier, the order has a plain link.
      button={tracking?.url ? orderLink : undefined}
    >
      <DeliveryAddress order={order} />
      {children ?? (
        <Section>
          <Subheading>Items</Subheading>
          <OrderTable order={order} shop={shop} />
        </Section>
      )}
    </OrderEmail>
  );
}

function TrackingTag({ carrier, number, url }: Tracking) {
  return (
    <>
      <Tag label="Tracking number" stamp={number} note={`With ${carrier}`} />
      <Gap height={20} />
      {url && <Button href={url}>Track the parcel</Button>}
    </>
  );
}

/** Sent to the customer when the order has arrived. */
export function OrderDelivered({ order, shop, deliveredAt }: OrderProps & { deliveredAt: Date }) {
  // These promises come from the policies (docs/product.md: Policies).
  const { claimReport, claimAssessment } = shop.policyTerms;
  const inTime = claimReport || "at once";
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Order ${order.orderId} was delivered`}
      preview={`Is something wrong? Tell us ${inTime}.`}
      title={stateSentence(STATUS_TEXT.Delivered)}
      copy={`It was delivered on ${longDate(deliveredAt)}. If you have not received it, reply to this email.${order.isReplacement ? "" : " You can download the invoice from the order page."}`}
    >
      <TitledLines title="Is everything right?">
        {sentences(
          `Please check it now. If something is missing, damaged or not as ordered, tell us ${inTime}: reply to this email with photos.`,
          said`We assess claims in ${claimAssessment}.`,
        )}
      </TitledLines>
    </OrderEmail>
  );
}

/** Sent to a customer who was mailed that a part left which did not. */
export function DispatchCorrected({ order, shop }: OrderProps) {
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Correction: a part of order ${order.orderId} has not left yet`}
      preview="Our last email was a mistake."
      title="Our last email was a mistake."
      copy="We wrote that goods of your order are on their way. They are still with us, and we are sorry. The order page shows what has left; we email you when the next part leaves."
    />
  );
}

type Correction = NonNullable<MailedOrder["correction"]>;

/** Sent to a customer who was mailed a status that was a mistake. */
export function OrderCorrected({ order, shop, from, to }: OrderProps & Correction) {
  const words = STATUS_TEXT[to];
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Correction: order ${order.orderId} ${words.state}`}
      preview={`It ${words.state}. Our last email was a mistake.`}
      title="Our last email was a mistake."
      copy={`We wrote that your order ${STATUS_TEXT[from].state}. That was not so, and we are sorry. ${stateSentence(words)} ${words.meaning}`}
    />
  );
}
