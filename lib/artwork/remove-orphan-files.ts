import "server-only";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { PrismaClient } from "@/lib/db/generated/client";
import { diskStore, privateFolder } from "@/lib/files/private/disk-store";
import { privateStore } from "@/lib/files/private/private-store";
import { env } from "@/lib/base/env";
import type { Transaction } from "@/lib/db/client";

const BATCH = 1000;

/**
 * Removes files of artwork and proofs without a row. Young files may belong to a proof being sent. Returns the number
 * of artworks and proofs.
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
    (await removeGroup("artworks", { known: artworks, before })) +
    (await removeGroup("proofs", { known: proofs, before })) +
    (await removeFromBucket(db, before))
  );
}

const BUCKET_BATCH = 100;

/** A bucket can be slow to remove a batch. */
const TRANSACTION = { timeout: 120_000, maxWait: 10_000 };

/** Removes only files named by this shop's rows: another shop, or a restored backup, may share the bucket. */
async function removeFromBucket(db: PrismaClient, before: Date): Promise<number> {
  if (!env().S3) return 0;
  let removed = 0;
  for (;;) {
    const count = await db.$transaction((tx) => removeBatch(tx, before), TRANSACTION);
    removed += count;
    if (count < BUCKET_BATCH) return removed;
  }
}

async function removeBatch(tx: Transaction, before: Date): Promise<number> {
  const orphans = await tx.$queryRaw<{ id: string; group: string }[]>`
    SELECT b."id", b."group" FROM "bucket_folders" b
    WHERE b."createdAt" < ${before}
      AND NOT EXISTS (SELECT FROM "artworks" a WHERE a."id" = b."id")
      AND NOT EXISTS (SELECT FROM "proofs" p WHERE p."id" = b."id")
    ORDER BY b."createdAt" LIMIT ${BUCKET_BATCH} FOR UPDATE SKIP LOCKED`;
  for (const { id, group } of orphans) await privateStore("s3").remove(`${group}/${id}`);
  await tx.bucketFolder.deleteMany({ where: { id: { in: orphans.map(({ id }) => id) } } });
  return orphans.length;
}

interface Orphans {
  /** Returns those of the ids that have a row. */
  known: (ids: string[]) => Promise<{ id: string }[]>;
  before: Date;
}

async function removeGroup(group: string, { known, before }: Orphans): Promise<number> {
  const folder = path.join(privateFolder(), group);
  const all = await readdir(folder).catch(() => []);
  let removed = 0;
  for (let start = 0; start < all.length; start += BATCH) {
    const ids = all.slice(start, start + BATCH);
    const rows = new Set((await known(ids)).map(({ id }) => id));
    for (const id of ids.filter((each) => !rows.has(each))) {
      const found = await stat(path.join(folder, id)).catch(() => undefined);
      if (!found || found.mtime >= before) continue;
      await diskStore().remove(`${group}/${id}`);
      removed += 1;
    }
  }
  return removed;
}
