import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { redrawTaken } from "@/lib/orders/place/new-order-number";
import { readRefundSums } from "@/lib/payments/refund-sums";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { readCreditable } from "../creditable";
import { compensationRefusal, readSoldLines } from "../read-sold-lines";
import { returnValue, type ReturnedPacks } from "../return-value";
import { replaceGoods } from "./replace-goods";
import type { ClaimDecisionRequest } from "./schemas";

export interface DecideClaimOptions extends OrderActor {
  db: PrismaClient;
  /** The claim's `_id`. */
  id: string;
  request: ClaimDecisionRequest;
}

export interface DecidedClaim {
  /** The order's `_id`. */
  orderId: string;
  /** Products whose stock was reduced. */
  changedProducts: string[];
}

const DECIDED = {
  replace: "is replaced",
  credit: "is credited",
  refuse: "was refused",
} as const;

/**
 * Answers a claim once, and mails the customer. A credit takes the reported packs off the invoices by a credit note. A
 * replacement is a separate free order.
 * @throws AppError not_found; out_of_stock for a replacement; invalid_transition for an answered claim, a credit
 * without an invoice, or a replacement of refunded goods; invalid_input for packs that were already returned, credited
 * or replaced
 */
export function decideClaim({ db, ...options }: DecideClaimOptions): Promise<DecidedClaim> {
  return redrawTaken(() => db.$transaction((tx) => decide(tx, options)));
}

async function decide(
  tx: Transaction,
  { id, request, ...by }: Omit<DecideClaimOptions, "db">,
): Promise<DecidedClaim> {
  const { decision, words } = request;
  const { order, ...claim } = await readHeld(tx, id);
  if (claim.decision) {
    throw new AppError("invalid_transition", "This report is answered already.");
  }
  const packs = claim.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
  if (decision !== "refuse") await refuseCompensated(tx, order, packs);
  if (decision === "replace") await refusePaidBack(tx, order, packs);
  const replacement =
    decision === "replace" ? await replaceGoods(tx, order, { id, lines: packs }, by) : null;
  const note = decision === "credit" ? await credit(tx, order, { packs, by, words }) : null;
  await tx.orderClaim.update({
    where: { id },
    data: {
      decision,
      words,
      decidedAt: order.now,
      decidedBy: by.actor.name,
      creditNoteId: note?.id ?? null,
      replacementId: replacement?.id ?? null,
    },
    select: { id: true },
  });
  await queueMail(tx, { template: "claim-decided", claimId: id });
  await recordAudit(tx, {
    ...by,
    event: "Order Claim Updated",
    description: `A reported problem of order ${order.orderId} ${DECIDED[decision]}`,
    details: {
      order: order.orderId,
      claim: id,
      decision,
      creditNote: note?.number ?? null,
      replacement: replacement?.orderId ?? null,
    },
  });
  return { orderId: order.id, changedProducts: replacement?.changedProducts ?? [] };
}

/** The claim with its order, locked. */
async function readHeld(tx: Transaction, id: string) {
  const missing = () => new AppError("not_found", "There is no such report.");
  const found = isUuid(id)
    ? await tx.orderClaim.findUnique({ where: { id }, select: { orderId: true } })
    : null;
  if (!found) throw missing();
  const order = await lockOrder(tx, found.orderId);
  const claim = await tx.orderClaim.findUniqueOrThrow({
    where: { id },
    select: { decision: true, lines: { select: { orderLineId: true, quantity: true } } },
  });
  return { order, ...claim };
}

/** A unit of goods is compensated once, by any means. */
async function refuseCompensated(
  tx: Transaction,
  { id }: LockedOrder,
  packs: readonly ReturnedPacks[],
): Promise<void> {
  const wanted = packs.map(({ orderLineId: line, quantity }) => ({ line, quantity }));
  const refusal = compensationRefusal(await readSoldLines(tx, id), wanted);
  if (refusal) throw refusal;
}

async function refusePaidBack(
  tx: Transaction,
  { id }: LockedOrder,
  packs: readonly ReturnedPacks[],
): Promise<void> {
  const sums = await readRefundSums(tx, id);
  if ((await readCreditable(tx, id, sums, packs)) >= 0) return;
  throw new AppError(
    "invalid_transition",
    "The price of these goods was given back, so they cannot be replaced as well. Refuse the report, or enter a new order.",
  );
}

interface Credit {
  packs: ReturnedPacks[];
  by: OrderActor;
  words: string;
}

async function credit(tx: Transaction, order: LockedOrder, { packs, by, words }: Credit) {
  if ((await returnValue(tx, order.id, packs)) === 0) {
    throw new AppError(
      "invalid_transition",
      order.isReplacement
        ? "These goods were sent free of charge. Record their return here; then they can be credited on the order that was paid."
        : "Nothing of this order is left to credit.",
    );
  }
  const shop = await readShopSettings(tx);
  const reason = words.split("\n")[0] ?? words;
  const what = { kind: "lines", lines: packs } as const;
  return issueCreditNote(tx, { order, by, at: new Date(), shop, reason, what });
}
