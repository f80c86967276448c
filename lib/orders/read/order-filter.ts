import "server-only";
import { Prisma } from "shop-database";
import { isUuid } from "@/lib/base/ids/uuid";
import { literally, rareWord } from "@/lib/db/like";
import { dayName, dayNamed, dayStart } from "@/lib/base/india-time";
import type { OrderFilter } from "../admin-schemas";
import { OWED, overdueOn } from "../owed";
import { getStatuses, type OrderStatus, type StatusFilter } from "../status";

const startOf = dayNamed;
const endOf = (day: string) => dayStart(dayNamed(day), -1);

const moment = (date: Date) => Prisma.sql`${date.toISOString()}::timestamptz`;

/**
 * The condition of the admin's filter on "orders" o. The search is a union of two look-ups, each with its own trigram
 * index (orders_search, sold_names_search): a single OR would use neither. Product names are searched among the
 * distinct ones, which lead to their lines; a buyer's own code is found whole (order_lines_coded).
 */
export function orderConditions(filter: OrderFilter): Prisma.Sql {
  const { q, status, payment, from, to, customerOf } = filter;
  const conditions = [
    ...(payment ? [paymentCondition(payment)] : []),
    ...(status ? [statusCondition(status)] : []),
    ...(status === "Unconfirmed" ? [Prisma.sql`o."proof" IS NULL`] : []),
    ...(from ? [Prisma.sql`o."createdAt" >= ${moment(startOf(from))}`] : []),
    ...(to ? [Prisma.sql`o."createdAt" < ${moment(endOf(to))}`] : []),
    ...(customerOf ? [isOfCustomer(customerOf)] : []),
    ...(q ? [Prisma.sql`o."id" IN (${matching(q)})`] : []),
  ];
  return conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, " AND ");
}

/** Matches by the order's email, or by phone without one: written exactly like the index orders_by_phone. */
function isOfCustomer(order: string): Prisma.Sql {
  const name = isUuid(order) ? Prisma.sql`"id" = ${order}::uuid` : Prisma.sql`"orderId" = ${order}`;
  return Prisma.sql`(o."email" = (SELECT "email" FROM "orders" WHERE ${name})
    OR (o."email" IS NULL AND phone_digits(o."phone") = (
      SELECT phone_digits("phone") FROM "orders" WHERE ${name} AND "email" IS NULL)))`;
}

/**
 * Written exactly like the indexes orders_by_payment and order_refunds_to_credit, without a parameter, so that they are
 * used.
 */
const PAYMENT_CONDITIONS = {
  unpaid: Prisma.sql`${OWED} AND o."paymentState" = 'unpaid'`,
  part: Prisma.sql`o."paymentState" = 'part' AND o."outstandingPaise" > 0`,
  paid: Prisma.sql`o."paymentState" = 'paid'`,
  over: Prisma.sql`o."paymentState" = 'over'`,
  "credit-due": Prisma.sql`o."outstandingPaise" > 0 AND o."id" IN (
    SELECT r."orderId" FROM "order_refunds" r
    WHERE r."creditDuePaise" > 0 AND r."creditNoteId" IS NULL
      AND NOT EXISTS (SELECT FROM "payments" p WHERE p."reversesId" = r."paymentId"))`,
} as const;

function paymentCondition(payment: NonNullable<OrderFilter["payment"]>): Prisma.Sql {
  if (payment !== "overdue") return PAYMENT_CONDITIONS[payment];
  return overdueOn(dayName(new Date()));
}

/** Written exactly like the index orders_to_leave, without a parameter, so that it is used. */
const TO_LEAVE = Prisma.sql`o."status" IN ('Pending', 'Processing')`;

/** Written so that the index order_lines_in_proof is used. Two is the number of reminders. */
const WAITS_FOR_SHOP = Prisma.sql`${TO_LEAVE} AND o."id" IN (
  SELECT l."orderId" FROM "order_lines" l WHERE l."stage" IN ('checking', 'changes_asked'))`;
const NEEDS_ARTWORK = Prisma.sql`${TO_LEAVE} AND o."id" IN (
  SELECT l."orderId" FROM "order_lines" l WHERE l."stage" = 'needs_artwork')`;
const UNANSWERED = Prisma.sql`${TO_LEAVE} AND o."id" IN (
  SELECT l."orderId" FROM "order_lines" l
  WHERE l."stage" IN ('needs_artwork', 'proof_sent') AND l."stageReminders" >= 2)`;

/** Written exactly like the index order_claims_open, so that it is used. */
const CLAIMED = Prisma.sql`o."id" IN (
  SELECT c."orderId" FROM "order_claims" c WHERE c."decision" IS NULL)`;

