import "server-only";
import addressparser from "nodemailer/lib/addressparser";
import type { PrismaClient } from "@/lib/db/generated/client";
import {
  ORDER_UPDATES,
  type Mail,
  type Mailbox,
  type MailContent,
  type OutgoingMail,
  type QueuedMail,
  type Sender,
} from "@/lib/email/mail";
import { serverPaths } from "@/lib/base/server-paths";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { attachedInvoice } from "./attached-invoice";
import { attachedQr } from "./attached-qr";
import { greetingName } from "./plain-text";
import {
  nameless,
  readLowProducts,
  readMailedAccount,
  readMailedInvitation,
  readMailedLink,
  readMailedMessage,
  readMailedOrder,
  readMailedReply,
  readMailedShopMessage,
  readMailedSubscription,
  type ReadOrder,
  type ReadShopMessage,
} from "./read-subject";
import { readMailedRefund, readMailedReturn } from "./read-movements";
import type { MailedLink } from "./templates/account";
import { changeEmail } from "./templates/change-email";
import { contactAcknowledgement } from "./templates/contact-acknowledgement";
import { contactMessage } from "./templates/contact-message";
import { emailChangeNotice } from "./templates/email-change-notice";
import { invitation } from "./templates/invitation";
import type { Letterhead } from "./templates/letter";
import { lowStock } from "./templates/low-stock";
import { newOrder } from "./templates/new-order";
import { newsletterConfirmation } from "./templates/newsletter-confirmation";
import { orderCancelled } from "./templates/order-cancelled";
import { orderCorrected } from "./templates/order-corrected";
import { orderConfirmation } from "./templates/order-confirmation";
import { orderDelivered } from "./templates/order-delivered";
import { orderKey } from "./templates/order-key";
import { orderProcessing } from "./templates/order-processing";
import { orderRefunded } from "./templates/order-refunded";
import { orderReturned } from "./templates/order-returned";
import { orderShipped } from "./templates/order-shipped";
import { orderUnconfirmed } from "./templates/order-unconfirmed";
import { paymentReceived } from "./templates/payment-received";
import { paymentReminder } from "./templates/payment-reminder";
import { passwordChanged } from "./templates/password-changed";
import { refundNeeded } from "./templates/refund-needed";
import { resetPassword } from "./templates/reset-password";
import { reviewRequest } from "./templates/review-request";
import { secondFactorChanged } from "./templates/second-factor-changed";
import { shopMessage } from "./templates/shop-message";
import { verifyEmail } from "./templates/verify-email";

type About<Id extends string> = Extract<Mail, Record<Id, string>>;
type Composed = MailContent &
  Pick<OutgoingMail, "to" | "replyTo" | "autoSubmitted" | "attachments" | "unsubscribe">;

interface Context {
  db: PrismaClient;
  settings: ShopSettings;
  head: Letterhead;
  queuedAt: Date;
}

const shopOf = (head: Letterhead): Mailbox => ({ name: head.siteName, address: head.contactEmail });

function headOf(settings: ShopSettings, appUrl: string): Letterhead {
  const { siteName, contactEmail, contactPhone, contactAddress } = settings;
  const { openingHours, claims, policyTerms } = settings;
  const contact = { siteName, contactEmail, contactPhone, contactAddress };
  return { ...contact, openingHours, claims, policyTerms, appUrl };
}

/** Between the shop and a person: whose mail it is decides who is answered. */
function addressed(content: MailContent, to: Mailbox, replyTo: Mailbox): Composed {
  return { ...content, to, replyTo, autoSubmitted: "auto-generated" };
}

const oneClick = (link: string, { appUrl }: Letterhead): string =>
  new URL(serverPaths.oneClickUnsubscribe(link), appUrl).href;

/** News of an order is not sent to whoever has said meanwhile that they can do without. */
async function orderMail(mail: About<"orderId">, context: Context): Promise<Composed | undefined> {
  const read = await readMailedOrder(context.db, mail.orderId, context.settings);
  if (!ORDER_UPDATES.has(mail.template)) return writeOrderMail(mail, read, context);
  if (!read.wantsUpdates) return undefined;
  const unsubscribe = oneClick(read.known.unsubscribeLink, context.head);
  const written = await writeOrderMail(mail, read, context);
  return written && { ...written, unsubscribe };
}

