import "server-only";
import type { Transaction } from "@/lib/db/client";
import { toJson } from "@/lib/db/json";
import type { SizeTable } from "@/lib/pricing/size-table";
import { readSizeTable, type SavedTable } from "./read-table";

/** The current table, locked until the transaction ends. */
export async function lockSizeTable(tx: Transaction): Promise<SavedTable> {
  await tx.$executeRaw`LOCK TABLE "size_table_versions" IN SHARE ROW EXCLUSIVE MODE`;
  return readSizeTable(tx);
}

/** Adds the version after `before`, as lockSizeTable returned it. */
export async function writeVersion(
  tx: Transaction,
  before: SavedTable,
  table: SizeTable,
  { isDemo = false }: { isDemo?: boolean } = {},
): Promise<void> {
  await tx.sizeTableVersion.create({
    data: { version: before.version + 1, content: toJson(table), isDemo },
    select: { version: true },
  });
}

/** Empties the demo's table, unless the owner has saved a table. */
export async function emptyDemoSizes(tx: Transaction): Promise<void> {
  const before = await lockSizeTable(tx);
  if (!before.isDemo) return;
  const { styles, boards, finishes } = EMPTY;
  await writeVersion(tx, before, { ...before.table, styles, boards, finishes });
}

const EMPTY = { styles: [], boards: [], finishes: [] } as const;
