import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { tableRefusal } from "@/lib/base/input/table-errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { listShippingRates } from "./queries";
import { rateRow } from "./rate-fields";
import { readRates } from "./read-rates";
import type { KeepRates, RatesReport } from "./schemas";
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
 * @throws AppError invalid_input with all `errors`, unless it is a dry run
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
    const isMoved = JSON.stringify(before.map(rateRow)) !== JSON.stringify(report.rows);
    if (!isMoved) return;
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

const byPlace = (rates: readonly ShippingRate[]) =>
  Object.fromEntries(
    rates.map(({ way, pins, perKgPaise, leastPaise, askAboveGrams }) => [
      `${way} ${pins.join(",") || "everywhere"}`,
      { perKgPaise, leastPaise, askAboveGrams },
    ]),
  );
