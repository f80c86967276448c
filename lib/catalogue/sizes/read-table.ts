import "server-only";
import type { Db } from "@/lib/db/client";
import type { SizeTable } from "@/lib/pricing/size-table";

/** A version of the table as it was saved. */
export interface SavedTable {
  /** From 1; 0 before anything was saved. */
  version: number;
  table: SizeTable;
  /** Null before anything was saved. */
  savedAt: Date | null;
  isDemo: boolean;
}

const NOTHING: SavedTable = {
  version: 0,
  table: {
    styles: [],
    boards: [],
    finishes: [],
    prints: [{ id: "plain", name: "Plain", colours: 0, perM2Paise: 0, setupPaise: 0 }],
    wastePercent: 0,
    margins: [{ from: 1, percent: 0 }],
    leastOrderPaise: 0,
  },
  savedAt: null,
  isDemo: false,
};

/** The size table that holds now, or an earlier version; one that was never saved is empty. */
export async function readSizeTable(db: Db, version?: number): Promise<SavedTable> {
  const row = await db.sizeTableVersion.findFirst({
    ...(version !== undefined && { where: { version } }),
    orderBy: { version: "desc" },
    select: { version: true, content: true, isDemo: true, createdAt: true },
  });
  if (!row) return NOTHING;
  // Versions never change, and only write-version.ts adds one.
  const table = row.content as unknown as SizeTable;
  return { version: row.version, table, savedAt: row.createdAt, isDemo: row.isDemo };
}