async function writeOrderMail(
  mail: About<"orderId">,
  { order: bought, known, emailProven, confirmation }: ReadOrder,
  { db, head, queuedAt }: Context,
): Promise<Composed | undefined> {
  if (mail.template === "new-order") {
    const writer = { name: bought.customer.name, address: known.email };
    return addressed(newOrder(known, head), shopOf(head), writer);
  }
  if (mail.template === "refund-needed") {
    return addressed(refundNeeded(bought, head), shopOf(head), shopOf(head));
  }
  // What somebody typed goes to no address but their own.
  const order = { ...known, confirmation, ...(emailProven ? {} : { typed: null }) };
  const customer = { name: order.typed?.customer.name ?? "", address: order.email };
  const invoice = async () => (emailProven ? [await attachedInvoice(db, bought)] : []);
  switch (mail.template) {
    case "order-confirmation":
      return {
        ...addressed(orderConfirmation(order, head), customer, shopOf(head)),
        attachments: [...(await invoice()), ...(await attachedQr(order.ways))],
      };
    case "order-processing":
      return addressed(orderProcessing(order, head), customer, shopOf(head));
    case "order-shipped":
      return {
        ...addressed(orderShipped(order, head, mail.template), customer, shopOf(head)),
        attachments: await invoice(),
      };
    case "order-tracking":
      return addressed(orderShipped(order, head, mail.template), customer, shopOf(head));
    case "order-delivered":
      return addressed(orderDelivered(order, head, queuedAt), customer, shopOf(head));
    case "order-cancelled":
      return addressed(orderCancelled(order, head, queuedAt), customer, shopOf(head));
    case "order-corrected":
      // What has gone on meanwhile has told its own news.
      return order.correction
        ? addressed(orderCorrected(order, head, order.correction), customer, shopOf(head))
        : undefined;
    case "order-key":
      return addressed(orderKey(order, head), customer, shopOf(head));
    case "order-unconfirmed":
      return addressed(orderUnconfirmed(order, head), customer, shopOf(head));
    case "payment-reminder":
      // What was paid while the mail waited is not asked for again.
      return order.payment.outstandingPaise > 0
        ? {
            ...addressed(paymentReminder(order, head), customer, shopOf(head)),
            attachments: await attachedQr(order.ways),
          }
        : undefined;
    case "review-request":
      return addressed(reviewRequest(order, head), customer, shopOf(head));
    case "payment-received":
      return addressed(paymentReceived(order, head), customer, shopOf(head));
  }
}

/** A person wrote it: no greeting by what somebody typed, and an answer goes to the shop. */
function personalMail({ to, message }: ReadShopMessage, head: Letterhead): Composed {
  const reader = { name: greetingName(to.name) ?? "", address: to.address };
  return { ...addressed(shopMessage(message, head), reader, shopOf(head)), autoSubmitted: "no" };
}

/** Of money and goods its customer is always told. */
async function movementMail(
  mail: About<"refundId"> | About<"returnId">,
  { db, settings, head }: Context,
): Promise<Composed> {
  const moved =
    "refundId" in mail
      ? await readMailedRefund(db, mail.refundId)
      : await readMailedReturn(db, mail.returnId);
  const { known, emailProven } = await readMailedOrder(db, moved.orderId, settings);
  const order = emailProven ? known : { ...known, typed: null };
  const customer = { name: order.typed?.customer.name ?? "", address: order.email };
  const content =
    "lines" in moved ? orderReturned(order, head, moved) : orderRefunded(order, head, moved);
  return addressed(content, customer, shopOf(head));
}

async function messageMail(mail: About<"messageId">, { db, head }: Context): Promise<Composed> {
  if (mail.template === "order-message") {
    return personalMail(await readMailedShopMessage(db, mail.messageId), head);
  }
  const message = await readMailedMessage(db, mail.messageId);
  const writer = { name: message.name, address: message.email };
  switch (mail.template) {
    case "contact-message":
      return addressed(contactMessage(message, head), shopOf(head), writer);
    case "contact-acknowledgement": {
      const to = { ...writer, name: "" };
      const answer = addressed(contactAcknowledgement(message, head), to, shopOf(head));
      return { ...answer, autoSubmitted: "auto-replied" };
    }
  }
}

