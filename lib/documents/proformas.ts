import "server-only";
import { isDeepStrictEqual } from "node:util";
import { storableJson } from "@/lib/base/input/storable";
import type { Db } from "@/lib/db/client";
import type { Order } from "@/lib/orders/order";
import { documentContentSchema, type DocumentContent } from "./content";

/** A sent proforma. */
export interface SentProforma {
  number: string;
  issuedAt: Date;
  content: DocumentContent;
  /** Number of the proforma that superseded it; null for the latest. */
  supersededBy: string | null;
}

const SENT = { n: true, number: true, issuedAt: true, content: true } as const;

async function readLatest(db: Db, orderId: string) {
  const row = await db.proforma.findFirst({
    where: { orderId },
    orderBy: { n: "desc" },
    select: SENT,
  });
  return row && { ...row, content: documentContentSchema.parse(row.content) };
}

/** The first has the order's number; each later one has a consecutive suffix. */
const nameProforma = (orderNumber: string, n: number) =>
  n === 1 ? orderNumber : `${orderNumber}-${n}`;

/**
 * The proforma of an order for reading. A proforma already read stays unchanged: when the order, its payments or the
 * shop have changed since, a new one supersedes it. Two concurrent readers get the same.
 */
export async function sendProforma(
  db: Db,
  order: Order,
  written: DocumentContent,
): Promise<SentProforma> {
  const { id: orderId, orderId: orderNumber, createdAt, status, documents } = order;
  const content = documentContentSchema.parse(storableJson(written));
  const latest = await readLatest(db, orderId);
  const isOver =
    status === "Cancelled" ||
    documents.some(({ kind, isCancelled }) => kind === "invoice" && !isCancelled);
  if (latest && (isOver || isDeepStrictEqual(latest.content, content))) {
    return { ...latest, supersededBy: null };
  }
  const n = (latest?.n ?? 0) + 1;
  const number = nameProforma(orderNumber, n);
  const issuedAt = n === 1 ? createdAt : new Date();
  const proforma = { number, issuedAt, content, supersededBy: null };
  if (isOver) return proforma;
  const data = { orderId, n, number, issuedAt, content: storableJson(content) };
  const { count } = await db.proforma.createMany({ data, skipDuplicates: true });
  return count > 0 ? proforma : sendProforma(db, order, written);
}

/** A superseded proforma of an order; null for another document. */
export async function findSuperseded(
  db: Db,
  { id: orderId, orderId: orderNumber }: Order,
  id: string,
): Promise<SentProforma | null> {
  const row = await db.proforma.findFirst({ where: { id, orderId }, select: SENT });
  const latest = row && (await readLatest(db, orderId));
  if (!row || !latest) return null;
  return {
    number: row.number,
    issuedAt: row.issuedAt,
    content: documentContentSchema.parse(row.content),
    supersededBy: row.n < latest.n ? nameProforma(orderNumber, row.n + 1) : null,
  };
}
