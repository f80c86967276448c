import { recordAudit, SYSTEM_ACTOR, type AuditEntry } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import type { AuditLog, Prisma, PrismaClient } from "@/lib/db/generated/client";

/** Steps that the tests of the audit log share. */

/** One entry in a transaction of its own; answers its id. */
export async function recordEntry(
  db: PrismaClient,
  entry: Partial<AuditEntry> = {},
): Promise<string> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Setting Updated",
      actor: SYSTEM_ACTOR,
      description: "A setting was changed",
      ...entry,
    }),
  );
  const [link] = await db.auditChainLink.findMany({ orderBy: { seq: "desc" }, take: 1 });
  return link?.auditLogId ?? "";
}

/**
 * The entries as they came into the log. Neither their times, which are those of transactions, nor their ids tell
 * apart what came within a millisecond.
 */
export async function auditEntries(
  db: Db,
  where: Prisma.AuditLogWhereInput = {},
): Promise<AuditLog[]> {
  const links = await db.auditChainLink.findMany({ orderBy: { seq: "asc" } });
  const found = await db.auditLog.findMany({ where });
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  return links.flatMap(({ auditLogId }) => entries.get(auditLogId) ?? []);
}

/** Runs SQL as nobody can who is not a superuser: no trigger fires. */
export async function tamper(db: PrismaClient, ...statements: string[]): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    for (const statement of statements) await tx.$executeRawUnsafe(statement);
  });
}
