import { longMoment } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
import { accountText, type MailedAccount } from "./account";
import { accountLetter, mailbox, page, telephone } from "./account-letter";
import type { Letterhead } from "./letter";

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

/** To the address of an account whose second factor was changed at `changedAt`. */
export function secondFactorChanged(
  change: SecondFactorChange,
  account: MailedAccount,
  shop: Letterhead,
  changedAt: Date,
): MailContent {
  const { subject, happened, means } = WORDS[change];
  const moment = longMoment(changedAt);
  const whose = accountText(account, shop.siteName);
  return accountLetter({
    shop,
    subject,
    preview: `On ${moment}. If it was not you, change your password at once.`,
    opening: [
      [`Two-factor authentication of ${whose} (${account.email}) ${happened} on ${moment}.`],
      [means],
      ["If it was you, you do not need to do anything."],
    ],
    sections: [
      {
        title: "If it was not you",
        content: [
          [
            "Somebody is signed in to your account. Choose a new password at once: open ",
            page(shop, paths.auth(), "the sign-in page"),
            " and use Forgot password, which signs them out. If you can no longer sign in, somebody with access to the shop's server can reset two-factor authentication.",
          ],
          [
            "Then write to us at ",
            mailbox(shop.contactEmail),
            " or call ",
            telephone(shop.contactPhone),
            ".",
          ],
        ],
      },
    ],
    reason: `You are receiving this email because this is the address of an admin's account at ${shop.siteName}. It is sent for your security and cannot be switched off.`,
  });
}
