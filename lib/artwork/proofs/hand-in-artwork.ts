import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { checkAgainst, PRINTED_AS } from "@/lib/artwork/preflight/expected";
import { requireWriter, type ProofReader } from "@/lib/artwork/require-proof";
import { lockLine, moveLine, supersedeProofs } from "./lock-line";
import { readLineStage } from "./queries";
import type { LineStage } from "./schemas";

export interface HandInArtworkOptions {
  db: PrismaClient;
  reader: ProofReader;
  /** `_id` of the line. */
  line: string;
  /** `_id` of the artwork. */
  artwork: string;
  ipAddress: string;
}

const ARTWORK = {
  id: true,
  name: true,
  state: true,
  preflightState: true,
  isSource: true,
  facts: true,
} satisfies Prisma.ArtworkSelect;

type ArtworkRow = Prisma.ArtworkGetPayload<{ select: typeof ARTWORK }>;

/**
 * Attaches a stored artwork to a line and starts its check. A proof that waits for an answer shows the former artwork,
 * so it is superseded.
 * @throws AppError not_found, also for another customer's artwork; artwork_errors, unless staff attach it;
 * invalid_transition
 */
export async function handInArtwork(options: HandInArtworkOptions): Promise<LineStage> {
  const { db, reader, ipAddress } = options;
  requireWriter(reader);
  return db.$transaction(async (tx) => {
    const locked = await lockLine(tx, reader.order.id, options.line);
    const { order, line } = locked;
    const artwork = await checkedFor(
      tx,
      line.id,
      await requireArtwork(tx, reader, options.artwork),
    );
    refuseUnfit(artwork, reader);
    await moveLine(tx, locked, "artwork", { artworkId: artwork.id });
    await supersedeProofs(tx, locked);
    if (artwork.preflightState !== "checking" && reader.party === "customer") {
      await queueMail(tx, { template: "artwork-checked", orderId: order.id });
    }
    await recordAudit(tx, {
      event: "Order Artwork Updated",
      actor: reader.actor,
      description: `“${artwork.name}” is the artwork of “${line.name}” in order ${order.orderId}`,
      ipAddress,
      details: { order: order.orderId, line: line.id, artwork: artwork.id },
    });
    return readLineStage(tx, line.id);
  });
}

/** An artwork of the same order, or of the caller's account; staff may also choose the customer's. */
async function requireArtwork(
  tx: Transaction,
  { order, party, actor }: ProofReader,
  id: string,
): Promise<ArtworkRow> {
  const accounts = [actor.userId, party === "shop" ? order.userId : null];
  const owners = accounts.flatMap((userId) => (userId ? [{ userId }] : []));
  const artwork = await tx.artwork.findFirst({
    where: { id, OR: [{ orderId: order.id }, ...owners] },
    select: ARTWORK,
  });
  if (artwork) return artwork;
  throw new AppError("not_found", "There is no such artwork.");
}

/** Judges the stored facts for this line's print. */
async function checkedFor(
  tx: Transaction,
  lineId: string,
  artwork: ArtworkRow,
): Promise<ArtworkRow> {
  const line = await tx.orderLine.findUnique({ where: { id: lineId }, select: PRINTED_AS });
  const found = checkAgainst(artwork.facts, line);
  if (!found) return artwork;
  await tx.artwork.update({ where: { id: artwork.id }, data: found, select: { id: true } });
  return { ...artwork, preflightState: found.preflightState };
}

function refuseUnfit(artwork: ArtworkRow, { party }: ProofReader): void {
  if (artwork.state === "uploading") {
    throw new AppError(
      "invalid_transition",
      "This file has not arrived whole. Upload the rest first.",
    );
  }
  if (artwork.isSource) {
    throw new AppError(
      "invalid_transition",
      "This file only goes along with an artwork. Hand in a PDF, SVG, PNG, JPEG or TIFF.",
    );
  }
  const isRefused = artwork.state === "refused";
  if (isRefused || (artwork.preflightState === "errors" && party === "customer")) {
    throw new AppError(
      "artwork_errors",
      isRefused
        ? "This file was refused. Upload another one."
        : "This file has errors that cannot be printed. Correct them and upload it again, or ask us to take it over.",
    );
  }
}
