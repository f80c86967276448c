import { longMoment, span } from "@/lib/base/dates";
import type { CompanyRole } from "@/lib/db/generated/enums";
import type { Role } from "@/lib/base/permissions";
import { serverPaths } from "@/lib/base/server-paths";
import { translatePhrase, sentences } from "@/lib/shop/content/phrases";
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

const WORK: Record<Role, string> = {
  user: "to have an account",
  packer: "to pack and ship its orders",
  catalogue: "to look after its products and stock",
  sales: "to write its offers",
  accountant: "to look after its payments and documents",
  admin: "to run it",
};

/** Sent to the person whom an admin invites to work in the shop. */
export function Invitation({ invited, shop }: { invited: MailedInvitation; shop: MailedShop }) {
  const inviter = greetingName(invited.invitedBy) ?? "The owner";
  const works = worksOnce(invited, shop.t);
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
          <Action label="Accept the invitation" href={href} works={works} t={shop.t} />
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
  companyName: string;
  role: CompanyRole;
  isInviterVerified: boolean;
  /** True when the shop's staff invite, rather than the company. */
  isByShop: boolean;
}

const PLACE: Record<CompanyRole, string> = {
  owner:
    "{inviter} invites you to join {company} at {shop} to run its account, with the role {role}.",
  approver:
    "{inviter} invites you to join {company} at {shop} to order for it and to approve what others ask for, with the role {role}.",
  buyer: "{inviter} invites you to join {company} at {shop} to order for it, with the role {role}.",
  finance:
    "{inviter} invites you to join {company} at {shop} to look after its documents and payments, with the role {role}.",
  viewer:
    "{inviter} invites you to join {company} at {shop} to see its orders, with the role {role}.",
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
  const { t } = shop;
  const { email, role } = invited;
  const toName = invited.isInviterVerified ? singleLine : greetingName;
  const inviter = toName(invited.invitedBy) ?? t("The owner");
  const company = toName(invited.companyName) ?? t("a company");
  const at = { company, shop: shop.siteName };
  const works = worksOnce(invited, t);
  const href = pageHref(shop, serverPaths.invitation(invited.secret));
  return (
    <AccountEmail
      shop={shop}
      subject={t("You are invited to buy for {company} at {shop}", at)}
      preview={works}
      reason={t(
        invited.isByShop
          ? "You are receiving this email because {shop} invited this address to buy for {company}."
          : "You are receiving this email because somebody who buys for {company} at {shop} invited this address.",
        at,
      )}
      opening={
        <>
          <Paragraphs
            texts={[
              t(PLACE[role], { ...at, inviter, role: t(role) }),
              sentences(
                t("The invitation is for {email}.", { email }),
                t(
                  "Where this address has an account already, you join with it; otherwise you choose a name and a password.",
                ),
              ),
            ]}
          />
          <Action label={t("Accept the invitation")} href={href} works={works} t={t} />
        </>
      }
    >
      <Advice title={t("If you do not expect this")}>
        <Paragraph>
          {t("Ignore this email, and nothing happens. Do not forward it.")}{" "}
          {t.parts("Questions reach us at {email}.", reachedAt(shop))}
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
  const { t } = shop;
  const named = { shop: shop.siteName };
  return (
    <AccountEmail
      shop={shop}
      subject={t("Do you want news and offers from {shop}?", named)}
      preview={t("We send you nothing unless you confirm.")}
      reason={t(
        "You are receiving this email because somebody asked for the newsletter of {shop} with this address.",
        named,
      )}
      optOut={{
        words: t("Never ask this address again"),
        href: pageHref(shop, serverPaths.unsubscribe(unsubscribeLink)),
      }}
      opening={
        <>
          <Paragraph>
            {sentences(
              t("Somebody asked us to send news and offers to {email}.", { email }),
              t("If it was you, please confirm."),
            )}
          </Paragraph>
          <Paragraph>
            {sentences(
              t("We write now and then about new products and seasonal prices."),
              t("Every email has a link to unsubscribe."),
            )}
          </Paragraph>
          <Action
            label={t("Confirm")}
            t={t}
            href={pageHref(shop, serverPaths.confirmNewsletter(confirmLink))}
            works={t("The link works for {span}: until {moment}.", {
              span: translatePhrase(t, span(sentAt, expiresAt)),
              moment: longMoment(expiresAt, t.language),
            })}
          />
        </>
      }
    >
      <Advice title={t("If you did not ask for this")}>
        <Paragraph>
          {t("Ignore this email, and we send you no news.")}{" "}
          {t.parts("If you have a question, write to us at {email}.", reachedAt(shop))}
        </Paragraph>
      </Advice>
    </AccountEmail>
  );
}
