import type { ReactNode } from "react";
import { longMoment, span as spanText } from "@/lib/base/dates";
import { translatePhrase, sentences } from "@/lib/shop/content/phrases";
import type { Translate } from "@/lib/i18n/translate";
import { greetingName } from "../../greeting-name";
import { Button, Gap, Heading, Link, Paragraph, Section, SmallPrint, Subheading } from "../blocks";
import { Email, type EmailProps, type MailedShop } from "../layout";

export interface MailedAccount {
  name: string;
  email: string;
}

/** A link that proves access to a mailbox, with the account that it belongs to. */
export interface MailedLink {
  account: MailedAccount;
  /** The address that the link is mailed to and proves. */
  email: string;
  /** For a change of address: the address that it replaces. */
  previousEmail: string | null;
  /** True while the link can still be used. */
  works: boolean;
  /** The secret text in the link. */
  secret: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Returns "the account of Asha Verma at KLN Packaging". The name is left out when it does not look like one: anybody
 * may open an account with somebody else's address.
 */
export function accountText({ name }: MailedAccount, { siteName: shop, t }: MailedShop): string {
  const owner = greetingName(name);
  return owner
    ? t("the account of {owner} at {shop}", { owner, shop })
    : t("an account at {shop}", { shop });
}

/** Returns "The link works once, for 30 minutes: until 21 November 2026 at 3:42 pm IST." */
export function worksOnce(
  { createdAt, expiresAt }: Pick<MailedLink, "createdAt" | "expiresAt">,
  t: Translate,
): string {
  const span = translatePhrase(t, spanText(createdAt, expiresAt));
  return t("The link works once, for {span}: until {moment}.", {
    span,
    moment: longMoment(expiresAt, t.language),
  });
}

/** The reason for an email that protects an account. */
export const securityReason = ({ t, siteName: shop }: MailedShop): string =>
  sentences(
    t("You are receiving this email because this is the address of an account at {shop}.", {
      shop,
    }),
    t("It is sent for your security and cannot be switched off."),
  );

interface AccountEmailProps extends EmailProps {
  /** The event, and the action asked of the reader. */
  opening: ReactNode;
}

/** The layout of all emails about accounts: what happened, what to do, and what to do if it was not you. */
export function AccountEmail({ opening, children, ...email }: AccountEmailProps) {
  return (
    <Email {...email}>
      <Section first>
        <Heading>{email.subject}</Heading>
        {opening}
      </Section>
      {children}
    </Email>
  );
}

/** Advice for a case such as "If it was not you". */
export function Advice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Subheading>{title}</Subheading>
      {children}
    </Section>
  );
}

interface ActionProps {
  label: string;
  href: string;
  /** Text about how long the link works. */
  works: string;
  t: Translate;
}

/** The address is also shown as text, for readers whose mail program breaks buttons. */
export function Action({ label, href, works, t }: ActionProps) {
  return (
    <>
      <Gap height={8} />
      <Button href={href}>{label}</Button>
      <SmallPrint>{works}</SmallPrint>
      <SmallPrint htmlOnly>
        {t("If the button does not open, copy this address:")}
        <br />
        <Link href={href}>{href}</Link>
      </SmallPrint>
    </>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <Paragraph key={text}>{text}</Paragraph>);
}
