import "server-only";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { PrismaClient } from "@/lib/db/generated/client";
import { privateFolder, removePrivate } from "@/lib/files/private-files";

const BATCH = 1000;

/**
 * Removes the files of artwork and proofs that have no row any more. Younger ones may belong to a proof that is being
 * sent. Returns how many artworks and proofs they were.
 */
export async function removeOrphanFiles(
  db: PrismaClient,
  { olderThanHours }: { olderThanHours: number },
): Promise<number> {
  const before = new Date(Date.now() - olderThanHours * 3_600_000);
  const select = { id: true } as const;
  const artworks = (ids: string[]) =>
    db.artwork.findMany({ where: { id: { in: ids } }, select, take: BATCH });
  const proofs = (ids: string[]) =>
    db.proof.findMany({ where: { id: { in: ids } }, select, take: BATCH });
  return (
    (await removeOf("artworks", { known: artworks, before })) +
    (await removeOf("proofs", { known: proofs, before }))
  );
}

interface Orphans {
  /** Returns those of the ids that have a row. */
  known: (ids: string[]) => Promise<{ id: string }[]>;
  before: Date;
}

async function removeOf(group: string, { known, before }: Orphans): Promise<number> {
  const folder = path.join(privateFolder(), group);
  const all = await readdir(folder).catch(() => []);
  let removed = 0;
  for (let start = 0; start < all.length; start += BATCH) {
    const ids = all.slice(start, start + BATCH);
    const rows = new Set((await known(ids)).map(({ id }) => id));
    for (const id of ids.filter((each) => !rows.has(each))) {
      const found = await stat(path.join(folder, id)).catch(() => undefined);
      if (!found || found.mtime >= before) continue;
      await removePrivate(`${group}/${id}`);
      removed += 1;
    }
  }
  return removed;
}
