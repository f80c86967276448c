import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { newUuid } from "@/lib/db/new-uuid";
import { numberTaken, requireLinked, toolAnswer, toolColumns } from "./queries";
import type { NewTool, ToolAnswer } from "./schemas";

export interface CreateToolOptions extends AuditedWrite {
  request: NewTool;
}

/** @throws AppError invalid_input for a number in use, or an unknown product or account */
export async function createTool(options: CreateToolOptions): Promise<ToolAnswer> {
  const { db, request, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    await requireLinked(tx, request);
    const id = newUuid();
    const data = { id, ...toolColumns(request) } as const;
    const { number, kind } = request;
    const { count } = await tx.tool.createMany({
      data: { ...data, number, kind },
      skipDuplicates: true,
    });
    if (count === 0) throw numberTaken(number);
    await recordAudit(tx, {
      event: "Tool Created",
      actor,
      description: `Tool ${number} was added`,
      ipAddress,
      details: { tool: id, changes: changes(null, request) },
    });
    return toolAnswer(await tx.tool.findUniqueOrThrow({ where: { id } }));
  });
}
