import { longMoment } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { accountText, AccountEmail, Action, Advice, pageHref, worksOnce } from "./account-email";
import type { MailedLink } from "./account-email";
import { Gap, Link, MailTo, Paragraph, Tag } from "../blocks";
import type { MailedShop } from "../layout";

interface LinkProps {
  link: MailedLink;
  shop: MailedShop;
}

/** Sent to the address that an account was opened with. */
export function VerifyEmail({ link, shop }: LinkProps) {
  const whose = accountText(link.account, shop);
  const works = worksOnce(link);
  const href = pageHref(shop, serverPaths.verifyEmail(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject="Confirm your email address"
      preview={`For ${whose}. ${works}`}
      reason={`You are receiving this email because an account was opened at ${shop.siteName} with this address.`}
      opening={
        <>
          <Paragraph>
            {link.email} was given as the address of {whose}. Please confirm that it is yours.
          </Paragraph>
          <Paragraph>
            You can use the account already. Until the address is confirmed, past orders that were
            placed with it as a guest are not shown; then they are added to the account.
          </Paragraph>
          <Action label="Confirm this address" href={href} works={works} />
        </>
      }
    >
      <Advice title="If you did not sign up">
        <Paragraph>
          Ignore this email. Nobody can see orders placed with your address unless it is confirmed.
          If you want the account removed, write to us at <MailTo address={shop.contactEmail} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the address of an account whose password was forgotten. */
export function ResetPassword({ link, shop }: LinkProps) {
  const label = "Choose a new password";
  const works = worksOnce(link);
  const href = pageHref(shop, serverPaths.resetPassword(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={label}
      preview={works}
      reason={`You are receiving this email because a new password was requested at ${shop.siteName} for this address.`}
      opening={
        <>
          <Paragraph>
            A new password was requested for {accountText(link.account, shop)} ({link.email}).
          </Paragraph>
          <Paragraph>
            Anyone with this link can choose it, so please do not forward this email.
          </Paragraph>
          <Action label={label} href={href} works={works} />
        </>
      }
    >
      <Advice title="If you did not ask for this">
        <Paragraph>
          Ignore this email, and your password stays as it is. If you keep getting such emails,
          write to us at <MailTo address={shop.contactEmail} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the new address. It may be mistyped, so the email does not mention the present address. */
export function ChangeEmail({ link, shop }: LinkProps) {
  const whose = accountText(link.account, shop);
  const works = worksOnce(link);
  const href = pageHref(shop, serverPaths.verifyEmail(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject="Confirm your new email address"
      preview={`For ${whose}. ${works}`}
      reason={`You are receiving this email because this address was entered in the profile of an account at ${shop.siteName}.`}
      opening={
        <>
          <Paragraph>
            {link.email} was entered as the new address of {whose}.
          </Paragraph>
          <Paragraph>
            Please confirm that it is yours. From then on you sign in with it, and our emails come
            here. Until then nothing changes.
          </Paragraph>
          <Action label="Confirm the new address" href={href} works={works} />
        </>
      }
    >
      <Advice title="If you did not ask for this">
        <Paragraph>
          Ignore this email, and the account keeps its present address. If you have questions, write
          to us at <MailTo address={shop.contactEmail} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the address that the account had when a new one was requested. */
export function EmailChangeNotice({ link, shop }: LinkProps) {
  const whose = accountText(link.account, shop);
  return (
    <AccountEmail
      shop={shop}
      subject="A new email address was requested"
      preview={`Nothing changes until ${link.email} is confirmed.`}
      reason={`You are receiving this email because this is the address of an account at ${shop.siteName}. It is sent for your security and cannot be switched off.`}
      opening={
        <>
          <Paragraph>
            On {longMoment(link.createdAt)} a new email address was requested for {whose}.
          </Paragraph>
          <Tag
            label="New address"
            stamp={link.email}
            note={`Not confirmed. It can be confirmed until ${longMoment(link.expiresAt)}.`}
          />
          <Gap height={14} />
        </>
      }
    >
      <Advice title="If it was you">
        <Paragraph>
          Open the link we sent to the new address. Nothing changes until it is confirmed: you sign
          in with {link.previousEmail ?? link.account.email}, and our emails come here.
        </Paragraph>
      </Advice>
      <Advice title="If it was not you">
        <Paragraph>
          Somebody may know your password. Change it at once in{" "}
          <Link href={pageHref(shop, paths.dashboard("settings"))}>your settings</Link>, and write
          to us at <MailTo address={shop.contactEmail} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}
