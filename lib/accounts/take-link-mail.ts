import "server-only";
import type { AuditEvent } from "@/lib/audit/events";
import type { PrismaClient } from "@/lib/db/generated/client";
import { actorOf } from "./actor";
import { takeNotedGuess } from "./take-noted-guess";

/**
 * Takes leave to mail a link for the account; one too many is noted in the audit log as a failed `event`.
 * @throws AppError rate_limited with Retry-After
 */
export async function takeLinkMail(
  db: PrismaClient,
  account: Parameters<typeof actorOf>[0],
  event: AuditEvent,
  ipAddress: string,
): Promise<void> {
  await takeNotedGuess(db, [{ kind: "linkMail", subject: account.id }], {
    event,
    actor: actorOf(account),
    description: `${account.email} was to be mailed links too often: refused`,
    ipAddress,
  });
}
