import "server-only";
import { WHATSAPP_KINDS, WHATSAPP_TICKED, type WhatsAppKind } from "@/lib/audit/consent-words";
import { recordConsents, type Choice } from "@/lib/audit/consents";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { type AppError, invalidField } from "@/lib/base/errors";
import type { Db, Transaction } from "@/lib/db/client";
import { hasWhatsApp } from "@/lib/messaging/email/whatsapp-queue";
import type { WhatsAppPreferences } from "./schemas";

/**
 * WhatsApp consents. The last entry of each kind in the consent log is the current choice; it is stored nowhere else.
 * An account chooses for itself; a number without one, at the checkout.
 */

interface Held {
  kind: WhatsAppKind;
  userId: string | null;
  given: boolean;
  contact: string;
  means: string;
}

/** Words of a customer's message that ends all messages, and of the one that reverts that. */
const STOP = "WhatsApp: STOP";
const START = "WhatsApp: START";

function choicesOfAccount(db: Db, userId: string): Promise<Held[]> {
  return db.$queryRaw<Held[]>`
    SELECT DISTINCT ON ("kind") "kind", "userId"::text, "given", "contact", "means" FROM "consents"
    WHERE "userId" = ${userId}::uuid AND "kind" = ANY (${[...WHATSAPP_KINDS]}::text[])
    ORDER BY "kind", "at" DESC`;
}

function choicesOfNumber(db: Db, number: string): Promise<Held[]> {
  return db.$queryRaw<Held[]>`
    SELECT DISTINCT ON ("kind") "kind", "userId"::text, "given", "contact", "means" FROM "consents"
    WHERE "userId" IS NULL AND "contact" = ${number} AND "kind" = ANY (${[...WHATSAPP_KINDS]}::text[])
    ORDER BY "kind", "at" DESC`;
}

/** Consents of the number itself, and of accounts that chose it last. */
async function heldAt(db: Db, number: string): Promise<Held[]> {
  const accounts = await db.$queryRaw<Held[]>`
    SELECT * FROM (
      SELECT DISTINCT ON (c."userId", c."kind") c."kind", c."userId"::text, c."given", c."contact", c."means"
      FROM "consents" c
      WHERE c."kind" = ANY (${[...WHATSAPP_KINDS]}::text[]) AND c."userId" IN (
        SELECT n."userId" FROM "consents" n WHERE n."contact" = ${number} AND n."userId" IS NOT NULL
      )
      ORDER BY c."userId", c."kind", c."at" DESC
    ) held WHERE "contact" = ${number}`;
  return [...accounts, ...(await choicesOfNumber(db, number))];
}

/** True when the holder of the number ended all messages; only they can revert that. */
async function isStopped(db: Db, number: string): Promise<boolean> {
  const last = await db.consent.findFirst({
    where: { contact: number, means: { in: [STOP, START] } },
    orderBy: { at: "desc" },
    select: { means: true },
  });
  return last?.means === STOP;
}

/** The choices of an account; null when the shop sends no WhatsApp messages. */
export async function readWhatsAppChoice(
  db: Db,
  userId: string,
): Promise<WhatsAppPreferences | null> {
  if (!hasWhatsApp()) return null;
  const held = await choicesOfAccount(db, userId);
  const given = held.filter((choice) => choice.given);
  const number = given[0]?.contact ?? held[0]?.contact ?? null;
  const stopped = number !== null && (await isStopped(db, number));
  return { number, kinds: given.map(({ kind }) => kind), stopped };
}

interface Choosing {
  userId: string | null;
  /** "+919876543210"; null when nothing is chosen. */
  number: string | null;
  kinds: readonly WhatsAppKind[];
  means: string;
  words?: string;
  ipAddress: string | null;
}

/**
 * Records changes: withdrawn kinds, and kinds given for this number.
 * @throws AppError invalid_input (field `number`) when the number's holder ended all messages
 */
export async function chooseWhatsApp(tx: Transaction, choosing: Choosing): Promise<void> {
  const { userId, number, kinds, words, ...by } = choosing;
  const held = userId
    ? await choicesOfAccount(tx, userId)
    : await choicesOfNumber(tx, number ?? "");
  const now = new Map(held.map((choice) => [choice.kind, choice]));
  const ended: Choice[] = [];
  const given: Choice[] = [];
  for (const kind of WHATSAPP_KINDS) {
    const has = now.get(kind);
    const wants = number !== null && kinds.includes(kind);
    const isSame = has?.given && has.contact === number;
    if (has?.given && !(wants && isSame)) {
      ended.push({ kind, given: false, contact: has.contact, userId, ...by });
    }
    if (wants && !isSame) {
      given.push({
        kind,
        given: true,
        contact: number,
        userId,
        ...(words ? { words } : {}),
        ...by,
      });
    }
  }
  if (number !== null && given.length > 0 && (await isStopped(tx, number))) throw stopped();
  await recordConsents(tx, [...ended, ...given]);
}

function stopped(): AppError {
  return invalidField(
    "number",
    "This number wrote STOP to us. Write START from it to get messages again.",
  );
}

/** Adds the kinds of the checkout's checkbox; no effect for a number whose holder wrote STOP. */
export async function tickWhatsApp(
  tx: Transaction,
  { userId, number, ipAddress }: Pick<Choosing, "userId" | "ipAddress"> & { number: string },
): Promise<void> {
  if (!hasWhatsApp() || (await isStopped(tx, number))) return;
  const held = userId ? await choicesOfAccount(tx, userId) : await choicesOfNumber(tx, number);
  const before = held.filter(({ given }) => given).map(({ kind }) => kind);
  const kinds = [...new Set([...before, ...WHATSAPP_TICKED.kinds])];
  const { words } = WHATSAPP_TICKED;
  await chooseWhatsApp(tx, { userId, number, kinds, words, means: "checkout", ipAddress });
}

/** Withdraws all kinds of an account that is deleted or changes hands. */
export function endWhatsApp(
  tx: Transaction,
  by: { userId: string; means: string; ipAddress: string | null },
): Promise<void> {
  return chooseWhatsApp(tx, { ...by, number: null, kinds: [] });
}

/** Ends all messages to a number at its holder's request; `words` is their message. */
export async function stopWhatsApp(tx: Transaction, number: string, words: string): Promise<void> {
  if (await isStopped(tx, number)) return;
  const held = (await heldAt(tx, number)).filter(({ given }) => given);
  // Without a consent, one entry records it.
  const of = held.length > 0 ? held : [{ kind: "whatsapp_orders" as const, userId: null }];
  await record(tx, number, { of, given: false, words });
}

/** Reverts a STOP and restores the consents that it ended. */
export async function startWhatsApp(tx: Transaction, number: string, words: string): Promise<void> {
  if (!(await isStopped(tx, number))) return;
  const of = (await heldAt(tx, number)).filter(({ means }) => means === STOP);
  await record(tx, number, { of, given: true, words });
}

async function record(
  tx: Transaction,
  number: string,
  { of, given, words }: { of: Pick<Held, "kind" | "userId">[]; given: boolean; words: string },
): Promise<void> {
  const by = { given, contact: number, words, means: given ? START : STOP, ipAddress: null };
  const choices = of.map(({ kind, userId }) => ({ kind, userId, ...by }));
  await recordConsents(tx, choices);
  await recordAudit(tx, {
    event: "WhatsApp Choice Updated",
    actor: SYSTEM_ACTOR,
    description: `${number} wrote ${given ? "START" : "STOP"}: it gets ${given ? "WhatsApp messages again" : "no WhatsApp messages any more"}`,
  });
}
