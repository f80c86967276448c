import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { csvStream } from "@/lib/base/text/csv";
import type { PrismaClient } from "@/lib/db/generated/client";
import { env } from "@/lib/base/env";
import { serverPaths } from "@/lib/base/server-paths";
import { unsubscribeText } from "./links";
import { eachSubscription } from "./queries";
import type { NewsletterFilter, Subscription } from "./schemas";

export interface ExportSubscriptionsOptions {
  db: PrismaClient;
  filter: NewsletterFilter;
  actor: AuditActor;
  ipAddress: string;
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
 * Exports the addresses that match the filter as a CSV file, with their consent and its time (UTC), for the owner's
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

async function* rows(db: PrismaClient, filter: NewsletterFilter) {
  for await (const subscription of eachSubscription(db, filter)) yield row(subscription);
}

function row(subscription: Subscription) {
  const leave = serverPaths.oneClickUnsubscribe(unsubscribeText("newsletter", subscription._id));
  return [
    subscription.email,
    subscription.state,
    subscription.requestedAt,
    subscription.source,
    subscription.confirmedAt,
    subscription.confirmedBy,
    subscription.unsubscribedAt,
    `${env().APP_URL}${leave}`,
  ];
}
