import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { csvStream } from "@/lib/base/text/csv";
import type { NewsletterSubscription, Prisma, PrismaClient } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { eachRow, type FindArguments } from "@/lib/db/page";
import { env } from "@/lib/base/env";
import { serverPaths } from "@/lib/base/server-paths";
import { unsubscribeText } from "./links";
import type { NewsletterFilter } from "./schemas";

export interface ExportSubscriptionsOptions extends AuditedWrite {
  filter: NewsletterFilter;
}

const HEADER = [
  "Email",
  "State",
  "Asked At",
  "Asked Where",
  "Confirmed At",
  "Confirmed By",
  "Unsubscribed At",
  "Unsubscribe Link",
];

/**
 * Exports the addresses that match the filter as a CSV file, newest first, with their consent and its time (UTC), for the owner's
 * mail program. The export is recorded in the audit log.
 */
export async function exportSubscriptions({
  db,
  filter,
  actor,
  ipAddress,
}: ExportSubscriptionsOptions): Promise<ReadableStream<Uint8Array>> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Newsletter Export",
      actor,
      description: `${actor.identifier} exported the newsletter list`,
      ipAddress,
      details: { filter: { ...filter } },
    }),
  );
  return csvStream(HEADER, rows(db, filter));
}

/** Rows held in memory at once. */
const BATCH = 500;

async function* rows(db: PrismaClient, { q, state }: NewsletterFilter) {
  const found = eachRow(
    {
      keys: newestFirst("newsletter"),
      where: {
        ...(state ? { state } : {}),
        ...(q ? { email: { contains: literally(q.toLowerCase()) } } : {}),
      },
      find: (picked: FindArguments<Prisma.NewsletterSubscriptionWhereInput>) =>
        db.newsletterSubscription.findMany(picked),
    },
    BATCH,
  );
  for await (const subscription of found) yield row(subscription);
}

function row(subscription: NewsletterSubscription) {
  const leave = serverPaths.oneClickUnsubscribe(unsubscribeText("newsletter", subscription.id));
  return [
    subscription.email,
    subscription.state,
    subscription.requestedAt.toISOString(),
    subscription.source,
    subscription.confirmedAt?.toISOString() ?? null,
    subscription.confirmedBy,
    subscription.unsubscribedAt?.toISOString() ?? null,
    `${env().APP_URL}${leave}`,
  ];
}
