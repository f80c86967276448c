import type { MailContent } from "@/lib/email/mail";
import { serverPaths } from "@/lib/base/server-paths";
import { accountText, type MailedLink } from "./account";
import { accountLetter, mailbox, page, worksOnce } from "./account-letter";
import type { Letterhead } from "./letter";

/** To the address that an account was opened with. */
export function verifyEmail(link: MailedLink, shop: Letterhead): MailContent {
  const label = "Confirm this address";
  const { address } = page(shop, serverPaths.verifyEmail(link.secret), label);
  const whose = accountText(link.account, shop.siteName);
  return accountLetter({
    shop,
    subject: "Confirm your email address",
    preview: `For ${whose}. ${worksOnce(link)}`,
    opening: [
      [`${link.email} was given as the address of ${whose}. Please confirm that it is yours.`],
      [
        "You can use the account already. Until the address is confirmed, past orders that were placed with it as a guest are not shown; then they are added to the account.",
      ],
    ],
    action: { label, address, works: worksOnce(link) },
    sections: [
      {
        title: "If you did not sign up",
        content: [
          [
            "Ignore this email. Nobody can see orders placed with your address unless it is confirmed. If you want the account removed, write to us at ",
            mailbox(shop.contactEmail),
            ".",
          ],
        ],
      },
    ],
    reason: `You are receiving this email because an account was opened at ${shop.siteName} with this address.`,
  });
}
