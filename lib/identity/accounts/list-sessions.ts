import "server-only";
import type { z } from "zod";
import type { Db } from "@/lib/db/client";
import type { SignedIn } from "@/lib/session/identify";
import { livingSessions } from "@/lib/session/lifetime";
import { deviceName } from "./device-name";
import type { sessionSchema } from "./schemas";

/** More devices than a person has; older sessions are over by then. */
const LIMIT = 100;

/** Where the account is signed in, the last seen first. */
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
