import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { noSuchCode, readPromoCode, getVersion, type EditableTerms } from "./queries";
import { ENDS_BEFORE_START, type AdminPromoCode, type PromoCodeChanges } from "./schemas";

export interface UpdatePromoCodeOptions extends AuditedWrite {
  /** Upper case. */
  code: string;
  request: PromoCodeChanges;
}

/**
 * Changes the terms of a code, ends it at once (`active: false`) or reopens it. An order being placed with the code
 * either comes before the change or sees it.
 * @throws AppError not_found; edit_conflict when `version` is not the current one; invalid_input
 */
export async function updatePromoCode(options: UpdatePromoCodeOptions): Promise<AdminPromoCode> {
  const { db, code, request } = options;
  return db.$transaction(async (tx) => {
    const before = await lockTerms(tx, code);
    if (request.version !== undefined && request.version !== getVersion(before))
      throw changedSince();
    const after = merged(before, request);
    if (getVersion(after) !== getVersion(before)) await save(tx, options, code, before, after);
    return readPromoCode(tx, code);
  });
}

async function lockTerms(tx: Transaction, code: string): Promise<EditableTerms> {
  const [terms] = await tx.$queryRaw<EditableTerms[]>`
    SELECT "percent", "active", "startsAt", "endsAt", "maxUses", "maxUsesPerCustomer"
    FROM "promo_codes" WHERE "code" = ${code} FOR UPDATE`;
  if (!terms) throw noSuchCode(code);
  return terms;
}

function changedSince(): AppError {
  return new AppError(
    "edit_conflict",
    "Somebody else has changed this promo code. Check it, then make your change again.",
  );
}

function merged(before: EditableTerms, request: PromoCodeChanges): EditableTerms {
  const { percent = before.percent, active = before.active } = request;
  const { startsAt = before.startsAt, endsAt = before.endsAt } = request;
  const { maxUses = before.maxUses, maxUsesPerCustomer = before.maxUsesPerCustomer } = request;
  if (startsAt && endsAt && endsAt <= startsAt) {
    throw invalidField("endsAt", ENDS_BEFORE_START);
  }
  return { percent, active, startsAt, endsAt, maxUses, maxUsesPerCustomer };
}

async function save(
  tx: Transaction,
  { actor, ipAddress }: UpdatePromoCodeOptions,
  code: string,
  before: EditableTerms,
  after: EditableTerms,
): Promise<void> {
  await tx.promoCode.update({ where: { code }, data: after, select: { code: true } });
  await recordAudit(tx, {
    event: "Promo Code Updated",
    actor,
    description: `Promo code ${code} ${verb(before, after)}`,
    ipAddress,
    details: { promoCode: code, changes: changes(before, after) },
  });
}

function verb(before: EditableTerms, after: EditableTerms): string {
  if (before.active === after.active) return "was changed";
  return after.active ? "was opened again" : "was ended";
}
