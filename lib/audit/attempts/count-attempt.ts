import "server-only";
import type { AuditEntry } from "@/lib/audit/record";
import { recordRefusal } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import { consumeLimit, type Attempt } from "@/lib/http/limits/database-limit";
import { rateLimited } from "@/lib/http/limits/rate-limited";

/**
 * Counts an attempt at a password, a code or a link as wrong until `forgiveAttempts` clears it. An attempt that comes
 * too early is recorded in the audit log as `refusal`, once a minute.
 * @throws AppError rate_limited with Retry-After
 */
export async function countAttempt(
  db: PrismaClient,
  attempts: readonly Attempt[],
  refusal: AuditEntry,
): Promise<void> {
  for (const attempt of attempts) {
    const seconds = await consumeLimit(db, attempt);
    if (seconds === 0) continue;
    await recordRefusal(db, "too many attempts", refusal);
    throw rateLimited(`Too many attempts. Try again in ${seconds} seconds.`, seconds);
  }
}
