import { cutText } from "@/lib/base/text/cut-text";
import { longMoment } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { translateQuoting, sentences } from "@/lib/shop/content/phrases";
import { hoursTexts } from "@/lib/shop/working-time/opening-hours";
import {
  Button,
  Gap,
  Heading,
  MailTo,
  Paragraph,
  Section,
  Quoted,
  SmallPrint,
  Subheading,
  Tag,
  Telephone,
  TypedText,
} from "./blocks";
import { Email, pageHref, type MailedShop } from "./layout";
import { placedReason } from "./mailed-order";
import { Questions, reachedAt, TitledLines } from "./order-email";

export interface MailedMessage {
  name: string;
  /** Null when a customer without an email wrote about their order. */
  email: string | null;
  company: string | null;
  phone: string | null;
  message: string;
  /** The order that the message is about. */
  order: { orderId: string } | null;
  createdAt: Date;
}

interface MessageProps {
  message: MailedMessage;
  shop: MailedShop;
}

/** Sent to the shop; a reply goes to the sender when they have an email. */
export function ContactMessage({ message: sent, shop }: MessageProps) {
  const { name, company, email, phone, order, message, createdAt } = sent;
  const title = `Message from ${name}`;
  return (
    <Email
      shop={shop}
      subject={company ? `${title}, ${company}` : title}
      preview={cutText(message, 120)}
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
        <Paragraph>
          <TypedText text={message} />
        </Paragraph>
        <Button href={new URL(paths.admin("messages"), shop.appUrl).href}>
          {email === null ? "Open it" : "Answer it"}
        </Button>
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
 * Sent to the sender of a message. It repeats neither the message, nor the name, nor other typed text: the address is
 * unverified, and the shop would send anybody's text to anybody.
 */
export function ContactAcknowledgement({ message, shop }: MessageProps) {
  const { createdAt } = message;
  const { siteName, claims, openingHours, t } = shop;
  const answer =
    sentences(
      translateQuoting(t, "In business hours we respond {response}.", {
        response: claims.response,
      }),
      translateQuoting(t, "We reply to quote requests {time}.", { time: claims.quoteReply }),
    ) || t("We reply as soon as we can.");
  return (
    <Email
      shop={shop}
      subject={t("We have received your message")}
      preview={answer}
      reason={sentences(
        t(
          "You are receiving this email because this address was given in the contact form of {shop}.",
          { shop: siteName },
        ),
        t("If that was not you, you do not need to do anything."),
      )}
    >
      <Section first>
        <Heading>{t("Thank you.")}</Heading>
        <Paragraph>
          {t("We received your message on {moment}.", {
            moment: longMoment(createdAt, t.language),
          })}{" "}
          {answer}
        </Paragraph>
        <Button href={pageHref(shop, paths.products())}>{t("Browse products")}</Button>
      </Section>
      <TitledLines title={t("Business hours")}>{hoursTexts(openingHours, t)}</TitledLines>
      <Section>
        <Subheading>{t("Is it urgent?")}</Subheading>
        <Paragraph>{t.parts("Call {phone} or write to {email}.", reachedAt(shop))}</Paragraph>
      </Section>
    </Email>
  );
}

/** A message from staff to a customer, and its subject matter. */
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
  const { siteName, t } = shop;
  const number = order?.orderId ?? "";
  const aboutOrder = answers
    ? t("Re: order {number}", { number })
    : t("About your order {number}", { number });
  return (
    <Email
      shop={shop}
      subject={order ? aboutOrder : t("Re: your message to {shop}", { shop: siteName })}
      preview={cutText(text, 120)}
      reason={
        answers
          ? t("You are receiving this email because somebody wrote to {shop} with this address.", {
              shop: siteName,
            })
          : placedReason(shop)
      }
    >
      <Section first>
        <Heading>{order ? t("About order {number}", { number }) : t("About your message")}</Heading>
        <Paragraph>
          <TypedText text={text} />
        </Paragraph>
        <Paragraph>
          {by}, {siteName}
        </Paragraph>
        {order && (
          <>
            <Tag label={t("Order number")} stamp={number} />
            <Gap height={20} />
            <Button href={pageHref(shop, paths.orderByKey(number, order.accessKey))}>
              {t("Open the order")}
            </Button>
          </>
        )}
      </Section>
      {answers && (
        <Section>
          <Subheading>{t("Your message")}</Subheading>
          <SmallPrint>{longMoment(answers.createdAt, t.language)}</SmallPrint>
          <Quoted text={answers.message} />
        </Section>
      )}
      <Questions shop={shop} />
    </Email>
  );
}
