import { longMoment } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { sentences } from "@/lib/shop/content/phrases";
import {
  accountText,
  AccountEmail,
  Action,
  Advice,
  securityReason,
  worksOnce,
  type MailedLink,
} from "./account-email";
import { reachedAt } from "../order-email";
import { Gap, Link, Paragraph, Tag } from "../blocks";
import { pageHref, type MailedShop } from "../layout";

interface LinkProps {
  link: MailedLink;
  shop: MailedShop;
}

/** Sent to the address that an account was opened with. */
export function VerifyEmail({ link, shop }: LinkProps) {
  const { t, siteName } = shop;
  const { email } = link;
  const whose = accountText(link.account, shop);
  const works = worksOnce(link, t);
  const href = pageHref(shop, serverPaths.verifyEmail(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={t("Confirm your email address")}
      preview={sentences(t("For {whose}.", { whose }), works)}
      reason={t(
        "You are receiving this email because an account was opened at {shop} with this address.",
        { shop: siteName },
      )}
      opening={
        <>
          <Paragraph>
            {t("{email} was given as the address of {whose}. Please confirm that it is yours.", {
              email,
              whose,
            })}
          </Paragraph>
          <Paragraph>
            {sentences(
              t("You can use the account already."),
              t(
                "Until the address is confirmed, past orders that were placed with it as a guest are not shown; then they are added to the account.",
              ),
            )}
          </Paragraph>
          <Action label={t("Confirm this address")} href={href} works={works} t={t} />
        </>
      }
    >
      <Advice title={t("If you did not sign up")}>
        <Paragraph>
          {t("Ignore this email.")}{" "}
          {t("Nobody can see orders placed with your address unless it is confirmed.")}{" "}
          {t.parts("If you want the account removed, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the address of an account whose password was forgotten. */
export function ResetPassword({ link, shop }: LinkProps) {
  const { t, siteName } = shop;
  const { email } = link;
  const label = t("Choose a new password");
  const works = worksOnce(link, t);
  const href = pageHref(shop, serverPaths.resetPassword(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={label}
      preview={works}
      reason={t(
        "You are receiving this email because a new password was requested at {shop} for this address.",
        { shop: siteName },
      )}
      opening={
        <>
          <Paragraph>
            {t("A new password was requested for {whose} ({email}).", {
              whose: accountText(link.account, shop),
              email,
            })}
          </Paragraph>
          <Paragraph>
            {t("Anyone with this link can choose it, so please do not forward this email.")}
          </Paragraph>
          <Action label={label} href={href} works={works} t={t} />
        </>
      }
    >
      <Advice title={t("If you did not ask for this")}>
        <Paragraph>
          {t("Ignore this email, and your password stays as it is.")}{" "}
          {t.parts("If you keep getting such emails, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the new address. It may be mistyped, so the email does not mention the present address. */
export function ChangeEmail({ link, shop }: LinkProps) {
  const { t, siteName } = shop;
  const { email } = link;
  const whose = accountText(link.account, shop);
  const works = worksOnce(link, t);
  const href = pageHref(shop, serverPaths.verifyEmail(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={t("Confirm your new email address")}
      preview={sentences(t("For {whose}.", { whose }), works)}
      reason={t(
        "You are receiving this email because this address was entered in the profile of an account at {shop}.",
        { shop: siteName },
      )}
      opening={
        <>
          <Paragraph>
            {t("{email} was entered as the new address of {whose}.", { email, whose })}
          </Paragraph>
          <Paragraph>
            {sentences(
              t("Please confirm that it is yours."),
              t("From then on you sign in with it, and our emails come here."),
              t("Until then nothing changes."),
            )}
          </Paragraph>
          <Action label={t("Confirm the new address")} href={href} works={works} t={t} />
        </>
      }
    >
      <Advice title={t("If you did not ask for this")}>
        <Paragraph>
          {t("Ignore this email, and the account keeps its present address.")}{" "}
          {t.parts("If you have questions, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the address that the account had when a new one was requested. */
export function EmailChangeNotice({ link, shop }: LinkProps) {
  const { t } = shop;
  const { email } = link;
  const whose = accountText(link.account, shop);
  return (
    <AccountEmail
      shop={shop}
      subject={t("A new email address was requested")}
      preview={t("Nothing changes until {email} is confirmed.", { email })}
      reason={securityReason(shop)}
      opening={
        <>
          <Paragraph>
            {t("On {moment} a new email address was requested for {whose}.", {
              moment: longMoment(link.createdAt, t.language),
              whose,
            })}
          </Paragraph>
          <Tag
            label={t("New address")}
            stamp={email}
            note={t("Not confirmed. It can be confirmed until {moment}.", {
              moment: longMoment(link.expiresAt, t.language),
            })}
          />
          <Gap height={14} />
        </>
      }
    >
      <Advice title={t("If it was you")}>
        <Paragraph>
          {sentences(
            t("Open the link we sent to the new address."),
            t(
              "Nothing changes until it is confirmed: you sign in with {email}, and our emails come here.",
              { email: link.previousEmail ?? link.account.email },
            ),
          )}
        </Paragraph>
      </Advice>
      <Advice title={t("If it was not you")}>
        <Paragraph>
          {t("Somebody may know your password.")}{" "}
          {t.parts("Change it at once in <link>your settings</link>, and write to us at {email}.", {
            ...reachedAt(shop),
            link: (words) => (
              <Link href={pageHref(shop, paths.dashboard("settings"))}>{words}</Link>
            ),
          })}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}
