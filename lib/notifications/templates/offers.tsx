import type { ReactNode } from "react";
import { longDate } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { KEPT_TERMS } from "@/lib/offers/held-version";
import { formatRupees } from "@/lib/pricing/money";
import { Button, Gap, Heading, Paragraph, Section, Tag, TypedText } from "./blocks";
import { Email, type MailedShop } from "./layout";
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
    /** "5,000 pieces of Mailer box". */
    lines: readonly string[];
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
  return (
    <Email
      shop={shop}
      subject={subject}
      preview={preview}
      reason={`You are receiving this email because somebody asked ${shop.siteName} for an offer with this address.`}
    >
      <Section first>
        <Heading>{title}</Heading>
        <Paragraph>{copy}</Paragraph>
        <Tag
          label="Offer"
          stamp={number}
          {...(sent && { note: `Valid until ${longDate(sent.validUntil)}` })}
        />
        <Gap height={20} />
        <Button href={new URL(paths.offer(number, accessKey), shop.appUrl).href}>{button}</Button>
      </Section>
      {children}
      <Questions shop={shop} />
    </Email>
  );
}

const totalName = ({ isChoice }: NonNullable<MailedOffer["sent"]>) =>
  isChoice ? "Total with tax, for the first quantities" : "Total with tax";

function Offered({ offer: { sent } }: Pick<OfferProps, "offer">) {
  if (!sent) return null;
  return (
    <TitledLines title="What we offer">
      {[
        ...sent.lines,
        `${totalName(sent)}: ${formatRupees(sent.totalPaise)}`,
        ...(sent.kept ? [`${KEPT_TERMS}.`] : []),
      ]}
    </TitledLines>
  );
}

/** Sent to whoever asks. It repeats nothing that was typed: anybody can type an address. */
export function OfferReceived(props: OfferProps) {
  const { number } = props.offer;
  return (
    <OfferEmail
      {...props}
      subject={`We have received your request ${number}`}
      preview="Our offer follows by mail."
      title="We are working on your offer."
      copy="It follows by mail, and you find it on the page behind this button. There you can also write to us, or add what you forgot."
      button="Open the request"
    />
  );
}

/** Sent with each version. */
export function OfferSent(props: OfferProps) {
  const { number, sent } = props.offer;
  const isNew = (sent?.n ?? 1) > 1;
  return (
    <OfferEmail
      {...props}
      subject={isNew ? `Our new offer ${number}, version ${sent?.n}` : `Our offer ${number}`}
      preview={sent ? `${formatRupees(sent.totalPaise)}, ${sent.lines.join(", ")}` : ""}
      title={isNew ? "Our new offer." : "Our offer."}
      copy="Read it, choose your quantities and accept it, or say what should be different. Accepted, it is an order at these prices."
      button="Read and accept"
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent when an offer holds longer. */
export function OfferExtended(props: OfferProps) {
  const { number, sent } = props.offer;
  return (
    <OfferEmail
      {...props}
      subject={`Offer ${number} holds longer`}
      preview={sent ? `Until ${longDate(sent.validUntil)}` : ""}
      title="More time for you."
      copy="Our offer holds longer, at the same prices."
      button="Read and accept"
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent once, some days before an offer ends. */
export function OfferExpiring(props: OfferProps) {
  const { number, sent } = props.offer;
  const day = sent ? longDate(sent.validUntil) : "";
  return (
    <OfferEmail
      {...props}
      subject={`Offer ${number} ends on ${day}`}
      preview="Accept it, or say what should be different."
      title="Our offer ends soon."
      copy={`It holds until ${day}. If you need more time or something else, write to us on its page.`}
      button="Read and accept"
    >
      <Offered {...props} />
    </OfferEmail>
  );
}

/** Sent when the last day of an offer is over. */
export function OfferExpired(props: OfferProps) {
  const { number } = props.offer;
  return (
    <OfferEmail
      {...props}
      subject={`Offer ${number} has expired`}
      preview="Write to us, and we renew it."
      title="Our offer has expired."
      copy="If you still need it, write to us on its page, and we renew it."
      button="Open the offer"
    />
  );
}

/** Sent when the shop takes an offer back. */
export function OfferWithdrawn(props: OfferProps) {
  const { number, reason } = props.offer;
  return (
    <OfferEmail
      {...props}
      subject={`We had to withdraw offer ${number}`}
      preview={reason ?? ""}
      title="We had to withdraw our offer."
      copy={reason && <TypedText text={reason} />}
      button="Open the offer"
    />
  );
}

interface MessageProps extends OfferProps {
  message: MailedOfferMessage;
}

/** What staff wrote to the buyer. */
export function OfferMessage({ message: { text, by }, ...props }: MessageProps) {
  const { number } = props.offer;
  return (
    <OfferEmail
      {...props}
      subject={`About offer ${number}`}
      preview={text.slice(0, 120)}
      title={`About offer ${number}`}
      copy={
        <>
          <TypedText text={text} />
          <Gap height={12} />
          {by}, {props.shop.siteName}
        </>
      }
      button="Open the offer"
    />
  );
}
