import type { ReactNode } from "react";
import type { LineUnit } from "@/lib/db/generated/enums";
import { goodsText } from "@/lib/orders/line-text";
import {
  translatePhrase,
  translateDelivery,
  translateQuoting,
  sentences,
} from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import { deliveryText } from "@/lib/orders/delivery-date";
import type { Tracking } from "@/lib/orders/order";
import { explainStatus, STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { formatRupees } from "@/lib/pricing/money";
import type { Translate } from "@/lib/i18n/translate";
import { Button, Gap, Link, Paragraph, Section, Subheading, Tag } from "./blocks";
import { orderHref, type MailedOrder, type OrderProps } from "./mailed-order";
import { DeliveryAddress, OrderEmail, TitledLines } from "./order-email";
import { OrderTable } from "./order-table";

/** Sent to the customer when production begins. */
export function OrderProcessing({ order, shop }: OrderProps) {
  const { t, claims } = shop;
  const { state, meaning } = STATUS_TEXT.Processing;
  const arrival = deliveryText(order, fullDate, longDate, t);
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t(`Order {number} ${state}`, { number: order.orderId })}
      preview={t("Estimated delivery: {arrival}", { arrival })}
      title={stateSentence(STATUS_TEXT.Processing, t)}
      copy={sentences(
        translateQuoting(t, "Production takes {production}.", { production: claims.production }),
        t("We email you the tracking details when it leaves our workshop."),
        t(meaning),
      )}
    >
      <TitledLines title={t("Estimated delivery")}>{arrival}</TitledLines>
      <DeliveryAddress order={order} shop={shop} />
    </OrderEmail>
  );
}

/** Sent to the customer when the order leaves the workshop. */
export function OrderShipped({ order, shop }: OrderProps) {
  const { t } = shop;
  const { state, meaning } = STATUS_TEXT.Shipped;
  const { delivery } = shop.claims;
  const copy = sentences(
    t(meaning),
    translateDelivery(t, { delivery }),
    cashText(order.payment, t),
    t(invoiceText(order)),
  );
  const title = stateSentence(STATUS_TEXT.Shipped, t);
  const subject = t(`Order {number} ${state}`, { number: order.orderId });
  return <Dispatch {...{ order, shop, title, copy, subject }} />;
}

function invoiceText({ isReplacement, buyerDetails }: MailedOrder): string {
  if (isReplacement) return "It replaces goods that you reported, and costs you nothing.";
  return buyerDetails ? "The invoice is attached." : "The order page has the invoice.";
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
  const { t } = shop;
  const { delivery } = shop.claims;
  const number = order.orderId;
  return (
    <Dispatch
      {...{ shop, order: { ...order, tracking } }}
      subject={
        isLast
          ? t("The rest of order {number} is on its way", { number })
          : t("A part of order {number} is on its way", { number })
      }
      title={
        isLast
          ? t("The rest of your order is on its way.")
          : t("A part of your order is on its way.")
      }
      copy={sentences(
        translateQuoting(t, "Delivery takes {delivery} from our workshop.", { delivery }),
        isLast ? t("With it, everything has left.") : t("We email you when the rest leaves."),
        order.isReplacement
          ? t("It costs you nothing.")
          : t("The order page has every dispatch with its invoice."),
      )}
    >
      <TitledLines title={t("What it brings")}>
        {lines.map((line) => goodsText(line, t))}
      </TitledLines>
    </Dispatch>
  );
}

/** Sent to the customer when the tracking details of a shipped order change. */
export function OrderTracking({ order, shop }: OrderProps) {
  const { t } = shop;
  return (
    <Dispatch
      {...{ order, shop }}
      subject={t("Tracking details for order {number}", { number: order.orderId })}
      title={t("Your tracking details.")}
      copy={t("Track your order with the details below. They replace any that we sent earlier.")}
    />
  );
}

/** For cash on delivery: the amount that the recipient must have ready. */
function cashText({ method, outstandingPaise }: MailedOrder["payment"], t: Translate): string {
  if (method !== "cod" || outstandingPaise <= 0) return "";
  const amount = formatRupees(outstandingPaise);
  return t("Please have {amount} in cash ready when it arrives.", { amount });
}

