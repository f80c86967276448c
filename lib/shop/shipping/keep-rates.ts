import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { tableRefusal } from "@/lib/base/input/table-errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { listShippingRates } from "./queries";
import { rateRow } from "./rate-fields";
import { readRates } from "./read-rates";
import { RATE_COLUMNS, type KeepRates, type RatesReport, type ShippingRateRow } from "./schemas";
import type { ShippingRate } from "./ways";

export interface KeepRatesOptions {
  db: PrismaClient;
  request: KeepRates;
  /** Only says what would be kept. */
  dryRun: boolean;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Replaces all rates, or none when a row is wrong.
 * @throws AppError invalid_input with all `errors`, unless it is a dry run; edit_conflict with today's `rows` when they
 * have changed since they were read
 */
export async function keepRates(options: KeepRatesOptions): Promise<RatesReport> {
  const { db, request, dryRun, actor, ipAddress } = options;
  const { rates, errors } = readRates(request);
  const report = { rows: rates.map(rateRow), errors };
  if (dryRun) return report;
  if (errors.length > 0) throw tableRefusal(errors);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "shipping_rates" IN SHARE ROW EXCLUSIVE MODE`;
    const before = await listShippingRates(tx);
    const changed = changes(byPlace(before), byPlace(rates));
    const now = before.map(rateRow);
    if (isSame(now, report.rows)) return;
    const read = typeof request === "string" ? undefined : request.rowsRead;
    if (read && !isSame(now, read)) throw changedSince(now);
    await tx.shippingRate.deleteMany();
    await tx.shippingRate.createMany({
      data: rates.map((rate, index) => ({ ...rate, position: index + 1 })),
    });
    await recordAudit(tx, {
      event: "Shipping Rates Updated",
      actor,
      description: `The shipping rates were changed: there are ${rates.length} now`,
      ipAddress,
      details: { changes: changed },
    });
  });
  return report;
}

const isSame = (some: readonly ShippingRateRow[], others: readonly ShippingRateRow[]) =>
  JSON.stringify(some.map(listValues)) === JSON.stringify(others.map(listValues));

const listValues = (row: ShippingRateRow) => RATE_COLUMNS.map((column) => row[column]);

const changedSince = (rows: ShippingRateRow[]) =>
  new AppError(
    "edit_conflict",
    "Somebody else changed the shipping rates meanwhile. Nothing was saved: look at today's rates and save again.",
    { extra: { rows } },
  );

const byPlace = (rates: readonly ShippingRate[]) =>
  Object.fromEntries(
    rates.map(({ way, pins, perKgPaise, leastPaise, askAboveGrams }) => [
      `${way} ${pins.join(",") || "everywhere"}`,
      { perKgPaise, leastPaise, askAboveGrams },
    ]),
  );
