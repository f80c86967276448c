import "server-only";
import type { z } from "@/lib/base/input/zod";
import type { Db } from "@/lib/db/client";
import { desc, keyset } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import type { tableVersionSchema, tableVersionsQuerySchema } from "./schemas";

const KEYS = keyset("size-table", [desc("version", "integer")]);

/** One page of the saved versions, newest first. */
export function listTableVersions(
  db: Db,
  slice: z.output<typeof tableVersionsQuerySchema>,
): Promise<Page<z.output<typeof tableVersionSchema>>> {
  return readPage(
    {
      keys: KEYS,
      where: {},
      whole: {},
      find: (found) =>
        db.sizeTableVersion.findMany({ ...found, select: { version: true, createdAt: true } }),
      count: (counted) => db.sizeTableVersion.count({ where: counted }),
      entryOf: ({ version, createdAt }) => ({ table: version, savedAt: createdAt.toISOString() }),
    },
    slice,
  );
}
