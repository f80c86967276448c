import "server-only";
import { Prisma } from "shop-database";
import { dateName } from "@/lib/base/dates";
import { columnDay, dayNamed, monthStart } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import type { OfferState } from "@/lib/db/generated/enums";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { withOwnCodes } from "@/lib/orders/items/own-codes";
import { ownedBy } from "@/lib/orders/access/order-view";
import type { Owner } from "@/lib/identity/session/identify";
import { lateBefore } from "@/lib/messaging/inbox/answer-time";
import { isSameMailbox } from "@/lib/shop/customers/same-customer";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { parseSteps } from "@/lib/orders/due/payment-steps";
import type { OfferAnswer, OfferSummary } from "./answers";
import { offeredGrams } from "./offer-freight";
import type { OfferListQuery } from "./schemas";
import { OPEN_STATES, stateAt } from "./states";
import { stepsAnswer } from "./draft/step-schemas";
import {
  parseLines,
  type StoredRequestLine,
  type StoredLine,
  type StoredTax,
} from "./stored-version";

/** Maximum versions and messages per answer; nobody writes more by hand. */
const MOST_SHOWN = 200;

export const ORDER_OF_OFFER = {
  select: {
    id: true,
    orderId: true,
    userId: true,
    companyId: true,
    email: true,
    offerVersionId: true,
  },
} satisfies Prisma.OfferSelect["order"];

const OFFER = {
  id: true,
  number: true,
  state: true,
  version: true,
  validUntil: true,
  name: true,
  email: true,
  phone: true,
  company: true,
  userId: true,
  companyId: true,
  asked: true,
  reason: true,
  endedAt: true,
  createdAt: true,
  updatedAt: true,
  waitingSince: true,
  order: ORDER_OF_OFFER,
  files: {
    select: { attachment: { select: { id: true, name: true, size: true } } },
    orderBy: { attachmentId: "asc" },
  },
  versions: { orderBy: { n: "asc" }, take: MOST_SHOWN },
  messages: { orderBy: [{ at: "asc" }, { id: "asc" }], take: MOST_SHOWN },
} satisfies Prisma.OfferSelect;

type OfferRow = Prisma.OfferGetPayload<{ select: typeof OFFER }>;

/** The reader's side: a buyer sees neither drafts nor internal fields; costs need `costs.read`. */
export type OfferSide = "customer" | ShopSide;

export type ShopSide = "shop" | "shop-with-costs";

export async function readOffer(db: Db, id: string, side: OfferSide): Promise<OfferAnswer> {
  const row = await db.offer.findUniqueOrThrow({ where: { id }, select: OFFER });
  const answer = offerAnswer(row, side);
  return { ...answer, versions: await withOwnCodes(db, row, answer.versions) };
}

const KEYS = newestFirst("offers");

/** One page of offers, newest first: all, or those visible to a buyer. */
export function listOffers(
  db: Db,
  { q, state, waiting, ended, ...slice }: OfferListQuery,
  reader: Owner | ShopSide = "shop",
): Promise<Page<OfferAnswer>> {
  const buyer = typeof reader === "string" ? undefined : reader;
  const side = typeof reader === "string" ? reader : "customer";
  const today = columnDay(new Date());
  const where: Prisma.OfferWhereInput = {
    AND: [
      ...(buyer ? [ownedBy(buyer), KNOWN_TO_BUYER] : []),
      ...(state ? [buyer ? inBuyersState(state, today) : inState(state, today)] : []),
      ...(waiting && !buyer ? [WAITING] : []),
      ...(ended ? [endedIn(ended)] : []),
    ],
    ...(q ? { OR: matches(q) } : {}),
  };
  return readPage(
    {
      keys: KEYS,
      where,
      find: (found) => db.offer.findMany({ ...found, select: OFFER }),
      count: (counted) => db.offer.count({ where: counted }),
      entryOf: (row) => offerAnswer(row, side),
    },
    slice,
  );
}

/** `stateAt` as a filter: an open offer past its last day in India has expired, even before it is marked. */
function inState(state: OfferState, today: Date): Prisma.OfferWhereInput {
  const isOver = { state: { in: [...OPEN_STATES] }, validUntil: { lt: today } };
  if (state === "expired") return { OR: [{ state }, isOver] };
  return { state, NOT: isOver };
}

/** @param month such as "2026-11" */
function endedIn(month: string): Prisma.OfferWhereInput {
  const from = dayNamed(`${month}-01`);
  return { endedAt: { gte: from, lt: monthStart(from, -1) } };
}

const WAITING = { waitingSince: { not: null } } satisfies Prisma.OfferWhereInput;

/** @param hours promised answer time; null when nothing counts as late */
export async function summariseOffers(
  db: Db,
  now: Date,
  hours: number | null,
): Promise<OfferSummary> {
  const [waiting, late] = await Promise.all([
    db.offer.count({ where: WAITING }),
    hours === null
      ? 0
      : db.offer.count({ where: { waitingSince: { lt: lateBefore(now, hours) } } }),
  ]);
  return { waiting, late, answerHours: hours };
}

