import { longMoment, span } from "@/lib/base/dates";
import type { CompanyRole } from "@/lib/db/generated/enums";
import type { Role } from "@/lib/base/permissions";
import { serverPaths } from "@/lib/base/server-paths";
import { greetingName } from "../../greeting-name";
import { AccountEmail, Action, Advice, pageHref, Paragraphs, worksOnce } from "./account-email";
import type { MailedLink } from "./account-email";
import { MailTo, Paragraph } from "../blocks";
import type { MailedShop } from "../layout";

/** An invitation from an admin to work in the shop. */
export interface MailedInvitation extends Pick<MailedLink, "secret" | "createdAt" | "expiresAt"> {
  email: string;
  role: Role;
  invitedBy: string;
}

interface InvitationProps {
  invited: MailedInvitation;
  shop: MailedShop;
}

const WORK: Record<Role, string> = {
  user: "to have an account",
  packer: "to pack and ship its orders",
  catalogue: "to look after its products and stock",
  accountant: "to look after its payments and papers",
  admin: "to run it",
};

/** Sent to the person whom an admin invites to work in the shop. */
export function Invitation({ invited, shop }: InvitationProps) {
  const inviter = greetingName(invited.invitedBy) ?? "The owner";
  const works = worksOnce(invited);
  const href = pageHref(shop, serverPaths.invitation(invited.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={`You are invited to work at ${shop.siteName}`}
      preview={works}
      reason={`You are receiving this email because somebody who runs ${shop.siteName} invited this address.`}
      opening={
        <>
          <Paragraphs
            texts={[
              `${inviter} asks you ${WORK[invited.role]}, with the role ${invited.role}.`,
              `The invitation is for ${invited.email}. Where this address has an account already, you join with it; otherwise you choose a name and a password.`,
            ]}
          />
          <Action label="Accept the invitation" href={href} works={works} />
        </>
      }
    >
      <Advice title="If you do not expect this">
        <Paragraph>
          Ignore this email, and nothing happens. Do not forward it. Questions reach us at{" "}
          <MailTo address={shop.contactEmail} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** An invitation from an owner of a company to buy for it. */
export interface MailedCompanyInvitation extends Omit<MailedInvitation, "role"> {
  company: string;
  role: CompanyRole;
}

const PLACE: Record<CompanyRole, string> = {
  owner: "to run its account",
  approver: "to order for it and to approve what others ask for",
  buyer: "to order for it",
  finance: "to look after its papers and payments",
  viewer: "to see its orders",
};

/** Anybody can found a company and type an address: a name that looks like an advertisement is left out. */
export function CompanyInvitation({
  invited,
  shop,
}: {
  invited: MailedCompanyInvitation;
  shop: MailedShop;
}) {
  const inviter = greetingName(invited.invitedBy) ?? "The owner";
  const company = greetingName(invited.company) ?? "a company";
  const works = worksOnce(invited);
  const href = pageHref(shop, serverPaths.invitation(invited.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={`You are invited to buy for ${company} at ${shop.siteName}`}
      preview={works}
      reason={`You are receiving this email because somebody who buys for ${company} at ${shop.siteName} invited this address.`}
      opening={
        <>
          <Paragraphs
            texts={[
              `${inviter} asks you into ${company} at ${shop.siteName} ${PLACE[invited.role]}, with the role ${invited.role}.`,
              `The invitation is for ${invited.email}. Where this address has an account already, you join with it; otherwise you choose a name and a password.`,
            ]}
          />
          <Action label="Accept the invitation" href={href} works={works} />
        </>
      }
    >
      <Advice title="If you do not expect this">
        <Paragraph>
          Ignore this email, and nothing happens. Do not forward it. Questions reach us at{" "}
          <MailTo address={shop.contactEmail} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}

/** A subscription, as its confirmation email needs it. */
export interface MailedSubscription {
  email: string;
  /** The secret text of the confirmation link. */
  confirmLink: string;
  /** The secret text of the unsubscribe link, which every optional email contains. */
  unsubscribeLink: string;
  sentAt: Date;
  expiresAt: Date;
}

interface NewsletterProps {
  subscription: MailedSubscription;
  shop: MailedShop;
}

/** Sent to an address for which anybody requested the newsletter: nothing else is sent before the link is used. */
export function NewsletterConfirmation({ subscription, shop }: NewsletterProps) {
  const { email, confirmLink, unsubscribeLink, sentAt, expiresAt } = subscription;
  return (
    <AccountEmail
      shop={shop}
      subject={`Do you want news and offers from ${shop.siteName}?`}
      preview="We send you nothing unless you confirm."
      reason={`You are receiving this email because somebody asked for the newsletter of ${shop.siteName} with this address.`}
      optOut={{
        words: "Never ask this address again",
        href: pageHref(shop, serverPaths.unsubscribe(unsubscribeLink)),
      }}
      opening={
        <>
          <Paragraph>
            Somebody asked us to send news and offers to {email}. If it was you, please confirm.
          </Paragraph>
          <Paragraph>
            We write now and then about new products and seasonal prices. Every email has a link to
            unsubscribe.
          </Paragraph>
          <Action
            label="Confirm"
            href={pageHref(shop, serverPaths.confirmNewsletter(confirmLink))}
            works={`The link works for ${span(sentAt, expiresAt)}: until ${longMoment(expiresAt)}.`}
          />
        </>
      }
    >
      <Advice title="If you did not ask for this">
        <Paragraph>
          Ignore this email, and we send you no news. If you have a question, write to us at{" "}
          <MailTo address={shop.contactEmail} />.
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}
