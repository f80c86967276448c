import { longMoment, span } from "@/lib/base/dates";
import type { CompanyRole } from "@/lib/db/generated/enums";
import type { Role } from "@/lib/base/permissions";
import { serverPaths } from "@/lib/base/server-paths";
import { sayPhrase, sentences } from "@/lib/shop/content/phrases";
import { singleLine } from "@/lib/base/input/lines";
import { greetingName } from "../../greeting-name";
import {
  AccountEmail,
  Action,
  Advice,
  Paragraphs,
  worksOnce,
  type MailedLink,
} from "./account-email";
import { MailTo, Paragraph } from "../blocks";
import { pageHref, type MailedShop } from "../layout";
import { reachedAt } from "../order-email";

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
  const works = worksOnce(invited, shop.say);
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
          <Action label="Accept the invitation" href={href} works={works} say={shop.say} />
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
  /** Whether the inviter's address is verified. */
  isInviterVerified: boolean;
}

const PLACE: Record<CompanyRole, string> = {
  owner: "{inviter} asks you into {company} at {shop} to run its account, with the role {role}.",
  approver:
    "{inviter} asks you into {company} at {shop} to order for it and to approve what others ask for, with the role {role}.",
  buyer: "{inviter} asks you into {company} at {shop} to order for it, with the role {role}.",
  finance:
    "{inviter} asks you into {company} at {shop} to look after its papers and payments, with the role {role}.",
  viewer: "{inviter} asks you into {company} at {shop} to see its orders, with the role {role}.",
};

/**
 * Names company and inviter where the inviter's address is verified. Anybody else can found a company and type an
 * address: a name of theirs that looks like an advertisement is left out.
 */
export function CompanyInvitation({
  invited,
  shop,
}: {
  invited: MailedCompanyInvitation;
  shop: MailedShop;
}) {
  const { say } = shop;
  const { email, role } = invited;
  const toName = invited.isInviterVerified ? singleLine : greetingName;
  const inviter = toName(invited.invitedBy) ?? say("The owner");
  const company = toName(invited.company) ?? say("a company");
  const at = { company, shop: shop.siteName };
  const works = worksOnce(invited, say);
  const href = pageHref(shop, serverPaths.invitation(invited.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={say("You are invited to buy for {company} at {shop}", at)}
      preview={works}
      reason={say(
        "You are receiving this email because somebody who buys for {company} at {shop} invited this address.",
        at,
      )}
      opening={
        <>
          <Paragraphs
            texts={[
              say(PLACE[role], { ...at, inviter, role: say(role) }),
              sentences(
                say("The invitation is for {email}.", { email }),
                say(
                  "Where this address has an account already, you join with it; otherwise you choose a name and a password.",
                ),
              ),
            ]}
          />
          <Action label={say("Accept the invitation")} href={href} works={works} say={say} />
        </>
      }
    >
      <Advice title={say("If you do not expect this")}>
        <Paragraph>
          {say("Ignore this email, and nothing happens. Do not forward it.")}{" "}
          {say.parts("Questions reach us at {email}.", reachedAt(shop))}
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
  const { say } = shop;
  const named = { shop: shop.siteName };
  return (
    <AccountEmail
      shop={shop}
      subject={say("Do you want news and offers from {shop}?", named)}
      preview={say("We send you nothing unless you confirm.")}
      reason={say(
        "You are receiving this email because somebody asked for the newsletter of {shop} with this address.",
        named,
      )}
      optOut={{
        words: say("Never ask this address again"),
        href: pageHref(shop, serverPaths.unsubscribe(unsubscribeLink)),
      }}
      opening={
        <>
          <Paragraph>
            {sentences(
              say("Somebody asked us to send news and offers to {email}.", { email }),
              say("If it was you, please confirm."),
            )}
          </Paragraph>
          <Paragraph>
            {sentences(
              say("We write now and then about new products and seasonal prices."),
              say("Every email has a link to unsubscribe."),
            )}
          </Paragraph>
          <Action
            label={say("Confirm")}
            say={say}
            href={pageHref(shop, serverPaths.confirmNewsletter(confirmLink))}
            works={say("The link works for {span}: until {moment}.", {
              span: sayPhrase(say, span(sentAt, expiresAt)),
              moment: longMoment(expiresAt, say.language),
            })}
          />
        </>
      }
    >
      <Advice title={say("If you did not ask for this")}>
        <Paragraph>
          {say("Ignore this email, and we send you no news.")}{" "}
          {say.parts("If you have a question, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}
