import { recordAudit, SYSTEM_ACTOR, type AuditEntry } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import type { AuditLog, Prisma, PrismaClient } from "@/lib/db/generated/client";

/** Records one entry in its own transaction; returns its id. */
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
 * Returns the entries in the order of the chain. Neither their times, which are those of transactions, nor their
 * ids order entries of the same millisecond.
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

/** Runs SQL without triggers, which only a superuser can. */
export async function tamper(db: PrismaClient, ...statements: string[]): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    for (const statement of statements) await tx.$executeRawUnsafe(statement);
  });
}
