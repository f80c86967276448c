import "server-only";
import { recordAudit, type AuditActor, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { tableRefusal } from "@/lib/base/input/table-errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { SizeTable } from "@/lib/pricing/size-table";
import { readSizeTable, type SavedTable } from "../read-table";
import { toSizeTable, toTableContent } from "../table-content";
import { lockSizeTable, writeVersion } from "../write-version";
import type { SaveTable, SizeTableAnswer, TableReport } from "./schemas";
import { compareTables } from "./compare-tables";
import { readTableFile } from "./read-table-file";

export interface SaveTableOptions {
  db: PrismaClient;
  request: SaveTable;
  /** Of a file: `updatedAt` of the table when it was read; undefined skips the check. */
  readAt: string | undefined;
  /** Only says what would be saved. */
  dryRun: boolean;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Saves the table as a new version; all or nothing. One that says the same adds none.
 * @throws AppError edit_conflict when it was saved since it was read; invalid_input with all `errors` of a file
 */
export async function saveSizeTable(
  options: SaveTableOptions,
): Promise<SizeTableAnswer | TableReport> {
  const { db, request, dryRun, actor, ipAddress } = options;
  const isFile = typeof request === "string";
  const { content, errors } = isFile ? readTableFile(request) : { content: request, errors: [] };
  const table = content && toSizeTable(content);
  if (dryRun) {
    const before = await readSizeTable(db);
    const examples = table ? compareTables(before.table, table, new Date()) : [];
    return { table: table && toTableContent(table), errors, examples };
  }
  if (!table) throw tableRefusal(errors);
  const readAt = isFile ? options.readAt : request.updatedAt;
  return db.$transaction(async (tx) => {
    const before = await lockSizeTable(tx);
    refuseOlder(before, readAt);
    const changed = changes(byPart(before.table), byPart(table));
    if (Object.keys(changed).length > 0) {
      await writeVersion(tx, before, table);
      await recordAudit(tx, {
        event: "Size Table Updated",
        actor,
        description: `Version ${before.version + 1} of the prices for boxes made to size was saved`,
        ipAddress,
        details: { version: before.version + 1, changes: changed },
      });
    }
    return toTableAnswer(await readSizeTable(tx));
  });
}

export const toTableAnswer = ({ version, table, savedAt }: SavedTable): SizeTableAnswer => ({
  ...toTableContent(table),
  table: version,
  updatedAt: savedAt && savedAt.toISOString(),
});

function refuseOlder({ savedAt }: SavedTable, readAt: string | null | undefined): void {
  if (readAt === undefined) return;
  const read = readAt === null ? null : new Date(readAt).getTime();
  if (read === (savedAt && savedAt.getTime())) return;
  throw new AppError(
    "edit_conflict",
    "Somebody else has saved the size table. Nothing was saved. Load it again and repeat your change.",
  );
}

/** What the audit log compares, each by its own name. */
function byPart({ styles, boards, prints, finishes, ...rest }: SizeTable) {
  const named = (kind: string, all: readonly { id: string }[]) =>
    all.map((each) => [`${kind} ${each.id}`, each] as const);
  return {
    ...rest,
    order: [styles, boards, prints, finishes].map((all) => all.map(({ id }) => id).join(", ")),
    ...Object.fromEntries([
      ...named("style", styles),
      ...named("board", boards),
      ...named("print", prints),
      ...named("finish", finishes),
    ]),
  };
}
