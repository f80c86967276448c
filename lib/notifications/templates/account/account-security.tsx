import type { ReactNode } from "react";
import { longMoment } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import { AccountEmail, accountText, Advice, pageHref, Paragraphs } from "./account-email";
import type { MailedAccount } from "./account-email";
import { Link, MailTo, Paragraph, Telephone } from "../blocks";
import type { MailedShop } from "../layout";

interface ChangeProps {
  account: MailedAccount;
  shop: MailedShop;
  changedAt: Date;
}

/** Sent to the address of an account whose password was changed or reset. */
export function PasswordChanged({ account, shop, changedAt }: ChangeProps) {
  const moment = longMoment(changedAt);
  const whose = accountText(account, shop);
  return (
    <SecurityEmail
      shop={shop}
      subject="Your password was changed"
      preview={`On ${moment}. If it was not you, choose a new one at once.`}
      owner="an account"
      happened={[
        `The password of ${whose} (${account.email}) was changed on ${moment}.`,
        "All other devices were signed out and need the new password to sign in again.",
      ]}
    >
      Choose a new password at once: open <SignInPage shop={shop} /> and use Forgot password. The
      link for it comes to this address, and whoever changed the password is signed out.
    </SecurityEmail>
  );
}

export type SecondFactorChange =
  "two-factor-enabled" | "two-factor-disabled" | "recovery-codes-changed";

interface Words {
  subject: string;
  happened: string;
  means: string;
}

const WORDS: Record<SecondFactorChange, Words> = {
  "two-factor-enabled": {
    subject: "Two-factor authentication was turned on",
    happened: "was set up with an authenticator app",
    means:
      "From now on, signing in needs a code from the app. Keep the ten recovery codes where you can reach them without your phone. All other devices were signed out.",
  },
  "two-factor-disabled": {
    subject: "Two-factor authentication was turned off",
    happened: "was turned off",
    means:
      "From now on, the password alone is enough to sign in. Your recovery codes no longer work. All other devices were signed out.",
  },
  "recovery-codes-changed": {
    subject: "Your recovery codes were replaced",
    happened: "got new recovery codes",
    means: "The ten new codes were shown once, on the screen. The old codes no longer work.",
  },
};

/** Sent to the address of an account whose second factor was changed. */
export function SecondFactorChanged(props: ChangeProps & { change: SecondFactorChange }) {
  const { change, account, shop, changedAt } = props;
  const { subject, happened, means } = WORDS[change];
  const moment = longMoment(changedAt);
  const whose = accountText(account, shop);
  return (
    <SecurityEmail
      shop={shop}
      subject={subject}
      preview={`On ${moment}. If it was not you, change your password at once.`}
      owner="an admin's account"
      happened={[
        `Two-factor authentication of ${whose} (${account.email}) ${happened} on ${moment}.`,
        means,
      ]}
    >
      Somebody is signed in to your account. Choose a new password at once: open{" "}
      <SignInPage shop={shop} /> and use Forgot password, which signs them out. If you can no longer
      {" sign in, somebody with access to the shop's server can reset two-factor authentication."}
    </SecurityEmail>
  );
}

interface SecurityEmailProps {
  shop: MailedShop;
  subject: string;
  preview: string;
  /** The kind of account that the mail is sent to. */
  owner: "an account" | "an admin's account";
  happened: readonly string[];
  /** What to do if the reader did not make the change. */
  children: ReactNode;
}

function SecurityEmail({ shop, subject, preview, owner, happened, children }: SecurityEmailProps) {
  return (
    <AccountEmail
      {...{ shop, subject, preview }}
      reason={`You are receiving this email because this is the address of ${owner} at ${shop.siteName}. It is sent for your security and cannot be switched off.`}
      opening={
        <Paragraphs texts={[...happened, "If it was you, you do not need to do anything."]} />
      }
    >
      <Advice title="If it was not you">
        <Paragraph>{children}</Paragraph>
        <Paragraph>
          Then write to us at <MailTo address={shop.contactEmail} /> or call{" "}
          <Telephone number={shop.contactPhone} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

function SignInPage({ shop }: { shop: MailedShop }) {
  return <Link href={pageHref(shop, paths.auth())}>the sign-in page</Link>;
}
