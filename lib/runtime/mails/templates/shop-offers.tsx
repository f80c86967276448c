import type { ReactNode } from "react";
import { cutText } from "@/lib/base/text/cut-text";
import { staffPaths } from "@/lib/base/staff-paths";
import {
  Button,
  Gap,
  Heading,
  Lines,
  MailTo,
  Paragraph,
  Section,
  Tag,
  Telephone,
  TypedText,
} from "./blocks";
import { Email, type MailedShop } from "./layout";
import type { MailedOffer, MailedOfferMessage } from "./offers";
import { TitledLines } from "./order-email";

/** Emails about offers to the shop. */

/** A request, as shown only to the shop. */
export interface MailedRequest {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  lines: readonly string[];
  message: string | null;
}

interface ToShop {
  offer: Pick<MailedOffer, "number">;
  shop: MailedShop;
}

interface ShopOfferProps extends ToShop {
  subject: string;
  preview: string;
  title: string;
  children: ReactNode;
  below?: ReactNode;
}

function ShopOfferEmail({ offer: { number }, shop, below, ...said }: ShopOfferProps) {
  const { subject, preview, title, children } = said;
  return (
    <Email
      shop={shop}
      subject={subject}
      preview={preview}
      reason="Sent to the shop's contact address when a buyer writes about an offer."
    >
      <Section first>
        <Heading>{title}</Heading>
        {children}
        <Tag label="Offer" stamp={number} />
        <Gap height={20} />
        <Button href={new URL(staffPaths.offer(number), shop.appUrl).href}>Answer it</Button>
      </Section>
      {below}
    </Email>
  );
}

/** Notifies the shop of a request. */
export function OfferRequested({ offer, shop, request }: ToShop & { request: MailedRequest }) {
  const { name, email, phone, company, lines, message } = request;
  const by = company ? `${name}, ${company}` : name;
  return (
    <ShopOfferEmail
      {...{ offer, shop }}
      subject={`${by} asks for an offer`}
      preview={lines.join(", ")}
      title={`${name} asks for an offer`}
      below={
        <TitledLines title="Buyer">
          {name}
          {company}
          {email && <MailTo address={email} />}
          {phone && <Telephone number={phone} />}
        </TitledLines>
      }
    >
      <Paragraph>
        <Lines>{lines}</Lines>
      </Paragraph>
      {message && (
        <Paragraph>
          <TypedText text={message} />
        </Paragraph>
      )}
    </ShopOfferEmail>
  );
}

/** A buyer's actions on an offer, besides accepting it. */
const BUYER_MESSAGES = {
  "offer-changes": "wants changes",
  "offer-declined": "declines",
  "offer-question": "writes",
} as const;

export type BuyerMessage = keyof typeof BUYER_MESSAGES;

/** Tells the shop what a buyer wrote about an offer. */
export function OfferAnswered({
  offer,
  shop,
  message: { text, by },
  said,
}: ToShop & { message: MailedOfferMessage; said: BuyerMessage }) {
  return (
    <ShopOfferEmail
      {...{ offer, shop }}
      subject={`Offer ${offer.number}: ${by} ${BUYER_MESSAGES[said]}`}
      preview={cutText(text, 120)}
      title={`${by} ${BUYER_MESSAGES[said]}`}
    >
      <Paragraph>
        <TypedText text={text} />
      </Paragraph>
    </ShopOfferEmail>
  );
}
