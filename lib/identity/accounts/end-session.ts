import "server-only";
import { actorOf } from "@/lib/audit/actor";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { SignedIn } from "@/lib/session/identify";
import { endSessions } from "@/lib/session/sessions";

export interface EndSessionOptions {
  db: PrismaClient;
  identity: SignedIn;
  /** One session of the account's; without it all but the current one. */
  only?: string;
  ipAddress: string;
}

/** @throws AppError not_found for a session that is not the account's or has ended already */
export async function endSession({
  db,
  identity: { account, session },
  only,
  ipAddress,
}: EndSessionOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const which = only ? { only } : { except: session.id };
    const count = await endSessions(tx, account.id, which);
    if (only && count === 0) throw new AppError("not_found", "There is no such session.");
    await recordAudit(tx, {
      event: only === session.id ? "Logout" : "Sessions Ended",
      actor: actorOf(account),
      description:
        only === session.id
          ? `${account.email} signed out`
          : `${account.email} ended ${count} of the account's sessions`,
      ipAddress,
      details: { endedSessions: count },
    });
  });
}
