import "server-only";
import addressparser from "nodemailer/lib/addressparser";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Mail, Mailbox, OutgoingMail, QueuedMail, Sender } from "@/lib/messaging/queue/mail";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { inEnglish } from "@/lib/i18n/translate";
import {
  addressed,
  oneClickHref,
  shopMailbox,
  speaking,
  writerMailbox,
  type About,
  type AddressedMail,
  type MailContext,
} from "./addressed";
import {
  composeClaimMail,
  composeCreditedAgain,
  composeDispatchMail,
  composeMovementMail,
} from "./compose-movements";
import { composeOrderMail } from "./compose-order";
import { greetingName } from "./greeting-name";
import { composeApprovalMail } from "./approval-mails";
import { composeStandingOrder } from "./standing-order-mail";
import { composeOfferMail, composeOfferMessage } from "./offer-mails";
import { composeOpeningReminder } from "./opening-mail";
import {
  nameless,
  readLowProducts,
  readMailedAccount,
  readMailedBreach,
  readMailedCompanyInvitation,
  readMailedInvitation,
  readMailedLink,
  readMailedMessage,
  readMailedReply,
  readMailedShopMessage,
  readMailedSubscription,
  type ReadShopMessage,
} from "./read-subject";
import { renderEmail } from "./render-email";
import type { MailedLink } from "./templates/account/account-email";
import {
  ChangeEmail,
  EmailChangeNotice,
  ResetPassword,
  VerifyEmail,
} from "./templates/account/account-links";
import { PasswordChanged, SecondFactorChanged } from "./templates/account/account-security";
import { BreachNotice, BreachReport } from "./templates/account/breach";
import { ContactAcknowledgement, ContactMessage, ShopMessage } from "./templates/contact";
import {
  CompanyInvitation,
  Invitation,
  NewsletterConfirmation,
} from "./templates/account/invitations";
import type { MailedShop } from "./templates/layout";
import { LowStock, WebhookStopped } from "./templates/staff";

function mailedShop(settings: ShopSettings, appUrl: string): MailedShop {
  const { siteName, contactEmail, contactPhone, contactAddress } = settings;
  const { openingHours, claims, policyTerms } = settings;
  const contact = { siteName, contactEmail, contactPhone, contactAddress };
  return { ...contact, openingHours, claims, policyTerms, appUrl, t: inEnglish };
}

/** A person wrote this mail: it has no greeting with a typed name, and replies go to the shop. */
function personalMail(
  { to, language, written }: ReadShopMessage,
  context: MailContext,
): AddressedMail | undefined {
  if (to.address === null) return undefined;
  const shop = speaking(context, language);
  const content = renderEmail(ShopMessage, { written, shop });
  const mail = addressed(content, personMailbox(to.name, to.address), shopMailbox(shop));
  return { ...mail, autoSubmitted: "no" };
}

async function messageMail(
  mail: About<"messageId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, shop } = context;
  if (mail.template === "order-message") {
    return personalMail(await readMailedShopMessage(db, mail.messageId), context);
  }
  const message = await readMailedMessage(db, mail.messageId);
  const { name, email: address } = message;
  switch (mail.template) {
    case "contact-message": {
      const writer = writerMailbox(name, address, shop);
      return addressed(renderEmail(ContactMessage, { message, shop }), shopMailbox(shop), writer);
    }
    case "contact-acknowledgement": {
      if (address === null) return undefined;
      const speakingShop = speaking(context, message.language);
      const content = renderEmail(ContactAcknowledgement, { message, shop: speakingShop });
      const answer = addressed(content, { name: "", address }, shopMailbox(shop));
      return { ...answer, autoSubmitted: "auto-replied" };
    }
  }
}

/** Undefined when the stock is sufficient again by now. */
async function lowStockMail({ toldAt }: About<"toldAt">, { db, shop }: MailContext) {
  const products = await readLowProducts(db, toldAt);
  if (products.length === 0) return undefined;
  const content = renderEmail(LowStock, { products, shop });
  return addressed(content, shopMailbox(shop), shopMailbox(shop));
}

async function newsletterMail({ subscriptionId }: About<"subscriptionId">, context: MailContext) {
  const subscription = await readMailedSubscription(context.db, subscriptionId);
  if (!subscription) return undefined;
  const shop = speaking(context, subscription.language);
  const to = { name: "", address: subscription.email };
  const content = renderEmail(NewsletterConfirmation, { subscription, shop });
  const unsubscribe = oneClickHref(subscription.unsubscribeLink, shop);
  return { ...addressed(content, to, shopMailbox(shop)), unsubscribe };
}

async function invitationMail({ invitationId }: About<"invitationId">, context: MailContext) {
  const { db, shop } = context;
  const invited = await readMailedInvitation(db, invitationId);
  if (!invited) return undefined;
  const to = { name: "", address: invited.email };
  return addressed(renderEmail(Invitation, { invited, shop }), to, shopMailbox(shop));
}

async function companyInvitationMail(
  { companyInvitationId }: About<"companyInvitationId">,
  context: MailContext,
) {
  const invited = await readMailedCompanyInvitation(context.db, companyInvitationId);
  if (!invited) return undefined;
  const shop = speaking(context, invited.language);
  const to = { name: "", address: invited.email };
  return addressed(renderEmail(CompanyInvitation, { invited, shop }), to, shopMailbox(shop));
}

