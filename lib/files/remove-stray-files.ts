import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import { isUnused } from "./is-unused";
import { uploadsFolder } from "./uploads";

/** A file of a picture, in any width, or the half of one that a crash left. */
const FILE = /^([\da-f]{24})(-\d+)?\.webp(\.partial)?$/;

const BATCH = 1000;

interface StrayOptions {
  before: Date;
  folder?: string;
}

/**
 * Removes files of pictures that the database does not know and nothing shows: what a crash or a
 * restored backup left. Files of other names are not ours to judge.
 */
export async function removeStrayFiles(
  db: PrismaClient,
  { before, folder = uploadsFolder() }: StrayOptions,
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const pictures = names.filter((name) => FILE.test(name));
  let removed = 0;
  for (let start = 0; start < pictures.length; start += BATCH) {
    const batch = pictures.slice(start, start + BATCH);
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
