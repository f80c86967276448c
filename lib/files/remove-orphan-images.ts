import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Prisma, type PrismaClient } from "shop-database";
import type { Transaction } from "@/lib/db/client";
import { PICTURE_COLUMNS, selectAddresses } from "./shown-pictures";
import { getStorage } from "./storage";
import { uploadsFolder } from "./uploads";
import { STORAGE_KINDS, type ImageStorage, type StorageKind } from "./image-storage";

/** A picture file in any width, or a partial file left by a crash. */
const FILE = /^([\da-f]{24})(-\d+)?\.webp(\.partial)?$/;

const STRAY_BATCH = 1000;

/**
 * Removes picture files that are neither in the database nor shown anywhere, as a crash or a restored backup leaves
 * them. Files with other names are left alone.
 */
async function removeStrayFiles(
  db: PrismaClient,
  { before, folder = uploadsFolder() }: { before: Date; folder?: string },
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const pictures = names.filter((name) => FILE.test(name));
  let removed = 0;
  for (let start = 0; start < pictures.length; start += STRAY_BATCH) {
    const batch = pictures.slice(start, start + STRAY_BATCH);
    const strays = await strayAmong(db, batch);
    for (const name of strays) removed += await removeOlder(path.join(folder, name), before);
  }
  return removed;
}

async function strayAmong(db: PrismaClient, names: string[]): Promise<string[]> {
  const urls = [...new Set(names.map(getAddress))];
  const unknown = await db.$queryRaw<{ url: string }[]>`
    SELECT f.url FROM unnest(${urls}::text[]) AS f (url)
    WHERE NOT EXISTS (SELECT FROM "stored_images" i WHERE i."url" = f.url)
      AND ${isUnused(Prisma.sql`f.url`)}`;
  const stray = new Set(unknown.map(({ url }) => url));
  return names.filter((name) => name.endsWith(".partial") || stray.has(getAddress(name)));
}

/** Returns the address of the picture that a file belongs to. */
function getAddress(name: string): string {
  return `/media/${FILE.exec(name)?.[1] ?? ""}.webp`;
}

/** Returns 1 when the file was removed. A file that is already gone is no error. */
async function removeOlder(file: string, before: Date): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.mtime >= before) return 0;
  await rm(file, { force: true });
  return 1;
}

export interface RemoveOrphansOptions {
  /** Younger pictures may belong to a save that is still running. */
  olderThanHours: number;
  /** Returns the storage of a kind; undefined when the program has no access to it. */
  storage?: (kind: StorageKind) => ImageStorage | undefined;
  /** Folder of pictures on disk; defaults to the one configured in the environment. */
  folder?: string;
}

export interface RemovedOrphans {
  /** Number of stored pictures that were shown nowhere. */
  images: number;
  /** Number of files on disk that belonged to no picture. */
  files: number;
}

const BATCH = 200;

/** UploadThing or a bucket can be slow to remove a batch. */
const TRANSACTION = { timeout: 60_000, maxWait: 10_000 };

/**
 * Removes pictures that no product of the catalogue, no order and no setting shows. Can be interrupted and repeated
 * at any time. Pictures at a remote storage are left alone while the shop has no key for it.
 */
export async function removeOrphanImages(
  db: PrismaClient,
  { olderThanHours, storage = getStorage, folder }: RemoveOrphansOptions,
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

/** Removes the given pictures that nothing shows any more, regardless of age. Returns their number. */
export async function removeUnusedImages(
  db: PrismaClient,
  urls: readonly string[],
): Promise<number> {
  let images = 0;
  for (const kind of STORAGE_KINDS) {
    const place = getStorage(kind);
    if (!place) continue;
    images += await db.$transaction(async (tx) => {
      const locked = await tx.$queryRaw<{ url: string }[]>`
        SELECT i."url" FROM "stored_images" i
        WHERE i."storage" = ${kind} AND i."url" = ANY (${[...urls]})
        ORDER BY i."url" FOR UPDATE`;
      return removeLocked(
        tx,
        place,
        locked.map(({ url }) => url),
      );
    }, TRANSACTION);
  }
  return images;
}

/**
 * Locks the rows, so that no save can start to use a picture that is being removed. Skips rows that a save has
 * locked.
 */
async function removeBatch(tx: Transaction, place: ImageStorage, before: Date): Promise<number> {
  const locked = await tx.$queryRaw<{ url: string }[]>`
    SELECT i."url" FROM "stored_images" i
    WHERE i."storage" = ${place.kind} AND i."createdAt" < ${before} AND ${isUnused(Prisma.sql`i."url"`)}
    ORDER BY i."createdAt"
    LIMIT ${BATCH}
    FOR UPDATE SKIP LOCKED`;
  return removeLocked(
    tx,
    place,
    locked.map(({ url }) => url),
  );
}

/**
 * Removes the unused pictures among rows that the transaction has locked. Checks their use only now, because a save
 * may have ended while this waited for the locks.
 */
async function removeLocked(
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

/** SQL condition: nothing shows the picture at this address. */
export function isUnused(url: Prisma.Sql): Prisma.Sql {
  const conditions = PICTURE_COLUMNS.map((column) => {
    const addresses = Prisma.raw(selectAddresses(column));
    return Prisma.sql`NOT EXISTS (SELECT FROM (${addresses}) shown WHERE shown.url = ${url})`;
  });
  return Prisma.join(conditions, " AND ");
}
