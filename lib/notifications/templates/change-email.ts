import type { MailContent } from "@/lib/email/mail";
import { serverPaths } from "@/lib/base/server-paths";
import { accountText, type MailedLink } from "./account";
import { accountLetter, mailbox, page, worksOnce } from "./account-letter";
import type { Letterhead } from "./letter";

/** To the new address. It may be mistyped, so the mail does not tell its reader the present one. */
export function changeEmail(link: MailedLink, shop: Letterhead): MailContent {
  const label = "Confirm the new address";
  const { address } = page(shop, serverPaths.verifyEmail(link.secret), label);
  const whose = accountText(link.account, shop.siteName);
  return accountLetter({
    shop,
    subject: "Confirm your new email address",
    preview: `For ${whose}. ${worksOnce(link)}`,
    opening: [
      [`${link.email} was entered as the new address of ${whose}.`],
      [
        "Please confirm that it is yours. From then on you sign in with it, and our emails come here. Until then nothing changes.",
      ],
    ],
    action: { label, address, works: worksOnce(link) },
    sections: [
      {
        title: "If you did not ask for this",
        content: [
          [
            "Ignore this email, and the account keeps its present address. If you have questions, write to us at ",
            mailbox(shop.contactEmail),
            ".",
          ],
        ],
      },
    ],
    reason: `You are receiving this email because this address was entered in the profile of an account at ${shop.siteName}.`,
  });
}
