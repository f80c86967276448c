import type { MailContent } from "@/lib/email/mail";
import { serverPaths } from "@/lib/base/server-paths";
import type { Role } from "@/lib/base/permissions";
import { greetingName } from "../plain-text";
import type { MailedLink } from "./account";
import { accountLetter, mailbox, page, worksOnce } from "./account-letter";
import type { Letterhead } from "./letter";

/** Whoever is asked by an admin to work in the shop. */
export interface MailedInvitation extends Pick<MailedLink, "secret" | "createdAt" | "expiresAt"> {
  email: string;
  role: Role;
  invitedBy: string;
}

const WORK: Record<Role, string> = {
  user: "to have an account",
  packer: "to pack and ship its orders",
  catalogue: "to look after its products and stock",
  accountant: "to look after its payments and papers",
  admin: "to run it",
};

/** To somebody whom an admin asks to work in the shop. */
export function invitation(invited: MailedInvitation, shop: Letterhead): MailContent {
  const label = "Accept the invitation";
  const { address } = page(shop, serverPaths.invitation(invited.secret), label);
  const inviter = greetingName(invited.invitedBy) ?? "The owner";
  const works = worksOnce(invited);
  return accountLetter({
    shop,
    subject: `You are invited to work at ${shop.siteName}`,
    preview: works,
    opening: [
      [`${inviter} asks you ${WORK[invited.role]}, with the role ${invited.role}.`],
      [
        `The invitation is for ${invited.email}. Where this address has an account already, you join with it; otherwise you choose a name and a password.`,
      ],
    ],
    action: { label, address, works },
    sections: [
      {
        title: "If you do not expect this",
        content: [
          [
            "Ignore this email, and nothing happens. Do not forward it. Questions reach us at ",
            mailbox(shop.contactEmail),
            ".",
          ],
        ],
      },
    ],
    reason: `You are receiving this email because somebody who runs ${shop.siteName} invited this address.`,
  });
}
