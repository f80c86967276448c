import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import { CONSENT_WORDS, type ConsentKind } from "./consent-words";

export interface Choice {
  kind: ConsentKind;
  given: boolean;
  /** An email address in lower case, or a number as "+919876543210". */
  contact: string;
  /** The account that it belongs to; null without one. */
  userId: string | null;
  /** The text that was shown; defaults to that of the kind. */
  words?: string;
  means: string;
  ipAddress: string | null;
}

/**
 * Adds a consent, or its withdrawal, in the transaction of the change that follows from it. Who processes personal data
 * has to prove that consent was given (Digital Personal Data Protection Act 2023, section 6(10)).
 */
export async function recordConsents(tx: Transaction, choices: readonly Choice[]): Promise<void> {
  const data = choices.map((choice) => ({ words: CONSENT_WORDS[choice.kind], ...choice }));
  await tx.consent.createMany({ data });
}

export interface ConsentEntry {
  kind: string;
  given: boolean;
  contact: string;
  words: string;
  means: string;
  ipAddress: string | null;
  at: Date;
}

/** Maximum entries in an export; nobody changes their mind as often by hand. */
const MOST_ENTRIES = 1_000;

/** Consents of an account, and of its verified address from before it, oldest first. */
export function listConsents(
  db: Db,
  { userId, email }: { userId: string; email: string | null },
): Promise<ConsentEntry[]> {
  return db.consent.findMany({
    where: { OR: [{ userId }, ...(email === null ? [] : [{ userId: null, contact: email }])] },
    select: {
      kind: true,
      given: true,
      contact: true,
      words: true,
      means: true,
      ipAddress: true,
      at: true,
    },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    take: MOST_ENTRIES,
  });
}
