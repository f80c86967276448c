import "server-only";
import type { Transaction } from "@/lib/db/client";
import { sendJobs } from "@/lib/messaging/queue/send-jobs";
import { withinBudget } from "./budget";
import type { Mail } from "../queue/mail";
import { queueTexts } from "./whatsapp-queue";

/**
 * Queues mails: they are sent when `tx` commits, never when it rolls back. Returns the mails withheld because their
 * recipient has reached the limit (budget.ts). A mail to a customer without an email is skipped silently. Also queues
 * the matching WhatsApp message if its reader agreed to that.
 */
export async function queueMail(tx: Transaction, ...mails: Mail[]): Promise<Mail[]> {
  await queueTexts(tx, mails);
  const { allowed, withheld } = await withinBudget(tx, mails);
  await sendMails(tx, allowed);
  return withheld;
}

/** Queues mails without counting them towards the limit. */
export function sendMails(tx: Transaction, mails: readonly Mail[]): Promise<void> {
  return sendJobs(
    tx,
    "mail",
    mails.map((data) => ({ data })),
  );
}

/**
 * Queues mails about an order that its customer may have opted out of by email, while still getting WhatsApp messages.
 */
export async function queueNews(
  tx: Transaction,
  { wantsMails }: { wantsMails: boolean },
  mail: Mail,
): Promise<void> {
  await (wantsMails ? queueMail(tx, mail) : queueTexts(tx, [mail]));
}
