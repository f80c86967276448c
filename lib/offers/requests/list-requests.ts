import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page, type Slice } from "@/lib/db/page";
import { ownedBy } from "@/lib/orders/access/order-view";
import type { Owner } from "@/lib/identity/session/identify";
import { isTheirs, ORDER_OF_OFFER } from "../queries";
import type { StoredRequest } from "./quote-details";
import type { OwnQuote } from "./schemas";

/** Maximum answers shown per request. */
const MAX_REPLIES = 100;

const REQUEST = {
  id: true,
  number: true,
  state: true,
  userId: true,
  companyId: true,
  email: true,
  request: true,
  waitingSince: true,
  createdAt: true,
  updatedAt: true,
  order: ORDER_OF_OFFER,
  files: { select: { attachment: { select: { name: true, size: true } } }, take: 1 },
  versions: { where: { sentAt: { not: null } }, orderBy: { n: "asc" }, take: 1 },
  messages: {
    where: { party: "shop", internal: false },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    take: MAX_REPLIES,
  },
} satisfies Prisma.OfferSelect;

type RequestRow = Prisma.OfferGetPayload<{ select: typeof REQUEST }>;

const KEYS = newestFirst("offers");

/** Price requests of an account that it may still see, newest first. */
export function listOwnRequests(db: Db, owner: Owner, slice: Slice): Promise<Page<OwnQuote>> {
  return readPage(
    {
      keys: KEYS,
      where: { AND: [ownedBy(owner), { userId: owner.id, request: { not: Prisma.AnyNull } }] },
      find: (found) => db.offer.findMany({ ...found, select: REQUEST }),
      count: (counted) => db.offer.count({ where: counted }),
      entryOf: toRequest,
    },
    slice,
  );
}

function toRequest(row: RequestRow): OwnQuote {
  const { message, ...request } = row.request as unknown as StoredRequest;
  return {
    _id: row.id,
    message,
    request,
    file: row.files[0]?.attachment ?? null,
    order: row.order && isTheirs(row, row.order) ? toNamed(row.order) : null,
    offer: { _id: row.id, number: row.number },
    createdAt: row.createdAt.toISOString(),
    answeredAt: firstAnswer(row)?.toISOString() ?? null,
    replies: row.messages.map(({ id: _id, text, by, at }) => ({
      _id,
      text,
      by,
      createdAt: at.toISOString(),
      whatsapp: null,
    })),
  };
}

const toNamed = ({ id, orderId }: { id: string; orderId: string }) => ({ _id: id, orderId });

/** When the shop first wrote or sent a version; else when the request was answered elsewhere or became an order. */
function firstAnswer({ state, messages, versions, waitingSince, updatedAt }: RequestRow) {
  const answers = [messages[0]?.at, versions[0]?.sentAt].flatMap((at) => at ?? []);
  const [first] = answers.toSorted((a, b) => a.getTime() - b.getTime());
  const wasAnswered = waitingSince === null && (state === "asked" || state === "accepted");
  return first ?? (wasAnswered ? updatedAt : null);
}