const LINK_MAILS = {
  "verify-email": { purpose: "verify_email", component: VerifyEmail },
  "reset-password": { purpose: "reset_password", component: ResetPassword },
  "change-email": { purpose: "change_email", component: ChangeEmail },
  "email-change-notice": { purpose: "change_email", component: EmailChangeNotice },
} as const;

/** Account names are as unverified as their addresses, so text that does not look like a name is left out. */
const personMailbox = (name: string, address: string): Mailbox => ({
  name: greetingName(name) ?? "",
  address,
});

/**
 * A link that no longer works is not mailed. The notice to the former address is always sent: a thief who quickly
 * confirms the new address must not be able to stop it.
 */
async function linkMail(
  mail: About<"linkId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { purpose, component } = LINK_MAILS[mail.template];
  const found = await readMailedLink(context.db, mail.linkId, purpose);
  const { link: read, emailVerified } = found;
  const shop = speaking(context, found.language);
  const isNotice = mail.template === "email-change-notice";
  if (!isNotice && !read.works) return undefined;
  const isOwn = emailVerified && (isNotice || read.email === read.account.email);
  const link: MailedLink = isOwn ? read : { ...read, account: nameless(read.account) };
  const address = isNotice ? (link.previousEmail ?? link.account.email) : link.email;
  const to = personMailbox(link.account.name, address);
  return addressed(renderEmail(component, { link, shop }), to, shopMailbox(shop));
}

/** Undefined when the webhook is on again by now, or gone. */
async function webhookMail({ webhookId, userId }: About<"webhookId">, context: MailContext) {
  const { db, shop } = context;
  const webhook = await db.webhook.findUnique({
    where: { id: webhookId, active: false },
    select: { url: true },
  });
  if (!webhook) return undefined;
  const { name, email } = await readMailedAccount(db, userId);
  const content = renderEmail(WebhookStopped, { host: new URL(webhook.url).host, shop });
  return addressed(content, personMailbox(name, email), shopMailbox(shop));
}

async function breachMail({ breachNoticeId }: About<"breachNoticeId">, context: MailContext) {
  const { db, shop } = context;
  const { email, language, toBoard, notified, facts } = await readMailedBreach(db, breachNoticeId);
  const content = toBoard
    ? renderEmail(BreachReport, { facts, notified, shop })
    : renderEmail(BreachNotice, { facts, shop: speaking(context, language) });
  return addressed(content, { name: "", address: email }, shopMailbox(shop));
}

type AccountMail = Exclude<About<"userId">, About<"webhookId">>;

async function accountMail({ template, userId }: AccountMail, context: MailContext) {
  const { db, queuedAt: changedAt } = context;
  const { language, ...account } = await readMailedAccount(db, userId);
  const shop = speaking(context, language);
  const content =
    template === "password-changed"
      ? renderEmail(PasswordChanged, { account, shop, changedAt })
      : renderEmail(SecondFactorChanged, { change: template, account, shop, changedAt });
  return addressed(content, personMailbox(account.name, account.email), shopMailbox(shop));
}

async function write(mail: Mail, context: MailContext): Promise<AddressedMail | undefined> {
  if ("orderId" in mail) return composeOrderMail(mail, context);
  if ("refundId" in mail || "returnId" in mail) return composeMovementMail(mail, context);
  if ("creditNoteId" in mail) return composeCreditedAgain(mail, context);
  if ("claimId" in mail) return composeClaimMail(mail, context);
  if ("dispatchId" in mail) return composeDispatchMail(mail, context);
  if ("approvalRequestId" in mail) return composeApprovalMail(mail, context);
  if ("listId" in mail) return composeStandingOrder(mail, context);
  if ("companyId" in mail) return composeOpeningReminder(mail, context);
  if ("offerId" in mail) return composeOfferMail(mail, context);
  if ("offerMessageId" in mail) return composeOfferMessage(mail, context);
  if ("messageId" in mail) return messageMail(mail, context);
  if ("replyId" in mail) {
    return personalMail(await readMailedReply(context.db, mail.replyId), context);
  }
  if ("toldAt" in mail) return lowStockMail(mail, context);
  if ("linkId" in mail) return linkMail(mail, context);
  if ("subscriptionId" in mail) return newsletterMail(mail, context);
  if ("invitationId" in mail) return invitationMail(mail, context);
  if ("companyInvitationId" in mail) return companyInvitationMail(mail, context);
  if ("webhookId" in mail) return webhookMail(mail, context);
  if ("breachNoticeId" in mail) return breachMail(mail, context);
  return accountMail(mail, context);
}

/**
 * Reads the rows that a queued mail is about and writes the mail with today's settings of the shop. Returns undefined
 * when its link has been used or has expired meanwhile, or its recipient has no email: such a mail is not sent.
 * @throws JobError when the row is gone
 */
export async function composeMail(
  db: PrismaClient,
  { mail, queuedAt }: QueuedMail,
  { appUrl, mailFrom }: Sender,
): Promise<Omit<OutgoingMail, "id"> | undefined> {
  const settings = await readShopSettings(db);
  const shop = mailedShop(settings, appUrl);
  const written = await write(mail, { db, settings, shop, queuedAt });
  if (!written) return undefined;
  const given = mailFrom ? addressparser(mailFrom, { flatten: true })[0] : undefined;
  return {
    ...written,
    template: mail.template,
    date: queuedAt,
    from: given ?? shopMailbox(shop),
    host: new URL(appUrl).hostname,
  };
}
