import "server-only";
import { AppError } from "@/lib/base/errors";
import { addressBlock } from "@/lib/base/http/proxies";
import { newUuid } from "@/lib/db/new-uuid";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient, Prisma } from "@/lib/db/generated/client";
import { requireWriter, requireOrderReader } from "@/lib/artwork/require-proof";
import { currentPrivateStore } from "@/lib/files/private/private-store";
import type { OrderVisitor } from "@/lib/orders/access/order-view";
import { consumeLimits } from "@/lib/http/limits/database-limit";
import { rateLimited } from "@/lib/http/limits/rate-limited";
import { unauthenticated } from "@/lib/identity/session/unauthenticated";
import { DAY_MS } from "@/lib/base/india-time";
import { plainName, safeName } from "@/lib/files/file-name";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { PART_BYTES, type NewArtwork } from "./schemas";

export interface StartArtworkOptions {
  db: PrismaClient;
  visitor: OrderVisitor;
  request: NewArtwork;
  ipAddress: string;
}

/** Maximum files of a buyer per line, without those that the check refused. */
const MOST_OF_LINE = 10;
const MOST_REFUSED = 30;
/** Maximum bytes of an account, or of an order without one, in 30 days. */
const MOST_BYTES = 1024 * 1024 * 1024;
const DAYS_MS = 30 * DAY_MS;

/**
 * Announces a file for printing.
 * @throws AppError not_found for another customer's order; unauthenticated without an order and a session;
 * invalid_input once a line has 10 files, not counting refused ones, or 1 GB came in 30 days; rate_limited
 */
export async function startArtwork(options: StartArtworkOptions) {
  const { db, request } = options;
  const { userId, sender } = await readOwner(options);
  const { order: orderId = null, line: lineId = null, name, size, type } = request;
  const id = newUuid();
  const store = currentPrivateStore();
  await db.$transaction(async (tx) => {
    // Concurrent starts of one owner wait for each other, so that both count.
    await lockTexts(tx, "artworks", [userId ?? orderId]);
    if (lineId && sender !== "shop") await refuseTooManyOfLine(tx, lineId);
    await refuseTooMany(tx, { where: userId ? { userId } : { orderId }, size });
    if (sender !== "shop") await allowBytes(tx, { sender, size, ipAddress: options.ipAddress });
    const file = {
      name: safeName(plainName(name)) || "file",
      size,
      type,
      partSize: PART_BYTES,
      storage: store.kind,
    };
    await tx.artwork.create({
      data: { id, userId, orderId, lineId, ...file },
      select: { id: true },
    });
    await store.note(tx, `artworks/${id}`);
  });
  return { _id: id, partSize: PART_BYTES };
}

/** A buyer is verified by their account, or by the order's confirmation. */
type Sender = "shop" | "proven" | "unverified";

async function readOwner({ db, visitor, request }: StartArtworkOptions) {
  const { identity } = visitor;
  const account = identity.state === "signed-in" ? identity.account : null;
  const userId = account?.id ?? null;
  const toSender = (isProven: boolean): Sender => (isProven ? "proven" : "unverified");
  if (request.order === undefined) {
    if (!account) throw unauthenticated("none");
    return { userId, sender: toSender(account.emailVerified) };
  }
  const reader = await requireOrderReader(db, request.order, visitor);
  requireWriter(reader);
  const { line } = request;
  if (line) {
    const count = await db.orderLine.count({ where: { id: line, orderId: reader.order.id } });
    if (count === 0) throw new AppError("not_found", "There is no such line in this order.");
  }
  const { party, order } = reader;
  if (party === "shop") return { userId, sender: party };
  return { userId, sender: toSender(account?.emailVerified === true || order.proof !== null) };
}

interface Sent {
  sender: Sender;
  size: number;
  ipAddress: string;
}

/** Bytes that count as one attempt. */
const COUNTED_BYTES = 10 * 1024 * 1024;

/** Counts the bytes of a file for its sender's IP address, because anybody can open accounts and orders. */
async function allowBytes(tx: Transaction, { sender, size, ipAddress }: Sent): Promise<void> {
  const subject = addressBlock(ipAddress);
  const attempts = Array.from({ length: Math.ceil(size / COUNTED_BYTES) }, () => [
    { limit: "artworkOfAddress" as const, subject },
    ...(sender === "unverified" ? [{ limit: "unprovenArtwork" as const, subject: "" }] : []),
  ]);
  const wait = Math.max(...(await consumeLimits(tx, attempts.flat())));
  if (wait === 0) return;
  throw rateLimited(
    "Too many files were sent today. Confirm your email address, or write to us, and we find another way.",
    wait,
  );
}

async function refuseTooMany(
  tx: Prisma.TransactionClient,
  { where, size }: { where: Prisma.ArtworkWhereInput; size: number },
): Promise<void> {
  const since = new Date(Date.now() - DAYS_MS);
  const { _sum } = await tx.artwork.aggregate({
    where: { ...where, createdAt: { gte: since } },
    _sum: { size: true },
  });
  if ((_sum.size ?? 0) + size <= MOST_BYTES) return;
  throw refusal((t) => t("1 GB came in 30 days. Write to us, and we find another way."));
}

async function refuseTooManyOfLine(tx: Transaction, lineId: string): Promise<void> {
  const states = await tx.artwork.groupBy({
    by: ["preflightState"],
    where: { lineId, state: "stored" },
    _count: { _all: true },
  });
  const all = states.reduce((sum, { _count }) => sum + _count._all, 0);
  const refused =
    states.find(({ preflightState }) => preflightState === "errors")?._count._all ?? 0;
  if (all - refused < MOST_OF_LINE && refused < MOST_REFUSED) return;
  throw refusal((t) =>
    t("You have sent {count} files for this line. Write to us, and we put the right one on it.", {
      count: all,
    }),
  );
}

const refusal = (words: (t: Translate) => string) =>
  new Refusal("invalid_input", words, { at: "size" });
