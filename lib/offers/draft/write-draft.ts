import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { OfferVersion } from "@/lib/db/generated/client";
import { changeOffer, holdOffer } from "../hold-offer";
import { readOffer, type ShopSide } from "../queries";
import { type OfferAnswer } from "../answers";
import type { OfferChanges, OfferTermsInput } from "./version-schemas";
import { requireStateAfter } from "../states";
import { parseLines } from "../stored-version";
import { changedColumns, versionColumns, type PricingRules } from "./version-columns";

export interface ByStaff extends AuditedWrite {
  settings: PricingRules;
  /** What they see; without it, no costs. */
  side?: ShopSide;
}

type OfOne = ByStaff & { id: string };

/**
 * Begins the next version of an offer; the buyer sees it once it is sent.
 * @throws AppError invalid_transition while a draft is there, or once the offer has ended; invalid_input
 */
export async function addVersion({
  id,
  request,
  ...by
}: OfOne & { request: OfferTermsInput }): Promise<OfferAnswer> {
  return write(by, id, async (tx, offer) => {
    const [last] = offer.versions;
    if (last && !last.sentAt) {
      throw new AppError("invalid_transition", "There is a draft already. Change it, or send it.");
    }
    const n = (last?.n ?? 0) + 1;
    const columns = await versionColumns(tx, request, { ...by, before: readLines(last) });
    await tx.offerVersion.create({ data: { ...columns, n, offerId: offer.id } });
    // Beside a version that was sent, a draft leaves the state as it is.
    if (last) {
      requireStateAfter(offer, "send", new Date());
      await touch(tx, offer.id);
    } else {
      const state = requireStateAfter(offer, "draft", new Date());
      await changeOffer(tx, offer, { state });
    }
    return `Version ${n} of offer ${offer.number} was begun`;
  });
}

/**
 * Changes what the request names of the draft, and nothing else.
 * @throws AppError frozen when the newest version was sent; edit_conflict for another `updatedAt`; invalid_input
 */
export async function editDraft({
  id,
  request: { updatedAt, ...changes },
  ...by
}: OfOne & { request: OfferChanges }): Promise<OfferAnswer> {
  return write(by, id, async (tx, offer) => {
    const [last] = offer.versions;
    if (!last || last.sentAt) {
      const message = "What was sent stays as it is. Begin the next version instead.";
      throw new AppError("frozen", message);
    }
    if (updatedAt && new Date(updatedAt).getTime() !== offer.updatedAt.getTime()) {
      const message = "Somebody else has changed this offer. Check it, then change it again.";
      throw new AppError("edit_conflict", message);
    }
    const columns = await changedColumns(tx, last, changes, by);
    await tx.offerVersion.update({ where: { id: last.id }, data: columns });
    await touch(tx, offer.id);
    return `Version ${last.n} of offer ${offer.number} was changed`;
  });
}

/** The offer's `updatedAt` tells of its draft as well. */
const touch = (tx: Transaction, id: string) =>
  tx.offer.update({ where: { id }, data: { updatedAt: new Date() }, select: { id: true } });

const readLines = (version: OfferVersion | undefined) => parseLines(version?.lines ?? []);

type Held = Awaited<ReturnType<typeof holdOffer>>;

/** @param change answers what the audit log says of it */
async function write(
  { db, actor, ipAddress, side = "shop" }: ByStaff,
  named: string,
  change: (tx: Transaction, offer: Held) => Promise<string>,
): Promise<OfferAnswer> {
  const id = await db.$transaction(async (tx) => {
    const offer = await holdOffer(tx, named);
    const description = await change(tx, offer);
    const details = { offer: offer.number };
    await recordAudit(tx, { event: "Offer Updated", actor, description, ipAddress, details });
    return offer.id;
  });
  return readOffer(db, id, side);
}
