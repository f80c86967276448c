import "server-only";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { Throttle } from "@/lib/http/limits/throttle";
import type { Transaction } from "@/lib/db/client";
import { consumeLimits } from "@/lib/http/limits/database-limit";
import { oneMailbox } from "@/lib/base/text/one-mailbox";
import type { Mail, OrderMailTemplate } from "../queue/mail";
import { NOBODY, findStranger, type MailLimit } from "./stranger";

/**
 * Limits the mails per mailbox that anybody can trigger, over all templates together. Otherwise somebody who types a
 * stranger's address into forms could fill that mailbox with the shop's mails.
 */

export interface BudgetCheck {
  allowed: Mail[];
  /** Withheld mails, recorded for staff. */
  withheld: Mail[];
}

interface Addressed {
  mail: Mail;
  mailbox: string;
  limit: MailLimit;
}

/**
 * Counts the mails to unverified addresses, with the commit of `tx`, and separates those beyond the limit. A mail to a
 * customer without an email is in neither list.
 */
export async function withinBudget(tx: Transaction, mails: readonly Mail[]): Promise<BudgetCheck> {
  const { addressed, unread } = await strangersMails(tx, mails);
  const attempts = addressed.map(({ mailbox, limit }) => ({ limit, subject: mailbox }));
  const waits = await consumeLimits(tx, attempts);
  const refused = addressed.filter((_, n) => waits[n] !== 0);
  for (const { mail, mailbox } of refused) await noteWithheld(tx, mail, mailbox);
  const withheld = refused.map(({ mail }) => mail);
  const left = [...withheld, ...unread];
  return { allowed: mails.filter((mail) => !left.includes(mail)), withheld };
}

async function strangersMails(tx: Transaction, mails: readonly Mail[]) {
  const addressed: Addressed[] = [];
  const unread: Mail[] = [];
  for (const mail of mails) {
    const stranger = await findStranger(tx, mail);
    if (stranger === NOBODY) unread.push(mail);
    else if (stranger) {
      const { address, limit } = stranger;
      addressed.push({ mail, mailbox: oneMailbox(address), limit });
    }
  }
  return { addressed, unread };
}

const ABOUT_ORDERS: Partial<Record<OrderMailTemplate, string>> = {
  "order-confirmation": "The confirmation",
  "order-cancelled": "The mail about the cancellation",
  "order-unconfirmed": "The reminder to confirm the order",
  "payment-reminder": "The reminder of the payment",
  "artwork-needed": "The request for artwork",
  "artwork-checked": "What the check of the artwork found",
  "proof-sent": "The proof",
  "proof-reminder": "The reminder of artwork or proof",
  "proof-approved": "The receipt of the approval",
};

const throttle = new Throttle();

async function noteWithheld(tx: Transaction, mail: Mail, mailbox: string): Promise<void> {
  const what = "orderId" in mail ? ABOUT_ORDERS[mail.template] : undefined;
  if ("orderId" in mail && what) {
    const text = `${what} was not mailed: nobody has proven that this email address is the customer's, and it has been sent as many mails as such an address may get.`;
    await tx.orderNote.create({
      data: { orderId: mail.orderId, by: SYSTEM_ACTOR.name, text },
      select: { id: true },
    });
    return;
  }
  const suppressed = throttle.admit(`${mail.template} ${mailbox}`);
  if (suppressed === undefined) return;
  await recordAudit(tx, {
    event: "Mail Withheld",
    actor: SYSTEM_ACTOR,
    description: `A mail (${mail.template}) was not sent: its unconfirmed address has reached the limit of mails`,
    status: "warning",
    details: { template: mail.template, ...(suppressed > 0 ? { repeatedBefore: suppressed } : {}) },
  });
}
