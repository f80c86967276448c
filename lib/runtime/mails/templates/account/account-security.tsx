import type { ReactNode } from "react";
import { longMoment } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { sentences } from "@/lib/shop/content/phrases";
import {
  AccountEmail,
  accountText,
  Advice,
  Paragraphs,
  securityReason,
  type MailedAccount,
} from "./account-email";
import { Link, Paragraph } from "../blocks";
import { pageHref, type MailedShop } from "../layout";
import { reachedAt } from "../order-email";

interface ChangeProps {
  account: MailedAccount;
  shop: MailedShop;
  changedAt: Date;
}

/** Sent to the address of an account whose password was changed or reset. */
export function PasswordChanged({ account, shop, changedAt }: ChangeProps) {
  const { t } = shop;
  const moment = longMoment(changedAt, t.language);
  const whose = accountText(account, shop);
  return (
    <SecurityEmail
      shop={shop}
      subject={t("Your password was changed")}
      preview={sentences(
        t("On {moment}.", { moment }),
        t("If it was not you, choose a new one at once."),
      )}
      reason={securityReason(shop)}
      happened={[
        t("The password of {whose} ({email}) was changed on {moment}.", {
          whose,
          moment,
          email: account.email,
        }),
        t("All other devices were signed out and need the new password to sign in again."),
      ]}
    >
      {t.parts(
        "Choose a new password at once: open <link>the sign-in page</link> and use Forgot password.",
        signInPage(shop),
      )}{" "}
      {t("The link for it comes to this address, and using it signs out all devices.")}
    </SecurityEmail>
  );
}

export type SecondFactorChange =
  "two-factor-enabled" | "two-factor-disabled" | "recovery-codes-changed";

interface Words {
  subject: string;
  happened: string;
  means: readonly string[];
}

const WORDS: Record<SecondFactorChange, Words> = {
  "two-factor-enabled": {
    subject: "Two-factor authentication was turned on",
    happened:
      "Two-factor authentication of {whose} ({email}) was set up with an authenticator app on {moment}.",
    means: [
      "From now on, signing in needs a code from the app.",
      "Keep the ten recovery codes where you can reach them without your phone.",
      "All other devices were signed out.",
    ],
  },
  "two-factor-disabled": {
    subject: "Two-factor authentication was turned off",
    happened: "Two-factor authentication of {whose} ({email}) was turned off on {moment}.",
    means: [
      "From now on, the password alone is enough to sign in.",
      "Your recovery codes no longer work.",
      "All other devices were signed out.",
    ],
  },
  "recovery-codes-changed": {
    subject: "Your recovery codes were replaced",
    happened: "Two-factor authentication of {whose} ({email}) got new recovery codes on {moment}.",
    means: ["The ten new codes were shown once, on the screen.", "The old codes no longer work."],
  },
};

/** Sent to the address of an account whose second factor was changed. */
export function SecondFactorChanged(props: ChangeProps & { change: SecondFactorChange }) {
  const { change, account, shop, changedAt } = props;
  const { subject, happened, means } = WORDS[change];
  const { t, siteName } = shop;
  const moment = longMoment(changedAt, t.language);
  const whose = accountText(account, shop);
  return (
    <SecurityEmail
      shop={shop}
      subject={t(subject)}
      preview={sentences(
        t("On {moment}.", { moment }),
        t("If it was not you, change your password at once."),
      )}
      reason={sentences(
        t(
          "You are receiving this email because this is the address of an admin's account at {shop}.",
          { shop: siteName },
        ),
        t("It is sent for your security and cannot be switched off."),
      )}
      happened={[
        t(happened, { whose, email: account.email, moment }),
        sentences(...means.map((text) => t(text))),
      ]}
    >
      {t("Somebody is signed in to your account.")}{" "}
      {t.parts(
        "Choose a new password at once: open <link>the sign-in page</link> and use Forgot password, which signs them out.",
        signInPage(shop),
      )}{" "}
      {t(
        "If you can no longer sign in, somebody with access to the shop's server can reset two-factor authentication.",
      )}
    </SecurityEmail>
  );
}

interface SecurityEmailProps {
  shop: MailedShop;
  subject: string;
  preview: string;
  reason: string;
  happened: readonly string[];
  /** Advice for a reader who did not make the change. */
  children: ReactNode;
}

function SecurityEmail({ happened, children, ...email }: SecurityEmailProps) {
  const { shop } = email;
  const { t } = shop;
  return (
    <AccountEmail
      {...email}
      opening={
        <Paragraphs texts={[...happened, t("If it was you, you do not need to do anything.")]} />
      }
    >
      <Advice title={t("If it was not you")}>
        <Paragraph>{children}</Paragraph>
        <Paragraph>
          {t.parts("Then write to us at {email} or call {phone}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

const signInPage = (shop: MailedShop) => ({
  link: (words: string) => <Link href={pageHref(shop, paths.auth())}>{words}</Link>,
});
