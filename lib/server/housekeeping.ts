import "server-only";
import pg from "pg";
import { recordAudit, SYSTEM_ACTOR, type AuditActor } from "@/lib/audit/record";
import { acquireBackupLock } from "@/lib/db/backup-lock";
import { connect, PATIENT } from "@/lib/db/client";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import { isUnattached } from "@/lib/attachments/is-unattached";
import { isUnused } from "@/lib/files/is-unused";
import { removeOrphanImages } from "@/lib/files/remove-orphan-images";
import { log } from "@/lib/log";
import { foldTallies } from "@/lib/tallies/fold-tallies";

/** What has served its time is removed once a day: no person misses it, and tables stay small. */

interface Rule {
  table: Prisma.Sql;
  outdated: Prisma.Sql;
}

/** All of these are indexed by their date. */
const RULES = {
  // Ended sessions expire, too; until 30 days later they tell from where an account was used.
  sessions: {
    table: Prisma.sql`"sessions"`,
    outdated: Prisma.sql`"expiresAt" < now() - interval '30 days'`,
  },
  // A mail may wait in the queue for 14 days, and says more than "gone" while its link is there.
  "mailed links": {
    table: Prisma.sql`"account_tokens"`,
    outdated: Prisma.sql`"expiresAt" < now() - interval '30 days'`,
  },
  // Longer than its mail can wait; until then it can be sent again.
  invitations: {
    table: Prisma.sql`"invitations"`,
    outdated: Prisma.sql`"expiresAt" < now() - interval '30 days'`,
  },
  "pending logins": {
    table: Prisma.sql`"pending_logins"`,
    outdated: Prisma.sql`"expiresAt" < now() - interval '1 day'`,
  },
  "sign-in codes": {
    table: Prisma.sql`"sign_in_codes"`,
    outdated: Prisma.sql`"expiresAt" < now() - interval '1 day'`,
  },
  // Forgotten after an hour anyway.
  "guess counters": {
    table: Prisma.sql`"guess_counters"`,
    outdated: Prisma.sql`"lastFailureAt" < now() - interval '1 day'`,
  },
  // No limit looks back further than a day.
  "limited events": {
    table: Prisma.sql`"limited_events"`,
    outdated: Prisma.sql`"at" < now() - interval '1 day'`,
  },
  // Nobody agreed to anything; who said yes or no is kept.
  "unanswered newsletter requests": {
    table: Prisma.sql`"newsletter_subscriptions"`,
    outdated: Prisma.sql`"state" = 'pending' AND "createdAt" < now() - interval '30 days'
      AND "requestedAt" < now() - interval '30 days'`,
  },
  // As the privacy policy says.
  messages: {
    table: Prisma.sql`"contact_messages"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '2 years'`,
  },
  "spam messages": {
    table: Prisma.sql`"contact_messages"`,
    outdated: Prisma.sql`"status" = 'spam' AND "createdAt" < now() - interval '30 days'`,
  },
  // A message that is gone leaves its file behind; the rules above come first.
  attachments: {
    table: Prisma.sql`"attachments"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '1 day' AND ${isUnattached()}`,
  },
  "backup records": {
    table: Prisma.sql`"backup_runs"`,
    outdated: Prisma.sql`"requestedAt" < now() - interval '1 year'`,
  },
  // Razorpay tells an event again for a day by itself, and for seven when its owner asks.
  "payment events": {
    table: Prisma.sql`"razorpay_events"`,
    outdated: Prisma.sql`"receivedAt" < now() - interval '30 days'`,
  },
  // 24 hours are promised (docs/product.md: Checkout); a client that repeats after a weekend is served, too.
  "idempotency keys": {
    table: Prisma.sql`"idempotency_keys"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '7 days'`,
  },
} as const satisfies Record<string, Rule>;

type Swept = keyof typeof RULES | "pictures" | "stray files";

/** How many of what; what there is none of is not named. */
export type Sweepings = Partial<Record<Swept, number>>;

const BATCH = 1000;

/** A picture that a save under way has stored and not named yet is younger than this. */
const PICTURE_HOURS = 24;

/** What housekeeping would remove now; stray files are only found by removing them. */
export async function countOutdated(db: PrismaClient): Promise<Sweepings> {
  const counts: Sweepings = {};
  for (const [what, { table, outdated }] of rules()) {
    counts[what] = await countOf(db, Prisma.sql`${table} WHERE ${outdated}`);
  }
  counts.pictures = await countOf(
    db,
    Prisma.sql`"stored_images" i WHERE i."createdAt" < now() - make_interval(hours => ${PICTURE_HOURS}::int)
      AND ${isUnused(Prisma.sql`i."url"`)}`,
  );
  return present(counts);
}

export interface SweepOptions {
  /** Of the database's owner or of whoever may delete. */
  databaseUrl: string;
  db: PrismaClient;
  actor?: AuditActor;
}

/** Removes what is outdated, in batches that hold nobody up, and notes what went. */
export async function sweep({
  databaseUrl,
  db,
  actor = SYSTEM_ACTOR,
}: SweepOptions): Promise<Sweepings> {
  const counts: Sweepings = {};
  try {
    for (const [what, rule] of rules()) counts[what] = await removeRows(db, rule);
    Object.assign(counts, await removePictures(databaseUrl, db));
  } finally {
    await note(db, actor, present(counts));
  }
  return present(counts);
}

/** "3 sessions, 1 picture". */
export function inWords(sweepings: Sweepings): string {
  return Object.entries(sweepings)
    .map(([what, count]) => `${count} ${count === 1 ? what.slice(0, -1) : what}`)
    .join(", ");
}

const rules = () => Object.entries(RULES) as [keyof typeof RULES, Rule][];

const present = (counts: Sweepings): Sweepings =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

async function countOf(db: PrismaClient, rows: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM ${rows}`;
  return Number(row?.count ?? 0);
}

async function removeRows(db: PrismaClient, { table, outdated }: Rule): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await db.$executeRaw`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE ${outdated} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;
    removed += count;
    if (count < BATCH) return removed;
  }
}

/** Not while a backup is made: its rows may name pictures that are copied last. */
async function removePictures(databaseUrl: string, db: PrismaClient): Promise<Sweepings> {
  const client = new pg.Client(databaseUrl);
  client.on("error", () => undefined);
  await client.connect();
  try {
    if (!(await acquireBackupLock(client))) return {};
    const { images, files } = await removeOrphanImages(db, { olderThanHours: PICTURE_HOURS });
    return { pictures: images, "stray files": files };
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

/** Makes one of the many rows that the sums of lists and figures got; what is done more often than daily in a busy shop. */
export async function foldOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1, PATIENT);
  try {
    await foldTallies(db);
  } catch (error) {
    log.error("Tallies could not be folded; the next try is in five minutes", error);
  } finally {
    await db.$disconnect();
  }
}

/** What housekeeping does by itself, once a day. */
export async function sweepOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1, PATIENT);
  try {
    const removed = await sweep({ databaseUrl, db });
    if (Object.keys(removed).length > 0) log.info(`Outdated data removed: ${inWords(removed)}`);
  } catch (error) {
    log.error("Outdated data could not be removed; the next try is tomorrow", error);
  } finally {
    await db.$disconnect();
  }
}
