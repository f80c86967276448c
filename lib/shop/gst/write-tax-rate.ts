import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { dateName } from "@/lib/base/dates";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { readTaxRate, toTaxRate } from "./queries";
import { ENDS_BEFORE_START, type TaxRate, type TaxRateChanges, type NewTaxRate } from "./schemas";

export interface ChangeTaxRateOptions extends AuditedWrite {
  id: string;
  request: TaxRateChanges;
}

/**
 * Confirms a rate (`confirmedBy`), ends it (`to`) or corrects an unconfirmed one. Orders keep the rate that they were
 * placed with. The same values again change and record nothing.
 * @throws AppError not_found; overlap; invalid_input
 */
export async function changeTaxRate(options: ChangeTaxRateOptions): Promise<TaxRate> {
  const { db, id, request } = options;
  return db.$transaction(async (tx) => {
    const before = await lockTaxRate(tx, id);
    const after = merged(before, request);
    if (Object.keys(changes(before, after)).length > 0) await save(tx, options, before, after);
    return toTaxRate(await readTaxRate(tx, id));
  });
}

async function lockTaxRate(tx: Transaction, id: string): Promise<TaxRate> {
  const { id: known } = await readTaxRate(tx, id);
  await tx.$queryRaw`SELECT FROM "tax_rates" WHERE "id" = ${known}::uuid FOR NO KEY UPDATE`;
  return toTaxRate(await readTaxRate(tx, id));
}

function merged(before: TaxRate, request: TaxRateChanges): TaxRate {
  const { to = before.to, ratePercent = before.ratePercent, basis = before.basis } = request;
  const { confirmedBy = before.confirmedBy } = request;
  if (to !== null && to < before.from) throw invalidField("to", ENDS_BEFORE_START);
  if (ratePercent !== before.ratePercent && before.confirmedBy !== null) {
    throw invalidField("ratePercent", CONFIRMED);
  }
  const isSame = confirmedBy === before.confirmedBy;
  const confirmedAt = isSame ? before.confirmedAt : confirmedBy && new Date().toISOString();
  return { ...before, to, ratePercent, basis, confirmedBy, confirmedAt };
}

const CONFIRMED =
  "This rate is confirmed. End it, and add another one from the day on which the new rate holds.";

async function save(
  tx: Transaction,
  { actor, ipAddress }: ChangeTaxRateOptions,
  before: TaxRate,
  after: TaxRate,
): Promise<void> {
  const { _id: id, hsn, to, confirmedBy, confirmedAt } = after;
  if (to !== before.to) await refuseOverlap(tx, { ...after, id });
  await tx.taxRate.update({
    where: { id },
    data: {
      validTo: to && new Date(to),
      rateBasisPoints: Math.round(after.ratePercent * 100),
      basis: after.basis,
      confirmedBy,
      confirmedAt,
    },
    select: { id: true },
  });
  const isConfirmed = before.confirmedBy === null && confirmedBy !== null;
  const what = isConfirmed ? `was confirmed by ${confirmedBy}` : "was changed";
  await recordAudit(tx, {
    event: "Tax Rate Updated",
    actor,
    description: `${after.ratePercent}% GST for HSN ${hsn} from ${after.from} ${what}`,
    ipAddress,
    details: { taxRate: id, changes: changes(before, after) },
  });
}

interface RatePeriod {
  /** The id of the rate itself, when an existing rate is changed. */
  id?: string;
  hsn: string;
  /** Days by name, both included; null: until further notice. */
  from: string;
  to: string | null;
}

/**
 * Locks the rates of one heading until the transaction ends and refuses a period that overlaps another. The database
 * refuses it too, but without a message for people.
 * @throws AppError overlap
 */
export async function refuseOverlap(
  tx: Transaction,
  { id, hsn, from, to }: RatePeriod,
): Promise<void> {
  await lockTexts(tx, "tax-rate", [hsn]);
  const other = await tx.taxRate.findFirst({
    where: {
      hsn,
      ...(id ? { id: { not: id } } : {}),
      ...(to === null ? {} : { validFrom: { lte: new Date(to) } }),
      OR: [{ validTo: null }, { validTo: { gte: new Date(from) } }],
    },
    orderBy: { validFrom: "asc" },
    select: { validFrom: true },
  });
  if (!other) return;
  const since = dateName(other.validFrom);
  const message = `Another rate of HSN ${hsn}, from ${since}, holds on some of these days. End it first, or choose other days.`;
  throw new AppError("overlap", message, { fields: { [id ? "to" : "from"]: message } });
}

interface AddTaxRateOptions extends AuditedWrite {
  request: NewTaxRate;
}

/** @throws AppError overlap when another rate of the heading applies on one of its days */
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
    return toTaxRate(await readTaxRate(tx, id));
  });
}
