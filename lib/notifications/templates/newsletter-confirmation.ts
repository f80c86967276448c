import { longMoment, span } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { serverPaths } from "@/lib/base/server-paths";
import { accountLetter, mailbox, page } from "./account-letter";
import type { Letterhead } from "./letter";

/** A subscription as the mail that asks for its confirmation tells of it. */
export interface MailedSubscription {
  email: string;
  /** The text of the link that confirms. */
  confirmLink: string;
  /** The text of the link that ends it, which is in every mail that one can do without. */
  unsubscribeLink: string;
  sentAt: Date;
  expiresAt: Date;
}

/** To an address at which the newsletter was asked for, by anybody: nothing comes before the link is used. */
export function newsletterConfirmation(
  subscription: MailedSubscription,
  shop: Letterhead,
): MailContent {
  const { email, sentAt, expiresAt } = subscription;
  const label = "Confirm";
  const { address } = page(shop, serverPaths.confirmNewsletter(subscription.confirmLink), label);
  const works = `The link works for ${span(sentAt, expiresAt)}: until ${longMoment(expiresAt)}.`;
  return accountLetter({
    shop,
    subject: `Do you want news and offers from ${shop.siteName}?`,
    preview: "We send you nothing unless you confirm.",
    opening: [
      [`Somebody asked us to send news and offers to ${email}. If it was you, please confirm.`],
      [
        "We write now and then about new products and seasonal prices. Every email has a link to unsubscribe.",
      ],
    ],
    action: { label, address, works },
    sections: [
      {
        title: "If you did not ask for this",
        content: [
          [
            "Ignore this email, and we send you no news. If you have a question, write to us at ",
            mailbox(shop.contactEmail),
            ".",
          ],
        ],
      },
    ],
    reason: `You are receiving this email because somebody asked for the newsletter of ${shop.siteName} with this address.`,
    leave: page(
      shop,
      serverPaths.unsubscribe(subscription.unsubscribeLink),
      "Never ask this address again",
    ),
  });
}
