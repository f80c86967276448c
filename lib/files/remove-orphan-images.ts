import "server-only";
import type { Transaction } from "@/lib/db/client";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import { isUnused } from "./is-unused";
import { removeStrayFiles } from "./remove-stray-files";
import { STORAGE_KINDS, storageOf, type ImageStorage, type StorageKind } from "./storage";

export interface RemoveOrphansOptions {
  /** Younger ones may belong to a save that is still under way. */
  olderThanHours: number;
  /** By kind; undefined for a place that the program has no access to. */
  storage?: (kind: StorageKind) => ImageStorage | undefined;
  /** Where the disk's pictures stand; by default where the environment says. */
  folder?: string;
}

export interface RemovedOrphans {
  /** Pictures that were stored and are shown nowhere. */
  images: number;
  /** Files on disk that no picture has. */
  files: number;
}

const BATCH = 200;

/** UploadThing or a bucket may take its time over a batch. */
const TRANSACTION = { timeout: 60_000, maxWait: 10_000 };

/**
 * Removes pictures that neither a product of the catalogue, an order nor a setting shows. Can be
 * repeated and broken off at any time; what is held elsewhere is left alone while the shop has no key to it.
 */
export async function removeOrphanImages(
  db: PrismaClient,
  { olderThanHours, storage = storageOf, folder }: RemoveOrphansOptions,
): Promise<RemovedOrphans> {
  const before = new Date(Date.now() - olderThanHours * 3_600_000);
  let images = 0;
  for (const kind of STORAGE_KINDS) {
    const place = storage(kind);
    if (!place) continue;
    let removed: number;
    do {
      removed = await db.$transaction((tx) => removeBatch(tx, place, before), TRANSACTION);
      images += removed;
    } while (removed > 0);
  }
  return { images, files: await removeStrayFiles(db, { before, ...(folder && { folder }) }) };
}

/**
 * Removes at once those of the pictures that nothing shows any more, of whatever age. Answers how many.
 */
export async function removeUnusedImages(
  db: PrismaClient,
  urls: readonly string[],
  storage = storageOf,
): Promise<number> {
  let images = 0;
  for (const kind of STORAGE_KINDS) {
    const place = storage(kind);
    if (!place) continue;
    images += await db.$transaction(async (tx) => {
      const held = await tx.$queryRaw<{ url: string }[]>`
        SELECT i."url" FROM "stored_images" i
        WHERE i."storage" = ${kind} AND i."url" = ANY (${[...urls]})
        ORDER BY i."url" FOR UPDATE`;
      return removeHeld(
        tx,
        place,
        held.map(({ url }) => url),
      );
    }, TRANSACTION);
  }
  return images;
}

/** Holds the rows, so that no save takes one up that is going; passes over those that a save holds. */
async function removeBatch(tx: Transaction, place: ImageStorage, before: Date): Promise<number> {
  const held = await tx.$queryRaw<{ url: string }[]>`
    SELECT i."url" FROM "stored_images" i
    WHERE i."storage" = ${place.kind} AND i."createdAt" < ${before} AND ${isUnused(Prisma.sql`i."url"`)}
    ORDER BY i."createdAt"
    LIMIT ${BATCH}
    FOR UPDATE SKIP LOCKED`;
  return removeHeld(
    tx,
    place,
    held.map(({ url }) => url),
  );
}

/**
 * Removes those of the pictures that nothing shows, whose rows the transaction holds. It is asked now,
 * because a save may have ended while the rows were waited for.
 */
async function removeHeld(
  tx: Transaction,
  place: ImageStorage,
  urls: readonly string[],
): Promise<number> {
  const orphans = await tx.$queryRaw<{ url: string; files: string[] }[]>`
    SELECT i."url", i."files" FROM "stored_images" i
    WHERE i."url" = ANY (${[...urls]}) AND ${isUnused(Prisma.sql`i."url"`)}`;
  await place.remove(orphans.flatMap(({ files }) => files));
  await tx.storedImage.deleteMany({ where: { url: { in: orphans.map(({ url }) => url) } } });
  return orphans.length;
}
