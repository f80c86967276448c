import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { type AppError, invalidField } from "@/lib/base/errors";
import { readPromoCode } from "./queries";
import type { AdminPromoCode, NewPromoCode } from "./schemas";

export interface CreatePromoCodeOptions extends AuditedWrite {
  request: NewPromoCode;
}

/** @throws AppError invalid_input (field `code`) when the code exists already */
export async function createPromoCode({
  db,
  request,
  actor,
  ipAddress,
}: CreatePromoCodeOptions): Promise<AdminPromoCode> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.promoCode.createMany({ data: request, skipDuplicates: true });
    if (count === 0) throw codeTaken(request.code);
    await recordAudit(tx, {
      event: "Promo Code Created",
      actor,
      description: `Promo code ${request.code} for ${request.percent}% off was added`,
      ipAddress,
      details: { promoCode: request.code, changes: changes(null, request) },
    });
    return readPromoCode(tx, request.code);
  });
}

function codeTaken(code: string): AppError {
  return invalidField(
    "code",
    `Promo code ${code} already exists. Edit it, or choose another code.`,
  );
}
