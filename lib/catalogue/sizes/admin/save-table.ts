import "server-only";
import { recordAudit, type AuditActor, changes } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { tableRefusal } from "@/lib/base/input/table-errors";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isStoredPicture } from "@/lib/files/picture-address";
import type { SizeTable } from "@/lib/pricing/size-table";
import { readSizeTable, type SavedTable } from "../read-table";
import { toSizeTable, toTableContent } from "../table-content";
import { lockSizeTable, writeVersion } from "../write-version";
import type { SaveTable, SizeTableAnswer, TableReport } from "./schemas";
import { compareTables } from "./compare-tables";
import { readTableFile } from "./read-table-file";
import { exampleKey } from "./table-problems";

export interface SaveTableOptions {
  db: PrismaClient;
  request: SaveTable;
  /** For a file: `updatedAt` of the table when it was read; undefined skips the check. */
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
  const sent = content && toSizeTable(content);
  if (dryRun) {
    const before = await readSizeTable(db);
    const table = sent && withExamples(sent, before.table);
    const examples = table ? compareTables(before.table, table, new Date()) : [];
    return { table: table && toTableContent(table), errors, examples };
  }
  if (!sent) throw tableRefusal(errors);
  const readAt = isFile ? options.readAt : request.updatedAt;
  return db.$transaction(async (tx) => {
    const before = await lockSizeTable(tx);
    refuseOlder(before, readAt);
    const table = withExamples(sent, before.table);
    await holdPictures(tx, before.table, table);
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

/** A table that names no examples keeps those that are saved. */
const withExamples = (table: SizeTable, { examples = [] }: SizeTable): SizeTable => ({
  examples,
  ...table,
});

/**
 * Locks the pictures that are new, so that the clean-up cannot remove them meanwhile.
 * @throws AppError invalid_input for one that it has removed already
 */
async function holdPictures(tx: Transaction, before: SizeTable, after: SizeTable): Promise<void> {
  const known = new Set(before.styles.map(({ picture }) => picture));
  const isNew = (picture: string | null): picture is string =>
    picture !== null && isStoredPicture(picture) && !known.has(picture);
  const pictures = after.styles.map(({ picture }) => picture);
  const fresh = pictures.filter(isNew);
  if (fresh.length === 0) return;
  const held = await tx.$queryRaw<{ url: string }[]>`
    SELECT "url" FROM "stored_images" WHERE "url" = ANY (${fresh}) ORDER BY "url" FOR KEY SHARE`;
  const gone = fresh.find((picture) => !held.some(({ url }) => url === picture));
  if (gone === undefined) return;
  const field = `styles.${pictures.indexOf(gone)}.picture`;
  throw invalidField(field, "This picture is not in the shop any more. Choose it again.");
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

/** Parts compared for the audit log, each by its own name. */
function byPart({ styles, boards, prints, finishes, examples = [], ...rest }: SizeTable) {
  const named = (kind: string, all: readonly { id: string }[]) =>
    all.map((each) => [`${kind} ${each.id}`, each] as const);
  return {
    ...rest,
    examples: examples.map(exampleKey),
    order: [styles, boards, prints, finishes].map((all) => all.map(({ id }) => id).join(", ")),
    ...Object.fromEntries([
      ...named("style", styles),
      ...named("board", boards),
      ...named("print", prints),
      ...named("finish", finishes),
    ]),
  };
}
