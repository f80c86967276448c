import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { OfferVersion } from "@/lib/db/generated/client";
import { changeOffer, lockOffer } from "../lock-offer";
import { readOffer, type ShopSide } from "../queries";
import { type OfferAnswer } from "../answers";
import type { OfferChanges, OfferTermsInput } from "./version-schemas";
import { requireStateAfter } from "../states";
import { parseLines } from "../stored-version";
import { changedColumns, versionColumns, type PricingRules } from "./version-columns";

export interface ByStaff extends AuditedWrite {
  settings: PricingRules;
  /** The writer's view; without it, no costs. */
  side?: ShopSide;
}

type OfOne = ByStaff & { id: string };

/**
 * Creates the next version of an offer as a draft; the buyer sees it once sent.
 * @throws AppError invalid_transition with an existing draft, or once the offer has ended; invalid_input
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
    // After a sent version, a draft leaves the state unchanged.
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
 * Changes only the named fields of the draft.
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

/** The offer's `updatedAt` also covers its draft. */
const touch = (tx: Transaction, id: string) =>
  tx.offer.update({ where: { id }, data: { updatedAt: new Date() }, select: { id: true } });

const readLines = (version: OfferVersion | undefined) => parseLines(version?.lines ?? []);

type Held = Awaited<ReturnType<typeof lockOffer>>;

/** @param change returns the audit details */
async function write(
  { db, actor, ipAddress, side = "shop" }: ByStaff,
  named: string,
  change: (tx: Transaction, offer: Held) => Promise<string>,
): Promise<OfferAnswer> {
  const id = await db.$transaction(async (tx) => {
    const offer = await lockOffer(tx, named);
    const description = await change(tx, offer);
    const details = { offer: offer.number };
    await recordAudit(tx, { event: "Offer Updated", actor, description, ipAddress, details });
    return offer.id;
  });
  return readOffer(db, id, side);
}
