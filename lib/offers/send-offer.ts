import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { dateName } from "@/lib/base/dates";
import { columnDay } from "@/lib/base/india-time";
import type { OfferVersion } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { parseSteps } from "@/lib/orders/due/payment-steps";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { keyExpiry } from "./requests/write-request";
import { changeOffer, lockOffer } from "./lock-offer";
import { readOffer, type ShopSide } from "./queries";
import type { OfferAnswer } from "./answers";
import { isKnownToBuyer, REMIND_DAYS, requireStateAfter } from "./states";
import { priceDraft } from "./draft/price-draft";
import { requireValidDay } from "./draft/version-columns";

export interface OfOfferByStaff extends AuditedWrite {
  /** `_id` or number. */
  id: string;
  /** The writer's view; without it, no costs. */
  side?: ShopSide;
}

/**
 * Sends the draft, which freezes it with today's tax and supersedes the version before.
 * @throws AppError invalid_transition without a draft, once the offer has ended, or with an advance that cannot be
 * paid; invalid_input for a day in the past
 */
export async function sendOffer({
  settings,
  ...options
}: OfOfferByStaff & { settings: ShopSettings }): Promise<OfferAnswer> {
  const { db, actor, ipAddress } = options;
  const id = await db.$transaction(async (tx) => {
    const offer = await lockOffer(tx, options.id);
    const now = new Date();
    const state = requireStateAfter(offer, "send", now);
    const [draft] = offer.versions;
    if (!draft || draft.sentAt) {
      throw new AppError("invalid_transition", "There is no draft to send. Begin a version first.");
    }
    requireValidDay(dateName(draft.validUntil));
    requirePaymentMethod(draft, settings);
    const { shippingPaise, tax } = await priceDraft(tx, draft, settings);
    const sent = { sentAt: offer.now, shippingPaise, tax: { ...tax } };
    await tx.offerVersion.update({ where: { id: draft.id }, data: sent, select: { id: true } });
    await changeOffer(tx, offer, {
      state,
      version: draft.n,
      waitingSince: null,
      ...columnsUntil(draft.validUntil, now),
    });
    await queueMail(tx, { template: "offer-sent", offerId: offer.id });
    await recordAudit(tx, {
      event: "Offer Sent",
      actor,
      description: `Version ${draft.n} of offer ${offer.number} was sent`,
      ipAddress,
      details: { offer: offer.number, version: draft.n, totalPaise: tax.totalPaise },
    });
    return offer.id;
  });
  return readOffer(db, id, options.side ?? "shop");
}

/**
 * An advance without a payment method would keep the order from production.
 * @throws AppError invalid_transition
 */
function requirePaymentMethod(draft: OfferVersion, { payments }: ShopSettings): void {
  const steps = parseSteps(draft.paymentSteps) ?? [];
  const asksBefore =
    draft.advancePercent > 0 ||
    steps.some(({ rule }) => rule === "before_production" || rule === "before_dispatch");
  const isPayable = payments.methods.some((method) => method !== "cod" && method !== "account");
  if (!asksBefore || isPayable) return;
  throw new AppError(
    "invalid_transition",
    "This offer is paid in advance, and no way to do so is switched on. Switch on UPI, bank transfer or online payment in Settings, Ways to pay, or take the advance out.",
  );
}

/** Columns for the last day; an offer that ends within days of its mail needs no reminder. */
const columnsUntil = (validUntil: Date, now: Date) => ({
  validUntil,
  keyExpiresAt: keyExpiry(validUntil),
  remindedAt: validUntil <= columnDay(now, REMIND_DAYS) ? now : null,
});

/**
 * Extends the last day of the sent version, even after it has expired.
 * @throws AppError invalid_transition; invalid_input for a day that is too early or too late
 */
export async function extendOffer({
  validUntil: day,
  ...options
}: OfOfferByStaff & { validUntil: string }): Promise<OfferAnswer> {
  const { db, actor, ipAddress } = options;
  const validUntil = requireValidDay(day);
  const id = await db.$transaction(async (tx) => {
    const offer = await lockOffer(tx, options.id);
    const state = requireStateAfter(offer, "extend", new Date());
    const { version: n, validUntil: before } = offer;
    if (n === null || before === null || validUntil < before) {
      throw invalidField("validUntil", "Choose a day after the present one.");
    }
    await tx.offerVersion.update({
      where: { offerId_n: { offerId: offer.id, n } },
      data: { validUntil },
      select: { id: true },
    });
    const stays = offer.state === "changes_asked";
    await changeOffer(tx, offer, {
      ...columnsUntil(validUntil, new Date()),
      state: stays ? "changes_asked" : state,
    });
    await queueMail(tx, { template: "offer-extended", offerId: offer.id });
    await recordAudit(tx, {
      event: "Offer Updated",
      actor,
      description: `Offer ${offer.number} is valid until ${day}`,
      ipAddress,
      details: { offer: offer.number, from: dateName(before), to: day },
    });
    return offer.id;
  });
  return readOffer(db, id, options.side ?? "shop");
}

/**
 * Withdraws an offer, which can then not be accepted. Its buyer is mailed the reason, unless the withdrawal is silent:
 * then only the audit log has it.
 * @throws AppError invalid_transition
 */
export async function withdrawOffer({
  reason,
  silent = false,
  ...options
}: OfOfferByStaff & { reason: string; silent?: boolean }): Promise<OfferAnswer> {
  const { db, actor, ipAddress } = options;
  const id = await db.$transaction(async (tx) => {
    const offer = await lockOffer(tx, options.id);
    const state = requireStateAfter(offer, "withdraw", new Date());
    await changeOffer(tx, offer, {
      state,
      reason: silent ? null : reason,
      waitingSince: null,
    });
    if (!silent && isKnownToBuyer(offer)) {
      await queueMail(tx, { template: "offer-withdrawn", offerId: offer.id });
    }
    await recordAudit(tx, {
      event: "Offer Withdrawn",
      actor,
      description: `Offer ${offer.number} was withdrawn`,
      ipAddress,
      details: { offer: offer.number, reason },
    });
    return offer.id;
  });
  return readOffer(db, id, options.side ?? "shop");
}
