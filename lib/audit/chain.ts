import "server-only";
import { createHash } from "node:crypto";

/**
 * The audit log is chained: a link holds the SHA-256 of the link before it and of its entry, so that
 * whoever alters, removes or slips in an entry has to compute all later links anew. The database
 * writes the links itself when a transaction commits (the trigger `audit_logs_chained`); this is the same rule once
 * more, so that a verification does not ask the database whether the database is right.
 */

/** An entry as it is hashed. `details` is the database's own text of it (`details::text`). */
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

/** What the first link of all has before it. */
export const NO_LINK = "";

/** The twin of the SQL function `audit_entry_text`; both must answer the same to the byte. */
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
  // PostgreSQL puts a space after each comma; the escapes inside of texts are the same.
  return `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}

/** The hash of an entry's link, hexadecimal. */
export function entryHash(previousHash: string, entry: ChainedEntry): string {
  return createHash("sha256").update(entryText(previousHash, entry)).digest("hex");
}
