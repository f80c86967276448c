import { paths } from "@/lib/paths";
import type { MailContent } from "../mail";
import { accountWords, type MailedLink } from "./account";
import { accountLetter, mailbox, page, worksOnce } from "./account-letter";
import type { Letterhead } from "./letter";

/** To the new address. It may be mistyped, so the mail does not tell its reader the present one. */
export function changeEmail(link: MailedLink, shop: Letterhead): MailContent {
  const label = "Confirm the new address";
  const { address } = page(shop, paths.verifyEmail(link.secret), label);
  const whose = accountWords(link.account, shop.siteName);
  return accountLetter({
    shop,
    subject: "Confirm your new email address",
    preview: `For ${whose}. ${worksOnce(link)}`,
    opening: [
      [`${link.email} was requested as the new address of ${whose}.`],
      [
        "Confirm that it is yours. From then on you sign in with it, and our mails come here. Until then nothing changes.",
      ],
    ],
    action: { label, address, works: worksOnce(link) },
    sections: [
      {
        title: "If you did not ask for this",
        content: [
          [
            "Ignore this mail: the account keeps the address that it has. Questions reach us at ",
            mailbox(shop.contactEmail),
            ".",
          ],
        ],
      },
    ],
    reason: `You get this mail because this address was entered in the profile of an account at ${shop.siteName}.`,
  });
}
