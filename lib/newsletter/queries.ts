import "server-only";
import type { Db } from "@/lib/db/client";
import { dateCursor, olderThan } from "@/lib/db/date-cursor";
import type { NewsletterSubscription, Prisma } from "@/lib/db/generated/client";
import { literally } from "@/lib/db/like";
import type {
  NewsletterFilter,
  NewsletterListQuery,
  NewsletterSummary,
  Subscription,
} from "./schemas";

function subscriptionOf(row: NewsletterSubscription): Subscription {
  return {
    _id: row.id,
    email: row.email,
    state: row.state,
    source: row.source,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    confirmedBy: row.confirmedBy,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  };
}

function picked({ q, state }: NewsletterFilter) {
  return {
    ...(state ? { state } : {}),
    ...(q ? { email: { contains: literally(q.toLowerCase()) } } : {}),
  } satisfies Prisma.NewsletterSubscriptionWhereInput;
}

interface Part {
  subscriptions: Subscription[];
  nextCursor: string | null;
}

/** Addresses, the newest first. */
async function readPart(
  db: Db,
  filter: NewsletterFilter,
  { limit, cursor }: { limit: number; cursor?: string | null },
): Promise<Part> {
  const where = picked(filter);
  const rows = await db.newsletterSubscription.findMany({
    where: cursor ? { AND: [where, olderThan(cursor)] } : where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? dateCursor(last.createdAt, last.id) : null;
  return { subscriptions: shown.map(subscriptionOf), nextCursor };
}

export interface SubscriptionPage extends Part {
  /** Addresses that match, and addresses in all. */
  total: number;
  all: number;
}

export async function listSubscriptions(
  db: Db,
  { limit, cursor, ...filter }: NewsletterListQuery,
): Promise<SubscriptionPage> {
  const [part, total, all] = await Promise.all([
    readPart(db, filter, { limit, cursor }),
    db.newsletterSubscription.count({ where: picked(filter) }),
    db.newsletterSubscription.count(),
  ]);
  return { ...part, total, all };
}

export async function countSubscriptions(db: Db): Promise<NewsletterSummary> {
  const counts = await db.newsletterSubscription.groupBy({ by: ["state"], _count: true });
  const of = (state: Subscription["state"]) =>
    counts.find((group) => group.state === state)?._count ?? 0;
  return {
    confirmed: of("confirmed"),
    pending: of("pending"),
    unsubscribed: of("unsubscribed"),
  };
}

/** Rows that are held in memory at once. */
const BATCH = 500;

/** Every address that the filter picks, newest first. */
export async function* eachSubscription(
  db: Db,
  filter: NewsletterFilter,
): AsyncGenerator<Subscription> {
  let cursor: string | null | undefined;
  do {
    const part: Part = await readPart(db, filter, { limit: BATCH, cursor });
    yield* part.subscriptions;
    cursor = part.nextCursor;
  } while (cursor !== null);
}
