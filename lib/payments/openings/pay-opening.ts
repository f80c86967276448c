import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { dayName } from "@/lib/base/india-time";
import { lockCompany } from "@/lib/companies/buying-company";
import { bookOpening, readEntered, readOpenings } from "@/lib/companies/openings/opening-balance";
import type { Transaction } from "@/lib/db/client";
import { isTaken } from "@/lib/db/unique";
import { formatRupees, toPaise, toSafePaise } from "@/lib/pricing/money";
import { CASH_LIMIT_PAISE, cashLaw } from "@/lib/shop/payment-methods/cash-law";
import { toMoment } from "../enter-payment";
import { referenceKey } from "../reference";
import { duplicateReference } from "../write-row";
import { readOpening } from "./read-opening";
import type { OpeningAnswer, PayOpening, SetOpening } from "./schemas";

interface OfCompany extends AuditedWrite {
  /** Id of the company. */
  id: string;
}

/**
 * Enters a company's debt from before its first order here, or corrects it by additional rows.
 * @throws AppError not_found; invalid_input for a correction without a reason
 */
export async function setOpening(
  options: OfCompany & { request: SetOpening },
): Promise<OpeningAnswer> {
  const { db, id, request, ...by } = options;
  return db.$transaction(async (tx) => {
    const company = await lockNamed(tx, id);
    const isCorrection = (await readEntered(tx, [id])).has(id);
    const { amount, at: day, reason = null } = request;
    if (isCorrection && reason === null) throw invalidField("reason", "Say why it is corrected.");
    const balance = { amountPaise: toPaise(amount), day };
    await bookOpening(tx, { company, balance, reason, ...by });
    return readOpening(tx, id);
  });
}

/**
 * Records a payment of an opening balance.
 * @throws AppError not_found; invalid_input for more than is owed, and for cash beyond the legal limit;
 * duplicate_reference
 */
export async function payOpening(
  options: OfCompany & { request: PayOpening },
): Promise<OpeningAnswer> {
  const { db, id, request, actor, ipAddress } = options;
  const { means, reference } = request;
  const amountPaise = toPaise(request.amount);
  const at = request.at === undefined ? new Date() : toMoment(request.at);
  return db.$transaction(async (tx) => {
    const company = await lockNamed(tx, id);
    const duePaise = (await readOpenings(tx, [id])).get(id) ?? 0;
    if (amountPaise > duePaise) {
      const due = formatRupees(Math.max(0, duePaise));
      throw invalidField("amount", `Of the opening balance ${due} is still to be paid.`);
    }
    if (means === "cash") await refuseAboveCash(tx, { id, amountPaise, at });
    if (reference && (means === "upi" || means === "bank")) await refuseUsed(tx, reference);
    const entry = await tx.openingEntry
      .create({
        data: {
          companyId: id,
          kind: "receipt",
          amountPaise,
          means,
          reference: reference ?? null,
          referenceKey: (reference && referenceKey(reference)) || null,
          at,
          userId: actor.userId,
          by: actor.name,
        },
        select: { id: true },
      })
      .catch((error: unknown) => {
        if (isTaken(error)) throw duplicateReference("This payment was recorded already.");
        throw error;
      });
    await recordAudit(tx, {
      event: "Opening Balance Paid",
      actor,
      description: `${formatRupees(amountPaise)} came in for the opening balance of the company ${company.name}`,
      ipAddress,
      details: { company: id, payment: entry.id, amountPaise, means, reference: reference ?? null },
    });
    return readOpening(tx, id);
  });
}

/**
 * Reverses a mistaken payment in full, once.
 * @throws AppError not_found; invalid_transition
 */
export async function reverseOpeningPayment(
  options: OfCompany & { payment: string; reason: string },
): Promise<OpeningAnswer> {
  const { db, id, payment, reason, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const company = await lockNamed(tx, id);
    const row = await tx.openingEntry.findFirst({
      where: { id: payment, companyId: id, kind: "receipt" },
      select: { amountPaise: true, means: true, reversal: { select: { id: true } } },
    });
    if (!row) throw new AppError("not_found", "There is no such payment of this balance.");
    if (row.reversal) {
      throw new AppError("invalid_transition", "This payment was taken back already.");
    }
    const { amountPaise, means } = row;
    const data = { companyId: id, kind: "reversal" as const, amountPaise, means, reason };
    const by = { at: new Date(), userId: actor.userId, by: actor.name };
    await tx.openingEntry.create({
      data: { ...data, ...by, reversesId: payment },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Opening Balance Paid",
      actor,
      description: `A payment of ${formatRupees(toSafePaise(amountPaise))} for the opening balance of the company ${company.name} was taken back`,
      ipAddress,
      details: { company: id, reverses: payment, reason },
    });
    return readOpening(tx, id);
  });
}

async function lockNamed(tx: Transaction, id: string): Promise<{ id: string; name: string }> {
  await lockCompany(tx, id);
  const company = await tx.company.findUnique({ where: { id }, select: { id: true, name: true } });
  if (!company) throw new AppError("not_found", "There is no such company.");
  return company;
}

async function refuseUsed(tx: Transaction, reference: string): Promise<void> {
  const where = { reference: referenceKey(reference) };
  if ((await tx.paymentReference.count({ where })) === 0) return;
  throw duplicateReference(`${reference} was recorded already.`);
}

/** All cash for one opening balance counts together. */
async function refuseAboveCash(
  tx: Transaction,
  { id, amountPaise, at }: { id: string; amountPaise: number; at: Date },
): Promise<void> {
  const { _sum } = await tx.openingEntry.aggregate({
    where: { companyId: id, kind: "receipt", means: "cash", reversal: null },
    _sum: { amountPaise: true },
  });
  if (toSafePaise(_sum.amountPaise ?? 0n) + amountPaise < CASH_LIMIT_PAISE) return;
  const law = cashLaw(dayName(at));
  const most = formatRupees(CASH_LIMIT_PAISE);
  throw invalidField("amount", `Together ${most} or more in cash: not allowed (${law}).`);
}