/** Not sent where there is enough of everything by now. */
async function lowStockMail({ toldAt }: About<"toldAt">, { db, head }: Context) {
  const products = await readLowProducts(db, toldAt);
  if (products.length === 0) return undefined;
  return addressed(lowStock(products, head), shopOf(head), shopOf(head));
}

async function newsletterMail({ subscriptionId }: About<"subscriptionId">, { db, head }: Context) {
  const subscription = await readMailedSubscription(db, subscriptionId);
  if (!subscription) return undefined;
  const to = { name: "", address: subscription.email };
  const unsubscribe = oneClick(subscription.unsubscribeLink, head);
  const content = newsletterConfirmation(subscription, head);
  return { ...addressed(content, to, shopOf(head)), unsubscribe };
}

async function invitationMail({ invitationId }: About<"invitationId">, { db, head }: Context) {
  const invited = await readMailedInvitation(db, invitationId);
  if (!invited) return undefined;
  return addressed(invitation(invited, head), { name: "", address: invited.email }, shopOf(head));
}

const LINK_MAILS = {
  "verify-email": { purpose: "verify_email", write: verifyEmail },
  "reset-password": { purpose: "reset_password", write: resetPassword },
  "change-email": { purpose: "change_email", write: changeEmail },
  "email-change-notice": { purpose: "change_email", write: emailChangeNotice },
} as const;

/** Account names are unproven like their addresses: one that does not look like a name stays out. */
const personOf = (name: string, address: string): Mailbox => ({
  name: greetingName(name) ?? "",
  address,
});

/**
 * A link that works no more is not mailed. The notice to the former address always is: a thief who
 * confirms the new one quickly must not keep it from leaving.
 */
async function linkMail(
  mail: About<"linkId">,
  { db, head }: Context,
): Promise<Composed | undefined> {
  const { purpose, write } = LINK_MAILS[mail.template];
  const { link: read, emailVerified } = await readMailedLink(db, mail.linkId, purpose);
  const isNotice = mail.template === "email-change-notice";
  if (!isNotice && !read.works) return undefined;
  const isOwn = emailVerified && (isNotice || read.email === read.account.email);
  const link: MailedLink = isOwn ? read : { ...read, account: nameless(read.account) };
  const address = isNotice ? (link.previousEmail ?? link.account.email) : link.email;
  return addressed(write(link, head), personOf(link.account.name, address), shopOf(head));
}

async function accountMail(mail: About<"userId">, { db, head, queuedAt }: Context) {
  const account = await readMailedAccount(db, mail.userId);
  const to = personOf(account.name, account.email);
  const content =
    mail.template === "password-changed"
      ? passwordChanged(account, head, queuedAt)
      : secondFactorChanged(mail.template, account, head, queuedAt);
  return addressed(content, to, shopOf(head));
}

async function write(mail: Mail, context: Context): Promise<Composed | undefined> {
  if ("orderId" in mail) return orderMail(mail, context);
  if ("refundId" in mail || "returnId" in mail) return movementMail(mail, context);
  if ("messageId" in mail) return messageMail(mail, context);
  if ("replyId" in mail) {
    return personalMail(await readMailedReply(context.db, mail.replyId), context.head);
  }
  if ("toldAt" in mail) return lowStockMail(mail, context);
  if ("linkId" in mail) return linkMail(mail, context);
  if ("subscriptionId" in mail) return newsletterMail(mail, context);
  if ("invitationId" in mail) return invitationMail(mail, context);
  return accountMail(mail, context);
}

/**
 * Reads what a queued mail tells of and writes it, with today's settings of the shop. Undefined when
 * its link has been used or has expired meanwhile: such a mail is not sent.
 * @throws MailError when the row is gone
 */
export async function composeMail(
  db: PrismaClient,
  { mail, queuedAt }: QueuedMail,
  { appUrl, mailFrom }: Sender,
): Promise<Omit<OutgoingMail, "id"> | undefined> {
  const settings = await readShopSettings(db);
  const head = headOf(settings, appUrl);
  const written = await write(mail, { db, settings, head, queuedAt });
  if (!written) return undefined;
  const given = mailFrom ? addressparser(mailFrom, { flatten: true })[0] : undefined;
  return {
    ...written,
    template: mail.template,
    date: queuedAt,
    from: given ?? shopOf(head),
    host: new URL(appUrl).hostname,
  };
}
