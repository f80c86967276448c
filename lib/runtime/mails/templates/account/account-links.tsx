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
  const { say, siteName } = shop;
  const { email } = link;
  const whose = accountText(link.account, shop);
  const works = worksOnce(link, say);
  const href = pageHref(shop, serverPaths.verifyEmail(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={say("Confirm your email address")}
      preview={sentences(say("For {whose}.", { whose }), works)}
      reason={say(
        "You are receiving this email because an account was opened at {shop} with this address.",
        { shop: siteName },
      )}
      opening={
        <>
          <Paragraph>
            {say("{email} was given as the address of {whose}. Please confirm that it is yours.", {
              email,
              whose,
            })}
          </Paragraph>
          <Paragraph>
            {sentences(
              say("You can use the account already."),
              say(
                "Until the address is confirmed, past orders that were placed with it as a guest are not shown; then they are added to the account.",
              ),
            )}
          </Paragraph>
          <Action label={say("Confirm this address")} href={href} works={works} say={say} />
        </>
      }
    >
      <Advice title={say("If you did not sign up")}>
        <Paragraph>
          {say("Ignore this email.")}{" "}
          {say("Nobody can see orders placed with your address unless it is confirmed.")}{" "}
          {say.parts("If you want the account removed, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the address of an account whose password was forgotten. */
export function ResetPassword({ link, shop }: LinkProps) {
  const { say, siteName } = shop;
  const { email } = link;
  const label = say("Choose a new password");
  const works = worksOnce(link, say);
  const href = pageHref(shop, serverPaths.resetPassword(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={label}
      preview={works}
      reason={say(
        "You are receiving this email because a new password was requested at {shop} for this address.",
        { shop: siteName },
      )}
      opening={
        <>
          <Paragraph>
            {say("A new password was requested for {whose} ({email}).", {
              whose: accountText(link.account, shop),
              email,
            })}
          </Paragraph>
          <Paragraph>
            {say("Anyone with this link can choose it, so please do not forward this email.")}
          </Paragraph>
          <Action label={label} href={href} works={works} say={say} />
        </>
      }
    >
      <Advice title={say("If you did not ask for this")}>
        <Paragraph>
          {say("Ignore this email, and your password stays as it is.")}{" "}
          {say.parts("If you keep getting such emails, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the new address. It may be mistyped, so the email does not mention the present address. */
export function ChangeEmail({ link, shop }: LinkProps) {
  const { say, siteName } = shop;
  const { email } = link;
  const whose = accountText(link.account, shop);
  const works = worksOnce(link, say);
  const href = pageHref(shop, serverPaths.verifyEmail(link.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={say("Confirm your new email address")}
      preview={sentences(say("For {whose}.", { whose }), works)}
      reason={say(
        "You are receiving this email because this address was entered in the profile of an account at {shop}.",
        { shop: siteName },
      )}
      opening={
        <>
          <Paragraph>
            {say("{email} was entered as the new address of {whose}.", { email, whose })}
          </Paragraph>
          <Paragraph>
            {sentences(
              say("Please confirm that it is yours."),
              say("From then on you sign in with it, and our emails come here."),
              say("Until then nothing changes."),
            )}
          </Paragraph>
          <Action label={say("Confirm the new address")} href={href} works={works} say={say} />
        </>
      }
    >
      <Advice title={say("If you did not ask for this")}>
        <Paragraph>
          {say("Ignore this email, and the account keeps its present address.")}{" "}
          {say.parts("If you have questions, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** Sent to the address that the account had when a new one was requested. */
export function EmailChangeNotice({ link, shop }: LinkProps) {
  const { say } = shop;
  const { email } = link;
  const whose = accountText(link.account, shop);
  return (
    <AccountEmail
      shop={shop}
      subject={say("A new email address was requested")}
      preview={say("Nothing changes until {email} is confirmed.", { email })}
      reason={securityReason(shop)}
      opening={
        <>
          <Paragraph>
            {say("On {moment} a new email address was requested for {whose}.", {
              moment: longMoment(link.createdAt, say.language),
              whose,
            })}
          </Paragraph>
          <Tag
            label={say("New address")}
            stamp={email}
            note={say("Not confirmed. It can be confirmed until {moment}.", {
              moment: longMoment(link.expiresAt, say.language),
            })}
          />
          <Gap height={14} />
        </>
      }
    >
      <Advice title={say("If it was you")}>
        <Paragraph>
          {sentences(
            say("Open the link we sent to the new address."),
            say(
              "Nothing changes until it is confirmed: you sign in with {email}, and our emails come here.",
              { email: link.previousEmail ?? link.account.email },
            ),
          )}
        </Paragraph>
      </Advice>
      <Advice title={say("If it was not you")}>
        <Paragraph>
          {say("Somebody may know your password.")}{" "}
          {say.parts(
            "Change it at once in <link>your settings</link>, and write to us at {email}.",
            {
              ...reachedAt(shop),
              link: (words) => (
                <Link href={pageHref(shop, paths.dashboard("settings"))}>{words}</Link>
              ),
            },
          )}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}
