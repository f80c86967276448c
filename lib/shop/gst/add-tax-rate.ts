import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { refuseOverlap } from "./overlap";
import { readTaxRate, taxRateOf } from "./queries";
import type { NewTaxRate, TaxRate } from "./schemas";

export interface AddTaxRateOptions {
  db: PrismaClient;
  request: NewTaxRate;
  actor: AuditActor;
  ipAddress: string;
}

/** @throws AppError overlap where another rate of the heading holds on one of its days */
export async function addTaxRate({
  db,
  request,
  actor,
  ipAddress,
}: AddTaxRateOptions): Promise<TaxRate> {
  const { hsn, from, to, ratePercent, basis, confirmedBy } = request;
  return db.$transaction(async (tx) => {
    await refuseOverlap(tx, request);
    const { id } = await tx.taxRate.create({
      data: {
        hsn,
        validFrom: new Date(from),
        validTo: to === null ? null : new Date(to),
        rateBasisPoints: Math.round(ratePercent * 100),
        basis,
        confirmedBy,
        confirmedAt: confirmedBy === null ? null : new Date(),
      },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Tax Rate Created",
      actor,
      description: `${ratePercent}% GST for HSN ${hsn} from ${from} was added`,
      ipAddress,
      details: { taxRate: id, changes: changes(null, request) },
    });
    return taxRateOf(await readTaxRate(tx, id));
  });
}
