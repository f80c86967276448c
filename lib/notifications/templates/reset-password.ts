import type { MailContent } from "@/lib/email/mail";
import { serverPaths } from "@/lib/base/server-paths";
import { accountText, type MailedLink } from "./account";
import { accountLetter, mailbox, page, worksOnce } from "./account-letter";
import type { Letterhead } from "./letter";

/** To the address of an account whose password was forgotten. */
export function resetPassword(link: MailedLink, shop: Letterhead): MailContent {
  const label = "Choose a new password";
  const { address } = page(shop, serverPaths.resetPassword(link.secret), label);
  const whose = accountText(link.account, shop.siteName);
  return accountLetter({
    shop,
    subject: label,
    preview: worksOnce(link),
    opening: [
      [`A new password was requested for ${whose} (${link.email}).`],
      ["Anyone with this link can choose it, so please do not forward this email."],
    ],
    action: { label, address, works: worksOnce(link) },
    sections: [
      {
        title: "If you did not ask for this",
        content: [
          [
            "Ignore this email, and your password stays as it is. If you keep getting such emails, write to us at ",
            mailbox(shop.contactEmail),
            ".",
          ],
        ],
      },
    ],
    reason: `You are receiving this email because a new password was requested at ${shop.siteName} for this address.`,
  });
}