/** Written so that the index order_call_offs_open is used. */
const calledOff = () => Prisma.sql`${TO_LEAVE} AND o."id" IN (
  SELECT c."orderId" FROM "order_call_offs" c
  WHERE c."state" <> 'declined' AND c."sent" < c."quantity"
    AND (c."state" = 'asked' OR c."on" <= ${dayName(new Date())}::date))`;

/** Goods that have arrived need no e-way bill. */
const ewayBillEnds = () => Prisma.sql`${isOneOf(getStatuses("EWayBillEnds"))} AND o."id" IN (
  SELECT d."orderId" FROM "order_dispatches" d
  WHERE d."ewayBillUntil" = ${dayName(new Date())}::date AND d."deliveredAt" IS NULL)`;

function statusCondition(status: StatusFilter): Prisma.Sql {
  switch (status) {
    case "Late":
      return Prisma.sql`${TO_LEAVE} AND o."dispatchBy" < ${dayName(new Date())}::date`;
    case "ShipToday":
      return Prisma.sql`${TO_LEAVE} AND o."status" = 'Processing'
        AND o."dispatchBy" <= ${dayName(new Date())}::date`;
    case "NeedsArtwork":
      return NEEDS_ARTWORK;
    case "Proofing":
      return WAITS_FOR_SHOP;
    case "Unanswered":
      return UNANSWERED;
    case "Claimed":
      return CLAIMED;
    case "CalledOff":
      return calledOff();
    case "EWayBillEnds":
      return ewayBillEnds();
    default:
      return isOneOf(getStatuses(status));
  }
}

/** A single status is compared with `=`, so that an index still returns the orders by date. */
function isOneOf([first, ...others]: readonly OrderStatus[]): Prisma.Sql {
  if (others.length === 0) return Prisma.sql`o."status" = ${first}::"OrderStatus"`;
  return Prisma.sql`o."status" = ANY (${[first, ...others]}::"OrderStatus"[])`;
}

/** The orders "s" whose own text contains the search. */
function containsText(q: string): Prisma.Sql {
  const rare = rareWord(q);
  if (!rare) return Prisma.sql`s."searchText" LIKE ${patternSql(q)}`;
  return Prisma.sql`s."searchText" LIKE ${`%${rare}%`} AND position(lower(${q}) IN s."searchText") > 0`;
}

const patternSql = (q: string) => Prisma.sql`lower(${`%${literally(q)}%`})`;

/**
 * The same search as a test of one order that is already read, on its own lines. With EXISTS the planner might scan all
 * lines of the shop first.
 */
export function matchesSearch(q: string): Prisma.Sql {
  const pattern = patternSql(q);
  return Prisma.sql`(o."searchText" LIKE ${pattern} OR (
    SELECT count(*) FROM "order_lines" l
    WHERE l."orderId" = o."id" AND (lower(l."name") LIKE ${pattern}
      OR lower(l."buyerCode") = lower(${q}))) > 0)`;
}

function matching(q: string): Prisma.Sql {
  const pattern = patternSql(q);
  return Prisma.sql`
    SELECT s."id" FROM "orders" s WHERE ${containsText(q)}
    UNION
    SELECT l."orderId" FROM "sold_names" n JOIN "order_lines" l ON l."name" = n."name"
    WHERE lower(n."name") LIKE ${pattern}
    UNION
    SELECT "orderId" FROM "order_lines" WHERE lower("buyerCode") = lower(${q})`;
}

/** True when more than `most` orders match, without reading all of them. */
export function hasMoreMatches(q: string, most: number): Prisma.Sql {
  const pattern = patternSql(q);
  // An order may have several lines with one name; when the lines per order are many, all are counted.
  const lines = 2 * most;
  return Prisma.sql`(
    (SELECT count(*) FROM (
      SELECT FROM "orders" s WHERE ${containsText(q)} LIMIT ${most + 1}
    ) AS texts) > ${most}
    OR (SELECT count(DISTINCT sold."orderId") FROM (
      SELECT l."orderId" FROM "sold_names" n JOIN "order_lines" l ON l."name" = n."name"
      WHERE lower(n."name") LIKE ${pattern} LIMIT ${lines}
    ) AS sold) > ${most})`;
}

export function isFiltering({ q, status, payment, from, to, customerOf }: OrderFilter): boolean {
  return [q, status, payment, from, to, customerOf].some(Boolean);
}

/** Rows older than the last one seen; the index serves the first comparison. */
export function olderRows({ createdAt, id }: { createdAt: Date; id: string }): Prisma.Sql {
  const seen = moment(createdAt);
  return Prisma.sql`o."createdAt" <= ${seen} AND (o."createdAt" < ${seen} OR o."id" < ${id}::uuid)`;
}
