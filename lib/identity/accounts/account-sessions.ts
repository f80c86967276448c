import "server-only";
import type { z } from "zod";
import { recordAudit, toActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { SignedInWrite, SignedIn } from "@/lib/identity/session/identify";
import { endSessions } from "@/lib/identity/session/sessions";
import type { Db } from "@/lib/db/client";
import { livingSessions } from "@/lib/identity/session/lifetime";
import { deviceName } from "./sign-in/device-name";
import type { sessionSchema } from "./schemas";

/** More devices than a person has; older sessions have expired by then. */
const LIMIT = 100;

/** Lists where the account is signed in, last seen first. */
export async function listSessions(
  db: Db,
  { account, session }: SignedIn,
): Promise<z.output<typeof sessionSchema>[]> {
  const rows = await db.session.findMany({
    where: { userId: account.id, ...livingSessions(account.role) },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    select: { id: true, userAgent: true, ipAddress: true, createdAt: true, lastSeenAt: true },
    take: LIMIT,
  });
  return rows.map((row) => ({
    _id: row.id,
    device: deviceName(row.userAgent),
    ipAddress: row.ipAddress,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === session.id,
  }));
}

export interface EndSessionOptions extends SignedInWrite {
  /** The id of one session of the account; without it, all but the current session end. */
  only?: string;
}

/** @throws AppError not_found for a session of another account or one that has already ended */
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
      actor: toActor(account),
      description:
        only === session.id
          ? `${account.email} signed out`
          : `${account.email} ended ${count} of the account's sessions`,
      ipAddress,
      details: { endedSessions: count },
    });
  });
}
