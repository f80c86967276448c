import "server-only";
import { AppError, nullIfMissing } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { OrderVisitor } from "@/lib/orders/access/order-view";
import type { Owner } from "@/lib/identity/session/identify";
import { findingsSchema } from "@/lib/artwork/preflight/findings";
import { requireWriter, requireOrderReader } from "@/lib/artwork/require-proof";
import type { ArtworkAnswer } from "./schemas";

const ARTWORK = {
  id: true,
  userId: true,
  orderId: true,
  name: true,
  size: true,
  type: true,
  state: true,
  partSize: true,
  lineId: true,
  isSource: true,
  sha256: true,
  storage: true,
  key: true,
  preflightState: true,
  findings: true,
  parts: { select: { n: true }, orderBy: { n: "asc" } },
  lines: { select: { orderId: true, stage: true } },
} satisfies Prisma.ArtworkSelect;

export type VisibleArtwork = Prisma.ArtworkGetPayload<{ select: typeof ARTWORK }>;

const missing = () => new AppError("not_found", "There is no such file, or the link is not valid.");

/**
 * Reads an artwork for its account, for viewers of an order that it was sent for or is on, and for staff; staff without
 * `proofs.write` see approved ones.
 * @throws AppError not_found, also for another customer's
 */
export async function requireArtwork(
  db: Db,
  id: string,
  visitor: OrderVisitor,
): Promise<VisibleArtwork> {
  const row = isUuid(id) ? await db.artwork.findUnique({ where: { id }, select: ARTWORK }) : null;
  if (!row) throw missing();
  const { identity } = visitor;
  const orders = new Set([row.orderId, ...row.lines.map(({ orderId }) => orderId)]);
  if (identity.state === "signed-in" && identity.account.id === row.userId) {
    if (!(await areLost(db, orders, identity.account))) return row;
  }
  for (const order of orders) {
    if (order && (await isOpenTo(db, { row, order }, visitor))) return row;
  }
  throw missing();
}

/**
 * `requireArtwork` for the sender: its account, or a person who may write in its order.
 * @throws AppError not_found; forbidden for read-only members
 */
export async function requireUpload(
  db: Db,
  id: string,
  visitor: OrderVisitor,
): Promise<VisibleArtwork> {
  const row = await requireArtwork(db, id, visitor);
  const { identity } = visitor;
  if (row.orderId !== null) requireWriter(await requireOrderReader(db, row.orderId, visitor));
  else if (identity.state !== "signed-in" || identity.account.id !== row.userId) throw missing();
  return row;
}

/** A former member also loses access to the files they sent for the company's orders. */
async function areLost(
  db: Db,
  orders: ReadonlySet<string | null>,
  { membership }: Owner,
): Promise<boolean> {
  const ids = [...orders].flatMap((id) => id ?? []);
  if (ids.length === 0) return false;
  const rows = await db.order.findMany({
    where: { id: { in: ids }, companyId: { not: null } },
    select: { companyId: true },
  });
  return rows.some(({ companyId }) => companyId !== membership?.companyId);
}

async function isOpenTo(
  db: Db,
  { row, order }: { row: VisibleArtwork; order: string },
  visitor: OrderVisitor,
): Promise<boolean> {
  const reader = await nullIfMissing(requireOrderReader(db, order, visitor));
  if (!reader) return false;
  return (
    reader.seesAll ||
    row.lines.some(({ orderId, stage }) => orderId === order && stage === "approved")
  );
}

export function artworkAnswer(row: VisibleArtwork): ArtworkAnswer {
  const { id, name, size, state, partSize, parts, sha256, isSource, preflightState } = row;
  return {
    _id: id,
    name,
    size,
    state,
    partSize,
    sha256,
    isSource,
    parts: parts.map(({ n }) => n),
    preflight: { state: preflightState, findings: findingsSchema.parse(row.findings) },
  };
}
