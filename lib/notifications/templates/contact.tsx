import { longMoment } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { quoteLines, type QuoteDetails } from "@/lib/inbox/quote";
import { said, sentences } from "@/lib/shop/content/phrases";
import { hoursRows } from "@/lib/shop/working-time/opening-hours";
import { Button, Gap, Heading, Lines, MailTo, Paragraph, Section } from "./blocks";
import { Quoted, SmallPrint, Subheading, Tag, Telephone, TypedText } from "./blocks";
import { Email, type MailedShop } from "./layout";
import { placedReason } from "./mailed-order";
import { Questions, TitledLines } from "./order-email";

export interface MailedMessage {
  name: string;
  /** Null when a customer without an email wrote about their order. */
  email: string | null;
  company: string | null;
  phone: string | null;
  message: string;
  /** The order that the message is about. */
  order: { orderId: string } | null;
  /** Set for a price request. */
  request: QuoteDetails | null;
  /** The name of the attached file. The file itself is not mailed, because nobody has scanned it for viruses. */
  file: string | null;
  /** The offer that a price request asks for. */
  offer: { number: string; accessKey: string } | null;
  createdAt: Date;
}

interface MessageProps {
  message: MailedMessage;
  shop: MailedShop;
}

/** Sent to the shop; a reply goes to the sender when they have an email. */
export function ContactMessage({ message: sent, shop }: MessageProps) {
  const { name, company, email, phone, order, offer, request, file, message, createdAt } = sent;
  const title = request ? `Request for a price from ${name}` : `Message from ${name}`;
  const facts = [
    ...(request ? quoteLines(request) : []),
    ...(file ? [`File: ${file} (download it under Messages)`] : []),
    ...(offer ? [`Offer: ${offer.number}`] : []),
  ];
  return (
    <Email
      shop={shop}
      subject={company ? `${title}, ${company}` : title}
      preview={[...facts, message].join(" ").slice(0, 120)}
      reason={
        email === null
          ? "Sent from the shop. The sender gave no email: please call them."
          : "Sent from the shop. Answer it under Messages, where the answer is kept, or reply to this email, which goes to the sender."
      }
    >
      <Section first>
        <Heading>{title}</Heading>
        <SmallPrint>{longMoment(createdAt)}</SmallPrint>
        {order && (
          <Paragraph>
            <strong>About order {order.orderId}</strong>
          </Paragraph>
        )}
        {facts.length > 0 && (
          <Paragraph>
            <Lines>{facts}</Lines>
          </Paragraph>
        )}
        {message && (
          <Paragraph>
            <TypedText text={message} />
          </Paragraph>
        )}
        {offer ? (
          <Button href={new URL(staffPaths.offer(offer.number), shop.appUrl).href}>
            Write the offer
          </Button>
        ) : (
          <Button href={new URL(paths.admin("messages"), shop.appUrl).href}>
            {email === null ? "Open it" : "Answer it"}
          </Button>
        )}
      </Section>
      <TitledLines title="Sender">
        {name}
        {company}
        {email && <MailTo address={email} />}
        {phone && <Telephone number={phone} />}
      </TitledLines>
    </Email>
  );
}

/**
 * Sent to the sender of a message. For a price request it repeats only figures and choices. It repeats neither the
 * message, nor the name, nor other typed text: the address is unverified, and the shop would send anybody's text to
 * anybody.
 */
export function ContactAcknowledgement({ message, shop }: MessageProps) {
  const { request, offer, createdAt } = message;
  const { siteName, contactEmail, contactPhone, claims, openingHours } = shop;
  const answer =
    sentences(
      said`In business hours we respond ${claims.response}.`,
      said`We reply to quote requests ${claims.quoteReply}.`,
    ) || "We reply as soon as we can.";
  return (
    <Email
      shop={shop}
      subject="We have received your message"
      preview={answer}
      reason={`You are receiving this email because this address was given in the contact form of ${siteName}. If that was not you, you do not need to do anything.`}
    >
      <Section first>
        <Heading>Thank you.</Heading>
        <Paragraph>
          We received your message on {longMoment(createdAt)}. {answer}
        </Paragraph>
        {offer ? (
          <>
            <Paragraph>
              Our offer comes by mail, and on a page where you can also write to us.
            </Paragraph>
            <Button href={new URL(paths.offer(offer.number, offer.accessKey), shop.appUrl).href}>
              Open the request
            </Button>
          </>
        ) : (
          <Button href={new URL(paths.products(), shop.appUrl).href}>Browse products</Button>
        )}
      </Section>
      {request && (
        <TitledLines title="What you asked for">
          {quoteLines({ ...request, packaging: null, material: null })}
        </TitledLines>
      )}
      <TitledLines title="Business hours">
        {hoursRows(openingHours).map(({ days, hours }) => `${days} ${hours}`)}
      </TitledLines>
      <Section>
        <Subheading>Is it urgent?</Subheading>
        <Paragraph>
          Call <Telephone number={contactPhone} /> or write to <MailTo address={contactEmail} />.
        </Paragraph>
      </Section>
    </Email>
  );
}

/** A message from staff to a customer, and what it is about. */
export interface WrittenMessage {
  text: string;
  /** Name of the staff member. */
  by: string;
  /** The customer's message that it answers; null when the shop wrote first. */
  answers: { message: string; createdAt: Date } | null;
  /** The order that it is about. */
  order: { orderId: string; accessKey: string } | null;
}

interface WrittenProps {
  written: WrittenMessage;
  shop: MailedShop;
}

/** Sent from staff to a customer; a reply goes to the shop's mailbox. */
export function ShopMessage({ written: { text, by, answers, order }, shop }: WrittenProps) {
  const { siteName, appUrl } = shop;
  const aboutOrder = order && `${answers ? "Re: order" : "About your order"} ${order.orderId}`;
  return (
    <Email
      shop={shop}
      subject={aboutOrder ?? `Re: your message to ${siteName}`}
      preview={text.slice(0, 120)}
      reason={
        answers
          ? `You are receiving this email because somebody wrote to ${siteName} with this address.`
          : placedReason(shop)
      }
    >
      <Section first>
        <Heading>{order ? `About order ${order.orderId}` : "About your message"}</Heading>
        <Paragraph>
          <TypedText text={text} />
        </Paragraph>
        <Paragraph>
          {by}, {siteName}
        </Paragraph>
        {order && (
          <>
            <Tag label="Order number" stamp={order.orderId} />
            <Gap height={20} />
            <Button href={new URL(paths.orderByKey(order.orderId, order.accessKey), appUrl).href}>
              Open the order
            </Button>
          </>
        )}
      </Section>
      {answers && (
        <Section>
          <Subheading>Your message</Subheading>
          <SmallPrint>{longMoment(answers.createdAt)}</SmallPrint>
          <Quoted text={answers.message} />
        </Section>
      )}
      <Questions shop={shop} />
    </Email>
  );
}
