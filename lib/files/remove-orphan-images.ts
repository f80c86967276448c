import "server-only";
import type { Transaction } from "@/lib/db/client";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import { STORAGE_KINDS, storageOf, type ImageStorage, type StorageKind } from "./storage";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { uploadsFolder } from "./uploads";

/** A file of a picture, in any width, or the half of one that a crash left. */
const FILE = /^([\da-f]{24})(-\d+)?\.webp(\.partial)?$/;

const STRAY_BATCH = 1000;

interface StrayOptions {
  before: Date;
  folder?: string;
}

/**
 * Removes files of pictures that the database does not know and nothing shows: what a crash or a
 * restored backup left. Files of other names are not ours to judge.
 */
async function removeStrayFiles(
  db: PrismaClient,
  { before, folder = uploadsFolder() }: StrayOptions,
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
  const urls = [...new Set(names.map(addressOf))];
  const unknown = await db.$queryRaw<{ url: string }[]>`
    SELECT f.url FROM unnest(${urls}::text[]) AS f (url)
    WHERE NOT EXISTS (SELECT FROM "stored_images" i WHERE i."url" = f.url)
      AND ${isUnused(Prisma.sql`f.url`)}`;
  const stray = new Set(unknown.map(({ url }) => url));
  return names.filter((name) => name.endsWith(".partial") || stray.has(addressOf(name)));
}

/** The address of the picture to which a file belongs. */
function addressOf(name: string): string {
  return `/media/${FILE.exec(name)?.[1] ?? ""}.webp`;
}

/** 1 where it was removed; a file that is gone meanwhile is no error. */
async function removeOlder(file: string, before: Date): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.mtime >= before) return 0;
  await rm(file, { force: true });
  return 1;
}

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

/** Whether nothing shows the picture of this address; what is archived may be restored with its pictures. */
export function isUnused(url: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    NOT EXISTS (
      SELECT FROM (
        SELECT unnest("images") AS "url" FROM "products"
      ) shown WHERE shown."url" = ${url}
    )
    AND NOT EXISTS (SELECT FROM "order_lines" l WHERE l."thumbnailImage" = ${url})
    AND NOT EXISTS (SELECT FROM "categories" c WHERE c."picture" = ${url})
    AND NOT EXISTS (SELECT FROM "settings" s WHERE s."value" = ${url})`;
}
