import type { ReactNode } from "react";
import { cutText } from "@/lib/base/text/cut-text";
import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import type { LineUnit } from "@/lib/db/generated/enums";
import { CALL_OFF_TERMS } from "@/lib/offers/sent-version";
import { offeredText } from "@/lib/orders/line-text";
import { formatRupees } from "@/lib/pricing/money";
import { sentences } from "@/lib/shop/content/phrases";
import type { Translate } from "@/lib/i18n/translate";
import { Button, Gap, Heading, Paragraph, Section, Tag, TypedText } from "./blocks";
import { Email, pageHref, type MailedShop } from "./layout";
import { Questions, TitledLines } from "./order-email";

/** Emails about offers to their buyer, with the link that opens them; those to the shop are in shop-offers.tsx. */

export interface MailedOffer {
  number: string;
  accessKey: string;
  /** The version that was sent last; null before the first. */
  sent: {
    n: number;
    /** The last day in India. */
    validUntil: Date;
    /** With tax, for the first quantity of each line. */
    totalPaise: number;
    /** A line offers several quantities. */
    isChoice: boolean;
    /** Its goods are kept for the buyer, who calls them off in parts. */
    kept: boolean;
    lines: readonly {
      name: string;
      unit: LineUnit;
      packSize: string | null;
      quantities: readonly number[];
    }[];
  } | null;
  /** The reason for the withdrawal. */
  reason: string | null;
}

/** A message about an offer. */
export interface MailedOfferMessage {
  text: string;
  by: string;
}

export interface OfferProps {
  offer: MailedOffer;
  shop: MailedShop;
}

interface OfferEmailProps extends OfferProps {
  subject: string;
  preview: string;
  title: string;
  copy: ReactNode;
  button: string;
  children?: ReactNode;
}

function OfferEmail(props: OfferEmailProps) {
  const { offer, shop, subject, preview, title, copy, button, children } = props;
  const { number, accessKey, sent } = offer;
  const { t, siteName } = shop;
  return (
    <Email
      shop={shop}
      subject={subject}
      preview={preview}
      reason={t(
        "You are receiving this email because somebody asked {shop} for an offer with this address.",
        { shop: siteName },
      )}
    >
      <Section first>
        <Heading>{title}</Heading>
        <Paragraph>{copy}</Paragraph>
        <Tag
          label={t("Offer")}
          stamp={number}
          {...(sent && {
            note: t("Valid until {day}", { day: longDate(sent.validUntil, t.language) }),
          })}
        />
        <Gap height={20} />
        <Button href={pageHref(shop, paths.offer(number, accessKey))}>{button}</Button>
      </Section>
      {children}
      <Questions shop={shop} />
    </Email>
  );
}

function totalText(
  { isChoice, totalPaise }: NonNullable<MailedOffer["sent"]>,
  t: Translate,
): string {
  const total = formatRupees(totalPaise);
  return isChoice
    ? t("Total with tax, for the first quantities: {total}", { total })
    : t("Total with tax: {total}", { total });
}

const listLines = ({ lines }: NonNullable<MailedOffer["sent"]>, t: Translate) =>
  lines.map((line) => offeredText(line, t));

function Offered({ offer: { sent }, shop: { t } }: OfferProps) {
  if (!sent) return null;
  return (
    <TitledLines title={t("What we offer")}>
      {[...listLines(sent, t), totalText(sent, t), ...(sent.kept ? [t(`${CALL_OFF_TERMS}.`)] : [])]}
    </TitledLines>
  );
}

/** Sent to every asker. It repeats nothing that was typed: anybody can type an address. */
export function OfferReceived(props: OfferProps) {
  const { number } = props.offer;
  const { t } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={t("We have received your request {number}", { number })}
      preview={t("Our offer follows by email.")}
      title={t("We are working on your offer.")}
      copy={sentences(
        t("It follows by email, and you find it on the page behind this button."),
        t("There you can also write to us, or add what you forgot."),
      )}
      button={t("Open the request")}
    />
  );
}

/** Sent with each version. */
export function OfferSent(props: OfferProps) {
  const { number, sent } = props.offer;
  const { t } = props.shop;
  const n = sent?.n ?? 1;
  const isNew = n > 1;
  return (
    <OfferEmail
      {...props}
      subject={
        isNew
          ? t("Our new offer {number}, version {n}", { number, n })
          : t("Our offer {number}", { number })
      }
      preview={sent ? [formatRupees(sent.totalPaise), ...listLines(sent, t)].join(", ") : ""}
      title={isNew ? t("Our new offer.") : t("Our offer.")}
      copy={sentences(
        t("Read it, choose your quantities and accept it, or say what should be different."),
        t("Accepted, it is an order at these prices."),
      )}
      button={t("Read and accept")}
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent when the last day of an offer is extended. */
export function OfferExtended(props: OfferProps) {
  const { number, sent } = props.offer;
  const { t } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={t("Offer {number} is valid for longer", { number })}
      preview={sent ? t("Until {day}", { day: longDate(sent.validUntil, t.language) }) : ""}
      title={t("More time for you.")}
      copy={t("Our offer is valid for longer, at the same prices.")}
      button={t("Read and accept")}
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent once, some days before an offer ends. */
export function OfferExpiring(props: OfferProps) {
  const { number, sent } = props.offer;
  const { t } = props.shop;
  const day = sent ? longDate(sent.validUntil, t.language) : "";
  return (
    <OfferEmail
      {...props}
      subject={t("Offer {number} ends on {day}", { number, day })}
      preview={t("Accept it, or say what should be different.")}
      title={t("Our offer ends soon.")}
      copy={sentences(
        t("It is valid until {day}.", { day }),
        t("If you need more time or something else, write to us on its page."),
      )}
      button={t("Read and accept")}
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent when the last day of an offer is over. */
export function OfferExpired(props: OfferProps) {
  const { number } = props.offer;
  const { t } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={t("Offer {number} has expired", { number })}
      preview={t("Write to us, and we renew it.")}
      title={t("Our offer has expired.")}
      copy={t("If you still need it, write to us on its page, and we renew it.")}
      button={t("Open the offer")}
    />
  );
}

/** Sent when the shop takes an offer back. */
export function OfferWithdrawn(props: OfferProps) {
  const { number, reason } = props.offer;
  const { t } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={t("We had to withdraw offer {number}", { number })}
      preview={reason ?? ""}
      title={t("We had to withdraw our offer.")}
      copy={reason && <TypedText text={reason} />}
      button={t("Open the offer")}
    />
  );
}

interface MessageProps extends OfferProps {
  message: MailedOfferMessage;
}

/** A message from staff to the buyer. */
export function OfferMessage({ message: { text, by }, ...props }: MessageProps) {
  const { number } = props.offer;
  const { t } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={t("About offer {number}", { number })}
      preview={cutText(text, 120)}
      title={t("About offer {number}", { number })}
      copy={
        <>
          <TypedText text={text} />
          <Gap height={12} />
          {by}, {props.shop.siteName}
        </>
      }
      button={t("Open the offer")}
    />
  );
}
