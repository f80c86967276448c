import { longMoment } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
import { accountText, type MailedLink } from "./account";
import { accountLetter, mailbox, page } from "./account-letter";
import type { Letterhead } from "./letter";

/** To the address that an account had when a new one was asked for. */
export function emailChangeNotice(link: MailedLink, shop: Letterhead): MailContent {
  const whose = accountText(link.account, shop.siteName);
  return accountLetter({
    shop,
    subject: "A new email address was requested",
    preview: `Nothing changes until ${link.email} is confirmed.`,
    opening: [[`On ${longMoment(link.createdAt)} a new email address was requested for ${whose}.`]],
    stamp: {
      label: "New address",
      stamp: link.email,
      note: `Not confirmed. It can be confirmed until ${longMoment(link.expiresAt)}.`,
    },
    sections: [
      {
        title: "If it was you",
        content: [
          [
            `Open the link we sent to the new address. Nothing changes until it is confirmed: you sign in with ${link.previousEmail ?? link.account.email}, and our emails come here.`,
          ],
        ],
      },
      {
        title: "If it was not you",
        content: [
          [
            "Somebody may know your password. Change it at once in ",
            page(shop, paths.dashboard("settings"), "your settings"),
            ", and write to us at ",
            mailbox(shop.contactEmail),
            ".",
          ],
        ],
      },
    ],
    reason: `You are receiving this email because this is the address of an account at ${shop.siteName}. It is sent for your security and cannot be switched off.`,
  });
}
