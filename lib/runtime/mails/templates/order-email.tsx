import type { ReactNode } from "react";
import { longDate, longMoment } from "@/lib/base/dates";
import { sentences } from "@/lib/shop/content/phrases";
import { hoursLine } from "@/lib/shop/working-time/opening-hours";
import type { Translate } from "@/lib/i18n/translate";
import {
  Button,
  Gap,
  Heading,
  Lines,
  MailTo,
  Paragraph,
  Section,
  SmallPrint,
  Subheading,
  Tag,
  Telephone,
} from "./blocks";
import { Email, type MailedShop } from "./layout";
import {
  billingLines,
  deliveryLines,
  orderHref,
  placedReason,
  statusOptOut,
  type MailedConfirmation,
  type OrderProps,
} from "./mailed-order";

interface OrderEmailProps extends OrderProps {
  subject: string;
  /** Preview text, shown next to the subject in an inbox. */
  preview: string;
  title: string;
  /** The event and its meaning. */
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
  const { t } = shop;
  const { button = <Button href={orderHref(props)}>{t("Open the order")}</Button> } = props;
  return (
    <Email
      {...{ shop, subject, preview }}
      reason={placedReason(shop)}
      optOut={isAlwaysSent ? undefined : statusOptOut(props)}
    >
      <Section first>
        <Heading>{title}</Heading>
        <Paragraph>{copy}</Paragraph>
        <OrderTag order={order} shop={shop} />
        {details}
        {button}
      </Section>
      {children}
      <Questions shop={shop} />
    </Email>
  );
}

export function OrderTag({ order, shop: { t } }: OrderProps) {
  return (
    <>
      <Tag
        label={t("Order number")}
        stamp={order.orderId}
        note={t("Placed on {day}", { day: longDate(order.createdAt, t.language) })}
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

export function DeliveryAddress(props: OrderProps) {
  const { t } = props.shop;
  return <TitledLines title={t("Delivery address")}>{deliveryLines(props)}</TitledLines>;
}

/** Billing details; nothing when none were given. */
export function Billing(props: OrderProps) {
  const given = billingLines(props);
  return given.length > 0 && <TitledLines title={props.shop.t("Billing")}>{given}</TitledLines>;
}

/** The shop's mailbox and phone, for texts that name them. */
export const reachedAt = ({ contactEmail, contactPhone }: MailedShop) => ({
  email: <MailTo address={contactEmail} />,
  phone: <Telephone number={contactPhone} />,
});

/** How a customer contacts the shop about the order. */
export function Questions({ shop }: { shop: MailedShop }) {
  const { t } = shop;
  return (
    <Section>
      <Subheading>{t("Questions?")}</Subheading>
      <Paragraph>
        {t.parts("Reply to this email, write to {email} or call {phone}.", reachedAt(shop))}
      </Paragraph>
      <SmallPrint>{hoursLine(shop.openingHours, t)}</SmallPrint>
    </Section>
  );
}

/** Label of the button to the page where the order is confirmed. */
export const CONFIRM = "Confirm your order";

/** Asks the reader of the mailbox to confirm that the order is theirs. */
export function confirmText({ until }: MailedConfirmation, t: Translate): string {
  return sentences(
    t(
      "Anybody can type an email address into a form, so please open the order and press Confirm Order.",
    ),
    until
      ? t("Without that we cancel the order on {moment}.", {
          moment: longMoment(until, t.language),
        })
      : t("We may ask you before we start making it."),
    t("If you did not place it, you do not need to do anything."),
  );
}
