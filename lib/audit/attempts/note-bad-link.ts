import "server-only";
import type { AuditEvent } from "@/lib/audit/events";
import { recordRefusal, UNKNOWN_ACTOR } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";

/** Records the use of a mailed link that does not work; does nothing for any other error. */
export async function noteBadLink(
  db: PrismaClient,
  error: unknown,
  { event, ipAddress }: { event: AuditEvent; ipAddress: string },
): Promise<void> {
  if (!(error instanceof AppError) || error.code !== "invalid_token") return;
  await recordRefusal(db, "mailed link", {
    event,
    actor: UNKNOWN_ACTOR,
    description: "A mailed link was opened that has been used, has expired or was made up",
    ipAddress,
  });
}
