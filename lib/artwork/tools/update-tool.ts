import "server-only";
import { Prisma } from "shop-database";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { numberTaken, requireLinked, toolAnswer, toolColumns, toolNamed } from "./queries";
import type { ToolAnswer, ToolChanges } from "./schemas";

export interface UpdateToolOptions extends AuditedWrite {
  /** `_id` or number. */
  id: string;
  request: ToolChanges;
}

/**
 * @throws AppError not_found; edit_conflict for an outdated `updatedAt`; invalid_input for a number in use, or an
 * unknown product or account
 */
export async function updateTool(options: UpdateToolOptions): Promise<ToolAnswer> {
  const { db, id: named, actor, ipAddress } = options;
  const { updatedAt, ...request } = options.request;
  return db.$transaction(async (tx) => {
    const where = isUuid(named)
      ? Prisma.sql`"id" = ${named}::uuid`
      : Prisma.sql`"number" = ${named}`;
    await tx.$executeRaw`SELECT FROM "tools" WHERE ${where} FOR UPDATE`;
    const before = await tx.tool.findUnique({ where: toolNamed(named) });
    if (!before) throw new AppError("not_found", "There is no such tool.");
    if (updatedAt && new Date(updatedAt).getTime() !== before.updatedAt.getTime()) {
      throw new AppError(
        "edit_conflict",
        "Somebody else has changed this tool. Check it, then make your change again.",
      );
    }
    const { id } = before;
    const { number } = request;
    if (number && (await tx.tool.count({ where: { number, id: { not: id } } })) > 0) {
      throw numberTaken(number);
    }
    await requireLinked(tx, request);
    const after = await tx.tool.update({ where: { id }, data: toolColumns(request) });
    await recordAudit(tx, {
      event: "Tool Updated",
      actor,
      description: `Tool ${after.number} was changed`,
      ipAddress,
      details: { tool: id, changes: changes(toolAnswer(before), toolAnswer(after)) },
    });
    return toolAnswer(after);
  });
}
