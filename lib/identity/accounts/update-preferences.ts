import "server-only";
import type { z } from "zod";
import { recordConsents } from "@/lib/audit/consents";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import type { Transaction, Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { hasWhatsApp } from "@/lib/messaging/email/whatsapp-queue";
import { endAccountSubscription } from "@/lib/messaging/newsletter/account-subscription";
import { requestSubscription } from "@/lib/messaging/newsletter/request-subscription";
import { chooseWhatsApp, readWhatsAppChoice } from "@/lib/messaging/whatsapp/choices";
import type { Account } from "@/lib/identity/session/account";
import type { Preferences, preferencesSchema } from "./schemas";

export interface UpdatePreferencesOptions {
  db: PrismaClient;
  account: Account;
  preferences: z.output<typeof preferencesSchema>;
  ipAddress: string;
  language?: string;
}

/**
 * Stores which optional mails the shop may send. The newsletter begins at once when the account's address is verified,
 * else when the mailed link is opened.
 */
export async function updatePreferences(options: UpdatePreferencesOptions): Promise<Preferences> {
  const { db, account, ipAddress } = options;
  const { whatsapp, ...named } = options.preferences;
  return db.$transaction(async (tx) => {
    const { orderUpdates, newsletter } = await readPreferences(tx, account.id);
    const before = { orderUpdates, newsletter };
    const preferences = { ...before, ...named };
    await recordAudit(tx, {
      event: "Preferences Updated",
      actor: toActor(account),
      description: `${account.email} changed the email preferences`,
      ipAddress,
      details: { changes: changes(before, preferences) },
    });
    await tx.user.update({ where: { id: account.id }, data: preferences, select: { id: true } });
    if (preferences.orderUpdates !== orderUpdates) {
      const { id: userId, email: contact } = account;
      const choice = { given: preferences.orderUpdates, contact, userId, ipAddress };
      await recordConsents(tx, [{ kind: "order_mails", means: "account settings", ...choice }]);
    }
    if (named.newsletter !== undefined) await subscribe(tx, options, named.newsletter);
    if (whatsapp) await choose(tx, options, whatsapp);
    return readPreferences(tx, account.id);
  });
}

async function subscribe(
  tx: Transaction,
  { account, ipAddress, language }: UpdatePreferencesOptions,
  newsletter: boolean,
): Promise<void> {
  const by = { actor: toActor(account), ipAddress };
  const { id: userId, email } = account;
  if (!newsletter) {
    return endAccountSubscription(tx, { ...by, userId, means: "account settings" });
  }
  return requestSubscription(tx, { ...by, userId, email, language, source: "account" });
}

/** @throws AppError invalid_input (field `number`) */
async function choose(
  tx: Transaction,
  { account, ipAddress }: UpdatePreferencesOptions,
  { number, kinds }: NonNullable<z.output<typeof preferencesSchema>["whatsapp"]>,
): Promise<void> {
  if (!hasWhatsApp()) throw new AppError("invalid_input", "This shop sends no WhatsApp messages.");
  if (number === null && kinds.length > 0) {
    throw invalidField("number", "Please fill in the WhatsApp Number field.");
  }
  const by = { userId: account.id, means: "account settings", ipAddress };
  await chooseWhatsApp(tx, { ...by, number, kinds });
}

/** Returns which mails an account wants, and whether its newsletter waits for the mailed link. */
export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const { email, emailVerifiedAt, orderUpdates, newsletter } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true, orderUpdates: true, newsletter: true },
  });
  // An account with an unverified address must not learn what that address subscribed to.
  const isConfirmed = emailVerifiedAt !== null && (await gets(db, email));
  const whatsapp = await readWhatsAppChoice(db, userId);
  return { orderUpdates, newsletter, newsletterPending: newsletter && !isConfirmed, whatsapp };
}

async function gets(db: Db, email: string): Promise<boolean> {
  const row = await db.newsletterSubscription.findUnique({
    where: { email },
    select: { state: true },
  });
  return row?.state === "confirmed";
}
