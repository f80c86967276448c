import type { ReactNode } from "react";
import { longDate, longMoment } from "@/lib/base/dates";
import { hoursLine } from "@/lib/shop/working-time/opening-hours";
import { Button, Gap, Heading, Lines, MailTo, Paragraph, Section } from "./blocks";
import { SmallPrint, Subheading, Tag, Telephone } from "./blocks";
import { Email, type MailedShop } from "./layout";
import { billingLines, deliveryLines, orderHref, placedReason, statusOptOut } from "./mailed-order";
import type { MailedConfirmation, MailedOrder, OrderProps } from "./mailed-order";

interface OrderEmailProps extends OrderProps {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  title: string;
  /** What happened and what it means. */
  copy: ReactNode;
  /** Shown between the order's number and the button. */
  details?: ReactNode;
  /** The button to the order. */
  button?: ReactNode;
  /** True for mails about the customer's money and goods, which have no unsubscribe link. */
  isAlwaysSent?: boolean;
  /** `Section` elements. */
  children?: ReactNode;
}

/** The layout of all emails to a customer about a change of their order. */
export function OrderEmail(props: OrderEmailProps) {
  const { order, shop, subject, preview, title, copy, details, isAlwaysSent, children } = props;
  const { button = <Button href={orderHref(props)}>Open the order</Button> } = props;
  return (
    <Email
      {...{ shop, subject, preview }}
      reason={placedReason(shop)}
      optOut={isAlwaysSent ? undefined : statusOptOut(props)}
    >
      <Section first>
        <Heading>{title}</Heading>
        <Paragraph>{copy}</Paragraph>
        <OrderTag order={order} />
        {details}
        {button}
      </Section>
      {children}
      <Questions shop={shop} />
    </Email>
  );
}

export function OrderTag({ order }: { order: MailedOrder }) {
  return (
    <>
      <Tag
        label="Order number"
        stamp={order.orderId}
        note={`Placed on ${longDate(order.createdAt)}`}
      />
      <Gap height={20} />
    </>
  );
}

export function TitledLines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Subheading>{title}</Subheading>
      <Paragraph>
        <Lines>{children}</Lines>
      </Paragraph>
    </Section>
  );
}

export function DeliveryAddress({ order }: { order: MailedOrder }) {
  return <TitledLines title="Delivery address">{deliveryLines(order)}</TitledLines>;
}

/** Billing details; nothing when none were given. */
export function Billing({ order }: { order: MailedOrder }) {
  const given = billingLines(order);
  return given.length > 0 && <TitledLines title="Billing">{given}</TitledLines>;
}

/** How a customer contacts the shop about the order. */
export function Questions({ shop }: { shop: MailedShop }) {
  return (
    <Section>
      <Subheading>Questions?</Subheading>
      <Paragraph>
        Reply to this email, write to <MailTo address={shop.contactEmail} /> or call{" "}
        <Telephone number={shop.contactPhone} />.
      </Paragraph>
      <SmallPrint>{hoursLine(shop.openingHours)}</SmallPrint>
    </Section>
  );
}

/** Label of the button to the page where the order is confirmed. */
export const CONFIRM = "Confirm your order";

/** Asks the reader of the mailbox to confirm that the order is theirs. */
export function confirmText({ until }: MailedConfirmation): string {
  const then = until
    ? `Without that we cancel the order on ${longMoment(until)}.`
    : "We may ask you before we start making it.";
  return `Anybody can type an email address into a form, so please open the order and press Confirm Order. ${then} If you did not place it, you do not need to do anything.`;
}
