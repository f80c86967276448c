import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import { lateBefore } from "./answer-time";
import type { Message, MessageListQuery, MessageSummary } from "./schemas";

/** Maximum replies read per message; nobody writes more by hand. */
const MAX_REPLIES = 100;

const MESSAGE = {
  id: true,
  kind: true,
  status: true,
  name: true,
  email: true,
  company: true,
  phone: true,
  message: true,
  writtenBy: true,
  whatsapp: true,
  whatsappUntil: true,
  createdAt: true,
  answeredAt: true,
  order: { select: { id: true, orderId: true, userId: true, companyId: true } },
  replies: {
    select: {
      id: true,
      text: true,
      by: true,
      createdAt: true,
      whatsapp: { select: { state: true, error: true } },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_REPLIES,
  },
} satisfies Prisma.ContactMessageSelect;

type MessageRow = Prisma.ContactMessageGetPayload<{ select: typeof MESSAGE }>;

/** The accounts of these verified addresses. */
async function withCustomers(db: Db, rows: readonly MessageRow[]): Promise<Message[]> {
  const emails = rows.flatMap(({ order, email }) => (order || email === null ? [] : [email]));
  const users =
    emails.length === 0
      ? []
      : await db.user.findMany({
          where: { email: { in: [...new Set(emails)] }, emailVerifiedAt: { not: null } },
          select: { id: true, email: true },
        });
  const accounts = new Map(users.map(({ id, email }) => [email, id]));
  return rows.map((row) => toMessage(row, accounts.get(row.email ?? "") ?? null));
}

/** @param account of messages without an order */
function toMessage(from: MessageRow, account: string | null): Message {
  const {
    id,
    order,
    replies,
    createdAt,
    answeredAt,
    whatsapp: number,
    whatsappUntil,
    ...row
  } = from;
  return {
    _id: id,
    ...row,
    whatsapp: number === null ? null : { number, until: whatsappUntil?.toISOString() ?? null },
    order: order && { _id: order.id, orderId: order.orderId },
    customer: order ? (order.companyId ?? order.userId) : account,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    replies: replies.map((reply) => ({
      _id: reply.id,
      text: reply.text,
      by: reply.by,
      createdAt: reply.createdAt.toISOString(),
      whatsapp: reply.whatsapp,
    })),
  };
}

const KEYS = newestFirst("messages");

/** Lists messages with their replies, newest first. */
export async function listMessages(
  db: Db,
  { q, status, kind, limit, cursor }: MessageListQuery,
): Promise<Page<Message>> {
  const where: Prisma.ContactMessageWhereInput = {
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(q ? { searchText: { contains: literally(q.toLowerCase()) } } : {}),
  };
  const page = await readPage(
    {
      keys: KEYS,
      where,
      whole: q || status || kind ? {} : where,
      find: (found) => db.contactMessage.findMany({ ...found, select: MESSAGE }),
      count: (counted) => db.contactMessage.count({ where: counted }),
      entryOf: (row) => row,
    },
    { limit, cursor },
  );
  return { ...page, items: await withCustomers(db, page.items) };
}

/** Maximum messages read per order; nobody writes more by hand. */
const MAX_PER_ORDER = 100;

/** Lists the messages between the shop and the customer of an order, newest first. `orderId` is its `_id`. */
export async function listOrderMessages(db: Db, orderId: string): Promise<Message[]> {
  const rows = await db.contactMessage.findMany({
    where: { orderId },
    select: MESSAGE,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_PER_ORDER,
  });
  return withCustomers(db, rows);
}

/** @throws AppError not_found */
export async function readMessage(db: Db, id: string): Promise<Message> {
  const row = isUuid(id)
    ? await db.contactMessage.findUnique({ where: { id }, select: MESSAGE })
    : null;
  const [message] = await withCustomers(db, row ? [row] : []);
  if (message) return message;
  throw new AppError("not_found", "There is no such message.");
}

/** @param hours promised answer time; null when nothing counts as late */
export async function summariseMessages(
  db: Db,
  now: Date,
  hours: number | null,
): Promise<MessageSummary> {
  const waiting = { status: "new" as const };
  const [kinds, late] = await Promise.all([
    db.contactMessage.groupBy({ by: ["kind"], where: waiting, _count: true }),
    hours === null
      ? 0
      : db.contactMessage.count({
          where: { ...waiting, createdAt: { lt: lateBefore(now, hours) } },
        }),
  ]);
  const getCount = (kind: Message["kind"]) => kinds.find((row) => row.kind === kind)?._count ?? 0;
  return {
    new: kinds.reduce((sum, { _count }) => sum + _count, 0),
    late,
    kinds: { contact: getCount("contact"), order: getCount("order") },
    answerHours: hours,
  };
}
