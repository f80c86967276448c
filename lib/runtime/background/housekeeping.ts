import "server-only";
import pg from "pg";
import { Prisma, type PrismaClient } from "shop-database";
import { recordAudit, SYSTEM_ACTOR, type AuditActor } from "@/lib/audit/record";
import { acquireBackupLock } from "@/lib/db/locks/advisory-locks";
import { removeOrphanFiles } from "@/lib/artwork/remove-orphan-files";
import { removeOrphanImages, isUnused } from "@/lib/files/remove-orphan-images";
import { OUTDATED, type Outdated, type OutdatedRows } from "./outdated-rows";

/** Removes outdated rows and files once a day, so that tables stay small. Nobody needs them any more. */

type Swept = Outdated | "pictures" | "stray files";

/** Counts by kind; a kind with none is left out. */
export type Sweepings = Partial<Record<Swept, number>>;

const BATCH = 1000;

/** Hours. A picture that a running save has stored but not yet referenced is younger than this. */
const PICTURE_HOURS = 24;

/**
 * Counts what housekeeping would remove now. Stray files are not counted, because they are only found by removing
 * them.
 */
export async function countOutdated(db: PrismaClient): Promise<Sweepings> {
  const counts: Sweepings = {};
  for (const [what, { table, outdated }] of OUTDATED) {
    counts[what] = await getCount(db, Prisma.sql`${table} WHERE ${outdated}`);
  }
  counts.pictures = await getCount(
    db,
    Prisma.sql`"stored_images" i WHERE i."createdAt" < now() - make_interval(hours => ${PICTURE_HOURS}::int)
      AND ${isUnused(Prisma.sql`i."url"`)}`,
  );
  return present(counts);
}

export interface SweepOptions {
  /** Connects as the database's owner or as another role that may delete. */
  databaseUrl: string;
  db: PrismaClient;
  actor?: AuditActor;
}

/** Deletes outdated rows and files, in batches that block nobody, and logs them. */
export async function sweep({
  databaseUrl,
  db,
  actor = SYSTEM_ACTOR,
}: SweepOptions): Promise<Sweepings> {
  const counts: Sweepings = {};
  try {
    for (const [what, rows] of OUTDATED) counts[what] = await removeRows(db, rows);
    Object.assign(counts, await removePictures(databaseUrl, db));
  } finally {
    await note(db, actor, present(counts));
  }
  return present(counts);
}

/** Returns text such as "3 sessions, 1 picture". */
export function inWords(sweepings: Sweepings): string {
  return Object.entries(sweepings)
    .map(([what, count]) => `${count} ${count === 1 ? what.slice(0, -1) : what}`)
    .join(", ");
}

const present = (counts: Sweepings): Sweepings =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

async function getCount(db: PrismaClient, rows: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM ${rows}`;
  return Number(row?.count ?? 0);
}

async function removeRows(
  db: PrismaClient,
  { table, outdated, forgotten }: OutdatedRows,
): Promise<number> {
  const remove = forgotten
    ? Prisma.sql`UPDATE ${table} SET ${forgotten}`
    : Prisma.sql`DELETE FROM ${table}`;
  let removed = 0;
  for (;;) {
    const count = await db.$executeRaw`
      ${remove} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${outdated} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;
    removed += count;
    if (count < BATCH) return removed;
  }
}

/** Removes no pictures while a backup is made: its rows may name pictures, which are copied last. */
async function removePictures(databaseUrl: string, db: PrismaClient): Promise<Sweepings> {
  const client = new pg.Client(databaseUrl);
  client.on("error", () => undefined);
  await client.connect();
  try {
    if (!(await acquireBackupLock(client))) return {};
    const { images, files } = await removeOrphanImages(db, { olderThanHours: PICTURE_HOURS });
    const strays = await removeOrphanFiles(db, { olderThanHours: PICTURE_HOURS });
    return { pictures: images, "stray files": files + strays };
  } finally {
    await client.end();
  }
}

async function note(db: PrismaClient, actor: AuditActor, removed: Sweepings): Promise<void> {
  if (Object.keys(removed).length === 0) return;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Data Pruned",
      actor,
      description: `Outdated data was removed: ${inWords(removed)}`,
      details: { removed },
    }),
  );
}