/** `isKnownToBuyer` as a filter. */
const KNOWN_TO_BUYER: Prisma.OfferWhereInput = {
  OR: [{ asked: { not: Prisma.AnyNull } }, { version: { not: null } }],
};

/** States as seen by a buyer: drafts are hidden until sent. */
function inBuyersState(state: OfferState, today: Date): Prisma.OfferWhereInput {
  if (state === "draft") return { id: { in: [] } };
  return state === "asked" ? { state: { in: ["asked", "draft"] } } : inState(state, today);
}

function matches(q: string): Prisma.OfferWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  return [{ number: contains }, { name: contains }, { email: contains }, { company: contains }];
}

function offerAnswer(row: OfferRow, side: OfferSide): OfferAnswer {
  const isBuyer = side === "customer";
  const state = stateAt(row, new Date());
  return {
    _id: row.id,
    number: row.number,
    state: isBuyer && state === "draft" ? "asked" : state,
    version: row.version,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    ...(!isBuyer && { customer: row.companyId ?? row.userId, account: row.userId }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    waitingSince: isBuyer ? null : (row.waitingSince?.toISOString() ?? null),
    asked: (row.asked ?? []) as unknown as StoredRequestLine[],
    files: row.files.map(({ attachment: { id: _id, name, size } }) => ({ _id, name, size })),
    versions: row.versions
      .filter(({ sentAt }) => !isBuyer || sentAt !== null)
      .map((version) => versionAnswer(version, row.version, side)),
    messages: row.messages
      .filter(({ internal }) => !isBuyer || !internal)
      .map(({ id, party, internal, by, text, at }) => ({
        _id: id,
        party: party === "customer" ? "customer" : "shop",
        internal,
        by,
        text,
        at: at.toISOString(),
      })),
    reason: row.reason,
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
    ...(row.order &&
      (!isBuyer || isTheirs(row, row.order)) && {
        order: { _id: row.order.id, orderId: row.order.orderId },
      }),
  };
}

type Holder = Pick<OfferRow, "userId" | "companyId" | "email">;

/** True when the order of an offer belongs to its buyer: the shop may have entered it for another customer. */
export function isTheirs(offer: Holder, order: NonNullable<OfferRow["order"]>): boolean {
  if (order.companyId !== null && order.companyId === offer.companyId) return true;
  if (offer.userId !== null) return order.userId === offer.userId;
  return order.offerVersionId !== null || isSameMailbox(offer.email, order.email);
}

type VersionRow = OfferRow["versions"][number];

export function versionAnswer(
  version: VersionRow,
  newest: number | null,
  side: OfferSide,
): OfferAnswer["versions"][number] {
  const tax = version.tax as unknown as StoredTax | null;
  const { n, sentAt, leadDays, tolerancePercent, advancePercent, kept, words } = version;
  const { shippingWay, freightPin: pin } = version;
  const steps = parseSteps(version.paymentSteps);
  const lines = parseLines(version.lines);
  const weight = offeredGrams(lines);
  return {
    n,
    leadDays,
    tolerancePercent,
    advancePercent,
    ...(steps && { paymentSteps: stepsAnswer(steps) }),
    kept,
    words,
    sentAt: sentAt?.toISOString() ?? null,
    validUntil: dateName(version.validUntil),
    lines: lines.map((line) => lineAnswer(line, side)),
    ...(shippingWay && { shippingWay }),
    ...(pin !== null && { pin }),
    ...(weight !== null && { weight }),
    discount: toRupees(toSafePaise(version.discountPaise)),
    shipping: toRupees(toSafePaise(version.shippingPaise)),
    tax: toRupees(tax?.taxPaise ?? 0),
    taxes: tax?.taxes ?? [],
    total: toRupees(tax?.totalPaise ?? 0),
    superseded: sentAt !== null && n !== newest,
  };
}

function lineAnswer(
  { hsnCode: hsn, productId: product, basis, costPaise = null, ...line }: StoredLine,
  side: OfferSide,
) {
  const { _id, kind, name, spec, unit } = line;
  return {
    _id,
    kind,
    name,
    unit,
    basis,
    hsn,
    product,
    spec: spec as Record<string, string>,
    ...(line.packSize && { packSize: line.packSize }),
    ...(line.packing && { packedWeight: line.packing.grams }),
    ...(line.packing?.carton && { carton: line.packing.carton }),
    ...(line.again && { again: line.again }),
    ...(line.made && { made: line.made }),
    ...(line.forLine !== undefined && { forLine: line.forLine }),
    ...(side === "shop-with-costs" && costPaise !== null && { cost: toRupees(costPaise) }),
    quantities: line.quantities.map(({ quantity, pricePaise, ...of }) => ({
      quantity,
      price: toRupees(pricePaise),
      total: toRupees(lineTotalPaise({ quantity, pricePaise, basis })),
      ...(side === "shop-with-costs" &&
        of.costPaise !== undefined && { cost: toRupees(of.costPaise) }),
    })),
  };
}
