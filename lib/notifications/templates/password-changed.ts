import { longMoment } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
import { accountText, type MailedAccount } from "./account";
import { accountLetter, mailbox, page, telephone } from "./account-letter";
import type { Letterhead } from "./letter";

/** To the address of an account whose password was changed or reset at `changedAt`. */
export function passwordChanged(
  account: MailedAccount,
  shop: Letterhead,
  changedAt: Date,
): MailContent {
  const moment = longMoment(changedAt);
  const whose = accountText(account, shop.siteName);
  return accountLetter({
    shop,
    subject: "Your password was changed",
    preview: `On ${moment}. If it was not you, choose a new one at once.`,
    opening: [
      [`The password of ${whose} (${account.email}) was changed on ${moment}.`],
      ["All other devices were signed out and need the new password to sign in again."],
      ["If it was you, you do not need to do anything."],
    ],
    sections: [
      {
        title: "If it was not you",
        content: [
          [
            "Choose a new password at once: open ",
            page(shop, paths.auth(), "the sign-in page"),
            " and use Forgot password. The link for it comes to this address, and whoever changed the password is signed out.",
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
    reason: `You are receiving this email because this is the address of an account at ${shop.siteName}. It is sent for your security and cannot be switched off.`,
  });
}