interface DispatchProps extends OrderProps {
  subject: string;
  title: string;
  copy: string;
  /** Its content; by default the whole order. */
  children?: ReactNode;
}

/** Tracking, destination and content of a parcel. */
function Dispatch({ order, shop, children, ...words }: DispatchProps) {
  const { tracking, orderId: number } = order;
  const { t } = shop;
  const orderLink = (
    <Paragraph>
      <Link href={orderHref({ order, shop })} text="action">
        {t("Open the order")}
      </Link>
    </Paragraph>
  );
  return (
    <OrderEmail
      {...{ order, shop, ...words }}
      preview={
        tracking
          ? `${tracking.carrier}, ${tracking.number}`
          : t("{number} has left our workshop", { number })
      }
      details={
        tracking ? (
          <TrackingTag {...tracking} t={t} />
        ) : (
          <Paragraph>{t("It has no tracking number.")}</Paragraph>
        )
      }
      // There is one button; when it leads to the carrier, the order has a plain link.
      button={tracking?.url ? orderLink : undefined}
    >
      <DeliveryAddress order={order} shop={shop} />
      {children ?? (
        <Section>
          <Subheading>{t("Items")}</Subheading>
          <OrderTable order={order} shop={shop} />
        </Section>
      )}
    </OrderEmail>
  );
}

function TrackingTag({ carrier, number, url, t }: Tracking & { t: Translate }) {
  return (
    <>
      <Tag label={t("Tracking number")} stamp={number} note={t("With {carrier}", { carrier })} />
      <Gap height={20} />
      {url && <Button href={url}>{t("Track the parcel")}</Button>}
    </>
  );
}

/** Sent to the customer when the order has arrived. */
export function OrderDelivered({ order, shop, deliveredAt }: OrderProps & { deliveredAt: Date }) {
  // These promises come from the policies (docs/product.md: Policies).
  const { claimReport, claimAssessment: time } = shop.policyTerms;
  const { t } = shop;
  const when = claimReport ? translatePhrase(t, claimReport) : t("at once");
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Order {number} was delivered", { number: order.orderId })}
      preview={t("Is something wrong? Tell us {when}.", { when })}
      title={stateSentence(STATUS_TEXT.Delivered, t)}
      copy={sentences(
        t("It was delivered on {day}.", { day: longDate(deliveredAt, t.language) }),
        t("If you have not received it, reply to this email."),
        order.isReplacement ? "" : t("You can download the invoice from the order page."),
      )}
    >
      <TitledLines title={t("Is everything right?")}>
        {sentences(
          t("Please check it now."),
          t(
            "If something is missing, damaged or not as ordered, tell us {when}: reply to this email with photos.",
            { when },
          ),
          translateQuoting(t, "We assess claims in {time}.", { time }),
        )}
      </TitledLines>
    </OrderEmail>
  );
}

/** Sent to a customer who was mailed that a part left which did not. */
export function DispatchCorrected({ order, shop }: OrderProps) {
  const { t } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Correction: a part of order {number} has not left yet", {
        number: order.orderId,
      })}
      preview={t("Our last email was a mistake.")}
      title={t("Our last email was a mistake.")}
      copy={sentences(
        t("We wrote that goods of your order are on their way."),
        t("They are still with us, and we are sorry."),
        t("The order page shows what has left; we email you when the next part leaves."),
      )}
    />
  );
}

type Correction = NonNullable<MailedOrder["correction"]>;

/** Sent to a customer who was mailed a status that was a mistake. */
export function OrderCorrected({ order, shop, from, to }: OrderProps & Correction) {
  const { t } = shop;
  const words = STATUS_TEXT[to];
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t(`Correction: order {number} ${words.state}`, { number: order.orderId })}
      preview={sentences(t(`It ${words.state}.`), t("Our last email was a mistake."))}
      title={t("Our last email was a mistake.")}
      copy={sentences(
        t(`We wrote that your order ${STATUS_TEXT[from].state}.`),
        t("That was not so, and we are sorry."),
        explainStatus(words, t),
      )}
    />
  );
}
