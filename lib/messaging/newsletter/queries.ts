import "server-only";
import type { Db } from "@/lib/db/client";
import type { NewsletterSubscription, Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { eachRow, readPage, type FindArguments, type Page } from "@/lib/db/page";
import { readCount, readSums } from "@/lib/db/counters/read-counts";
import type {
  NewsletterFilter,
  NewsletterListQuery,
  NewsletterSummary,
  Subscription,
} from "./schemas";

function toSubscription(row: NewsletterSubscription): Subscription {
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

function picked({ q, state }: NewsletterFilter): Prisma.NewsletterSubscriptionWhereInput {
  return {
    ...(state ? { state } : {}),
    ...(q ? { email: { contains: literally(q.toLowerCase()) } } : {}),
  };
}

const KEYS = newestFirst("newsletter");

/** Lists addresses, newest first. */
export function listSubscriptions(
  db: Db,
  { limit, cursor, ...filter }: NewsletterListQuery,
): Promise<Page<Subscription>> {
  const found = reading(db, filter);
  return readPage(
    {
      ...found,
      whole: filter.q || filter.state ? {} : found.where,
      count: (where) => (where === found.where ? countFound(db, filter) : countFound(db, {})),
      entryOf: toSubscription,
    },
    { limit, cursor },
  );
}

/** Without a search, the total comes from the counters. */
function countFound(db: Db, filter: NewsletterFilter): Promise<number> {
  const { q, state } = filter;
  if (q) return db.newsletterSubscription.count({ where: picked(filter) });
  return readCount(db, { topic: "subscriptions", ...(state ? { keys: [state] } : {}) });
}

function reading(db: Db, filter: NewsletterFilter) {
  return {
    keys: KEYS,
    where: picked(filter),
    find: (found: FindArguments<Prisma.NewsletterSubscriptionWhereInput>) =>
      db.newsletterSubscription.findMany(found),
  };
}

export async function countSubscriptions(db: Db): Promise<NewsletterSummary> {
  const sums = await readSums(db, "subscriptions");
  const of = (state: Subscription["state"]) => sums.find(({ key }) => key === state)?.count ?? 0;
  return {
    confirmed: of("confirmed"),
    pending: of("pending"),
    unsubscribed: of("unsubscribed"),
  };
}

/** Rows held in memory at once. */
const BATCH = 500;

/** Yields every address that matches the filter, newest first. */
export async function* eachSubscription(
  db: Db,
  filter: NewsletterFilter,
): AsyncGenerator<Subscription> {
  for await (const row of eachRow(reading(db, filter), BATCH)) yield toSubscription(row);
}
