import "server-only";
import { createHash } from "node:crypto";

/**
 * The audit log is a hash chain: a link holds the SHA-256 of the link before it and of its entry, so anybody who
 * alters, removes or inserts an entry has to recompute all later links. The database writes the links itself when a
 * transaction commits (the trigger `audit_logs_chained`). This file implements the same rule a second time, so that a
 * verification does not rely on the database to check itself.
 */

/** An entry in the form in which it is hashed. `details` is the database's own text of it (`details::text`). */
export interface ChainedEntry {
  id: string;
  timestamp: Date;
  userId: string | null;
  actor: string;
  actorName: string;
  action: string;
  type: string;
  status: string;
  description: string;
  ipAddress: string | null;
  details: string | null;
}

/** The previous hash of the first link. */
export const NO_LINK = "";

/** Equivalent of the SQL function `audit_entry_text`; both must return the same bytes. */
export function entryText(previousHash: string, entry: ChainedEntry): string {
  const values = [
    previousHash,
    entry.id,
    entry.timestamp.toISOString(),
    entry.userId,
    entry.actor,
    entry.actorName,
    entry.action,
    entry.type,
    entry.status,
    entry.description,
    entry.ipAddress,
    entry.details,
  ];
  // PostgreSQL puts a space after each comma; its escapes inside strings are the same.
  return `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}

/** Returns the hash of an entry's link, hexadecimal. */
export function entryHash(previousHash: string, entry: ChainedEntry): string {
  return createHash("sha256").update(entryText(previousHash, entry)).digest("hex");
}
