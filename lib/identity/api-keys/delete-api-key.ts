import "server-only";
import { type AuditedRowWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";

/**
 * Ends a key at once.
 * @throws AppError not_found, also for one that was deleted before
 */
export async function deleteApiKey({ db, id, actor, ipAddress }: AuditedRowWrite) {
  await db.$transaction(async (tx) => {
    const [row] = isUuid(id)
      ? await tx.apiKey.updateManyAndReturn({
          where: { id, deletedAt: null },
          data: { deletedAt: new Date() },
          select: { name: true, hint: true },
        })
      : [];
    if (!row) throw new AppError("not_found", "There is no such API key.");
    await recordAudit(tx, {
      event: "API Key Deleted",
      actor,
      description: `The API key ${row.name} (${row.hint}…) was deleted`,
      ipAddress,
      details: { apiKey: id, name: row.name },
    });
  });
}
