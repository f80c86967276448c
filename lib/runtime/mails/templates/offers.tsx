import type { ReactNode } from "react";
import { cutText } from "@/lib/base/text/cut-text";
import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import type { LineUnit } from "@/lib/db/generated/enums";
import { KEPT_TERMS } from "@/lib/offers/held-version";
import { offeredText } from "@/lib/orders/line-text";
import { formatRupees } from "@/lib/pricing/money";
import { sentences } from "@/lib/shop/content/phrases";
import type { Say } from "@/lib/i18n/say";
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
  /** Why the shop withdrew it. */
  reason: string | null;
}

/** What one side wrote to the other. */
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
  const { say, siteName } = shop;
  return (
    <Email
      shop={shop}
      subject={subject}
      preview={preview}
      reason={say(
        "You are receiving this email because somebody asked {shop} for an offer with this address.",
        { shop: siteName },
      )}
    >
      <Section first>
        <Heading>{title}</Heading>
        <Paragraph>{copy}</Paragraph>
        <Tag
          label={say("Offer")}
          stamp={number}
          {...(sent && {
            note: say("Valid until {day}", { day: longDate(sent.validUntil, say.language) }),
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

function totalText({ isChoice, totalPaise }: NonNullable<MailedOffer["sent"]>, say: Say): string {
  const total = formatRupees(totalPaise);
  return isChoice
    ? say("Total with tax, for the first quantities: {total}", { total })
    : say("Total with tax: {total}", { total });
}

const listLines = ({ lines }: NonNullable<MailedOffer["sent"]>, say: Say) =>
  lines.map((line) => offeredText(line, say));

function Offered({ offer: { sent }, shop: { say } }: OfferProps) {
  if (!sent) return null;
  return (
    <TitledLines title={say("What we offer")}>
      {[
        ...listLines(sent, say),
        totalText(sent, say),
        ...(sent.kept ? [say(`${KEPT_TERMS}.`)] : []),
      ]}
    </TitledLines>
  );
}

/** Sent to whoever asks. It repeats nothing that was typed: anybody can type an address. */
export function OfferReceived(props: OfferProps) {
  const { number } = props.offer;
  const { say } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={say("We have received your request {number}", { number })}
      preview={say("Our offer follows by mail.")}
      title={say("We are working on your offer.")}
      copy={sentences(
        say("It follows by mail, and you find it on the page behind this button."),
        say("There you can also write to us, or add what you forgot."),
      )}
      button={say("Open the request")}
    />
  );
}

/** Sent with each version. */
export function OfferSent(props: OfferProps) {
  const { number, sent } = props.offer;
  const { say } = props.shop;
  const n = sent?.n ?? 1;
  const isNew = n > 1;
  return (
    <OfferEmail
      {...props}
      subject={
        isNew
          ? say("Our new offer {number}, version {n}", { number, n })
          : say("Our offer {number}", { number })
      }
      preview={sent ? [formatRupees(sent.totalPaise), ...listLines(sent, say)].join(", ") : ""}
      title={isNew ? say("Our new offer.") : say("Our offer.")}
      copy={sentences(
        say("Read it, choose your quantities and accept it, or say what should be different."),
        say("Accepted, it is an order at these prices."),
      )}
      button={say("Read and accept")}
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent when an offer holds longer. */
export function OfferExtended(props: OfferProps) {
  const { number, sent } = props.offer;
  const { say } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={say("Offer {number} holds longer", { number })}
      preview={sent ? say("Until {day}", { day: longDate(sent.validUntil, say.language) }) : ""}
      title={say("More time for you.")}
      copy={say("Our offer holds longer, at the same prices.")}
      button={say("Read and accept")}
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent once, some days before an offer ends. */
export function OfferExpiring(props: OfferProps) {
  const { number, sent } = props.offer;
  const { say } = props.shop;
  const day = sent ? longDate(sent.validUntil, say.language) : "";
  return (
    <OfferEmail
      {...props}
      subject={say("Offer {number} ends on {day}", { number, day })}
      preview={say("Accept it, or say what should be different.")}
      title={say("Our offer ends soon.")}
      copy={sentences(
        say("It holds until {day}.", { day }),
        say("If you need more time or something else, write to us on its page."),
      )}
      button={say("Read and accept")}
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent when the last day of an offer is over. */
export function OfferExpired(props: OfferProps) {
  const { number } = props.offer;
  const { say } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={say("Offer {number} has expired", { number })}
      preview={say("Write to us, and we renew it.")}
      title={say("Our offer has expired.")}
      copy={say("If you still need it, write to us on its page, and we renew it.")}
      button={say("Open the offer")}
    />
  );
}

/** Sent when the shop takes an offer back. */
export function OfferWithdrawn(props: OfferProps) {
  const { number, reason } = props.offer;
  const { say } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={say("We had to withdraw offer {number}", { number })}
      preview={reason ?? ""}
      title={say("We had to withdraw our offer.")}
      copy={reason && <TypedText text={reason} />}
      button={say("Open the offer")}
    />
  );
}

interface MessageProps extends OfferProps {
  message: MailedOfferMessage;
}

/** What staff wrote to the buyer. */
export function OfferMessage({ message: { text, by }, ...props }: MessageProps) {
  const { number } = props.offer;
  const { say } = props.shop;
  return (
    <OfferEmail
      {...props}
      subject={say("About offer {number}", { number })}
      preview={cutText(text, 120)}
      title={say("About offer {number}", { number })}
      copy={
        <>
          <TypedText text={text} />
          <Gap height={12} />
          {by}, {props.shop.siteName}
        </>
      }
      button={say("Open the offer")}
    />
  );
}
