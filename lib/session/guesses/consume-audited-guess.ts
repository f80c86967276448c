import "server-only";
import type { AuditEntry } from "@/lib/audit/record";
import { recordRefusal } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { consumeGuess, type Guess } from "./guess-limit";

/**
 * Takes leave to guess; one that comes too early is noted in the audit log as `refusal`, once a minute.
 * @throws AppError rate_limited with Retry-After
 */
export async function consumeAuditedGuess(
  db: PrismaClient,
  guesses: readonly Guess[],
  refusal: AuditEntry,
): Promise<void> {
  try {
    await consumeGuess(db, guesses);
  } catch (error) {
    const isTooEarly = error instanceof AppError && error.code === "rate_limited";
    if (isTooEarly) await recordRefusal(db, "too many attempts", refusal);
    throw error;
  }
}
