import "server-only";
import type { z } from "@/lib/base/input/zod";
import { MINUTE_MS } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { desc, keyset } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import type { tableVersionSchema, tableVersionsQuerySchema } from "./schemas";

const KEYS = keyset("size-table", [desc("version", "integer")]);

/** One page of the saved versions, newest first. */
export async function listTableVersions(
  db: Db,
  slice: z.output<typeof tableVersionsQuerySchema>,
): Promise<Page<z.output<typeof tableVersionSchema>>> {
  const { items, ...page } = await readPage(
    {
      keys: KEYS,
      where: {},
      whole: {},
      find: (found) =>
        db.sizeTableVersion.findMany({ ...found, select: { version: true, createdAt: true } }),
      count: (counted) => db.sizeTableVersion.count({ where: counted }),
      entryOf: ({ version, createdAt }) => ({ table: version, savedAt: createdAt }),
    },
    slice,
  );
  const authors = await readAuthors(
    db,
    items.map(({ savedAt }) => savedAt),
  );
  return {
    ...page,
    items: items.map(({ table, savedAt }) => ({
      table,
      savedAt: savedAt.toISOString(),
      by: authors.get(table) ?? null,
    })),
  };
}

/** Authors of the versions: a version and its audit row share a transaction, and so almost the same time. */
async function readAuthors(db: Db, moments: readonly Date[]): Promise<Map<number, string>> {
  const near = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
  const rows = await db.auditLog.findMany({
    where: {
      action: "Size Table Updated",
      OR: moments.map((moment) => ({
        timestamp: { gte: near(moment, -MINUTE_MS), lte: near(moment, MINUTE_MS) },
      })),
    },
    select: { actorName: true, details: true },
  });
  return new Map(
    rows.map(({ actorName, details }) => [(details as { version: number }).version, actorName]),
  );
}
