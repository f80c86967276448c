import "server-only";
import { Prisma } from "shop-database";
import { isUnattached } from "@/lib/files/attachments/stored-attachment";
import { REQUEST_WITHOUT_NOTES } from "@/lib/offers/forget-buyer";

/** The rules for which rows are outdated, in the order in which the rows are removed. */

export interface OutdatedRows {
  table: Prisma.Sql;
  outdated: Prisma.Sql;
  /** Columns to clear; without it the rows are deleted. */
  forgotten?: Prisma.Sql;
}

/** No word of either side for the period that the privacy policy states. */
const IS_SILENT = Prisma.sql`"offers"."createdAt" < now() - interval '2 years'
  AND NOT EXISTS (SELECT FROM "offer_messages" m WHERE m."offerId" = "offers"."id"
    AND m."at" >= now() - interval '2 years')
  AND NOT EXISTS (SELECT FROM "offer_versions" v WHERE v."offerId" = "offers"."id"
    AND v."sentAt" >= now() - interval '2 years')`;

/** Rows of those that stay; others take theirs along. */
const ofSilentOffers = (table: "offer_messages" | "offer_files"): OutdatedRows => ({
  table: Prisma.raw(`"${table}"`),
  outdated: Prisma.sql`"offerId" IN (SELECT "id" FROM "offers"
    WHERE ${IS_SILENT} AND ("version" IS NOT NULL OR "orderId" IS NOT NULL))`,
});

const olderThan = (table: string, column: string, period: string): OutdatedRows => ({
  table: Prisma.raw(`"${table}"`),
  outdated: Prisma.raw(`"${column}" < now() - interval '${period}'`),
});

/** Every column used here is indexed. */
const RULES = {
  // Ended sessions expire as well. For 30 days they show from where an account was used.
  sessions: olderThan("sessions", "expiresAt", "30 days"),
  // A mail may wait in the queue for 14 days. While the row of its link exists, the link can explain itself better
  // than "gone".
  "mailed links": olderThan("account_tokens", "expiresAt", "30 days"),
  // Longer than its mail can wait; until then the invitation can be sent again.
  invitations: olderThan("invitations", "expiresAt", "30 days"),
  "company invitations": olderThan("company_invitations", "expiresAt", "30 days"),
  "pending logins": olderThan("pending_logins", "expiresAt", "1 day"),
  "sign-in codes": olderThan("sign_in_codes", "expiresAt", "1 day"),
  // No limit looks back further than a day.
  "rate limit counters": olderThan("rate_limits", "lastAt", "1 day"),
  // Requests without an answer. Rows with a yes or a no are kept.
  "unanswered newsletter requests": {
    table: Prisma.sql`"newsletter_subscriptions"`,
    outdated: Prisma.sql`"state" = 'pending' AND "createdAt" < now() - interval '30 days'
      AND "requestedAt" < now() - interval '30 days'`,
  },
  // The period that the privacy policy states, from the last word of a thread.
  messages: {
    table: Prisma.sql`"contact_messages"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '2 years'
      AND NOT EXISTS (SELECT FROM "message_replies" r WHERE r."messageId" = "contact_messages"."id"
        AND r."createdAt" >= now() - interval '2 years')`,
  },
  // Digital Personal Data Protection Rules 2025, rule 8(3): processed data is kept for a year.
  "spam messages": {
    table: Prisma.sql`"contact_messages"`,
    outdated: Prisma.sql`"status" = 'spam' AND "createdAt" < now() - interval '1 year'`,
  },
  // The same period, for requests and drafts that were never offered.
  "unsent offers": {
    table: Prisma.sql`"offers"`,
    outdated: Prisma.sql`"version" IS NULL AND "orderId" IS NULL AND ${IS_SILENT}`,
  },
  // Spam is withdrawn without a reason, since its buyer reads none.
  "spam requests": {
    table: Prisma.sql`"offers"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '1 year'
      AND "version" IS NULL AND "state" = 'withdrawn' AND "reason" IS NULL`,
  },
  // Sent and ordered offers stay without their texts: the order keeps its customer and what it is made from.
  "answered requests": {
    table: Prisma.sql`"offers"`,
    outdated: Prisma.sql`${IS_SILENT} AND ("request" IS NOT NULL OR "phone" IS NOT NULL AND "version" IS NULL
      OR jsonb_path_exists("asked", '$[*].note ? (@ != null)'))`,
    forgotten: Prisma.sql`"request" = NULL, "asked" = ${REQUEST_WITHOUT_NOTES},
      "phone" = CASE WHEN "version" IS NOT NULL THEN "phone" END`,
  },
  "offer messages": ofSilentOffers("offer_messages"),
  "offer files": ofSilentOffers("offer_files"),
  // A removed message or offer leaves its files behind, so the rules above run first.
  attachments: {
    table: Prisma.sql`"attachments"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '1 day' AND ${isUnattached()}`,
  },
  // Unfinished uploads, and files of deleted accounts that no order uses.
  artworks: {
    table: Prisma.sql`"artworks"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '1 day'
      AND ("state" <> 'stored' OR ("userId" IS NULL AND "orderId" IS NULL))
      AND NOT EXISTS (SELECT FROM "order_lines" l WHERE l."artworkId" = "artworks"."id")`,
  },
  "webhook deliveries": olderThan("webhook_deliveries", "createdAt", "30 days"),
  // A year and the month to compare with, for the privacy of the figures.
  "search figures": {
    table: Prisma.sql`"search_days"`,
    outdated: Prisma.sql`"day" < current_date - interval '13 months'`,
  },
  "visit figures": {
    table: Prisma.sql`"visit_days"`,
    outdated: Prisma.sql`"day" < current_date - interval '13 months'`,
  },
  "WhatsApp messages": olderThan("whatsapp_messages", "createdAt", "30 days"),
  // The limitation period of claims for damages (Limitation Act 1963, article 113).
  "breach records": olderThan("breaches", "createdAt", "3 years"),
  "backup records": olderThan("backup_runs", "requestedAt", "1 year"),
  // WhatsApp repeats an event for seven days; gateways for a day, and for seven days when their owner asks.
  "received events": olderThan("received_events", "receivedAt", "30 days"),
  // docs/product.md (Checkout) promises 24 hours; the longer period also covers a client that repeats after a
  // weekend. Nothing is sent or paid back twice for an order, however late a request is repeated.
  "idempotency keys": {
    table: Prisma.sql`"idempotency_keys"`,
    outdated: Prisma.sql`"createdAt" < now() - interval '7 days' AND NOT starts_with("scope", 'order:')`,
  },
} as const satisfies Record<string, OutdatedRows>;

export type Outdated = keyof typeof RULES;

export const OUTDATED = Object.entries(RULES) as [Outdated, OutdatedRows][];
