import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { asSentence } from "@/lib/base/text/sentence";
import { tableRefusal } from "@/lib/base/input/table-errors";
import type { Cell } from "@/lib/base/tables/cell";
import { readLines, type TableLine } from "@/lib/base/tables/read-lines";
import { readMoney } from "@/lib/base/tables/read-money";
import { readWeight } from "@/lib/base/tables/read-measure";
import { type NumberStyle, type Read } from "@/lib/base/tables/read-number";
import { toRupees } from "@/lib/pricing/money";
import { listShippingRates } from "./queries";
import { rateFields, rateRow, toRate } from "./rate-fields";
import {
  type ReplaceRates,
  MAX_RATES,
  RATE_COLUMNS,
  type RatesReport,
  type SentRate,
  type ShippingRateRow,
} from "./schemas";
import { SHIPPING_METHOD_NAMES } from "./method-names";
import type { ShippingRate } from "./methods";

export interface ReplaceRatesOptions extends AuditedWrite {
  request: ReplaceRates;
  /** Only says what would be kept. */
  dryRun: boolean;
}

/**
 * Replaces all rates, or none when a row is wrong.
 * @throws AppError invalid_input with all `errors`, unless it is a dry run; edit_conflict with today's `rows` when they
 * have changed since they were read
 */
export async function replaceRates(options: ReplaceRatesOptions): Promise<RatesReport> {
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

interface ReadRates {
  rates: ShippingRate[];
  errors: RatesReport["errors"];
}

interface SentRow {
  /** Row number of the sender, from 1. */
  row: number;
  sent: SentRate;
}

/** Reads all rows, and reports the mistake of each invalid one. */
function readRates(request: ReplaceRates): ReadRates {
  if (typeof request === "string") {
    const { rows, problem } = rowsOfFile(request);
    if (problem) return { rates: [], errors: [{ row: 1, column: "", message: problem }] };
    return judge(rows);
  }
  return judge(request.rows.map((sent, index) => ({ row: index + 1, sent })));
}

function judge(rows: readonly SentRow[]): ReadRates {
  const result: ReadRates = { rates: [], errors: [] };
  const known = new Set<string>();
  for (const { row, sent } of rows) {
    const parsed = rateFields.safeParse(sent);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        result.errors.push({ row, column: String(path[0] ?? ""), message: asSentence(message) });
      }
      continue;
    }
    const rate = toRate(parsed.data);
    const keys = listPlaces(rate).map((place) => `${rate.way} ${place}`);
    const twice = listPlaces(rate).find((place) => known.has(`${rate.way} ${place}`));
    if (twice !== undefined) {
      const message = `${SHIPPING_METHOD_NAMES[rate.way]} has a rate for ${twice || "everywhere"} already.`;
      result.errors.push({ row, column: "pins", message });
    }
    for (const key of keys) known.add(key);
    result.rates.push(rate);
  }
  return result;
}

const listPlaces = ({ pins }: ShippingRate) => (pins.length === 0 ? [""] : pins);

const TOO_MANY = `Keep at most ${MAX_RATES} rates.`;

function rowsOfFile(text: string): { rows: SentRow[]; problem?: string } {
  const file = readLines(text, {
    kind: "rates",
    columns: RATE_COLUMNS,
    most: MAX_RATES,
    tooMany: TOO_MANY,
  });
  const { lines, found, problem } = file;
  const missing = RATE_COLUMNS.filter((column) => !found.includes(column));
  if (problem === undefined && missing.length > 0) {
    const heading = `The first line names the columns: ${RATE_COLUMNS.join(", ")}.`;
    return { rows: [], problem: `${heading} Missing: ${missing.join(", ")}.` };
  }
  return {
    rows: lines.map((line) => ({ row: line.row, sent: toSent(line, file) })),
    ...(problem && { problem }),
  };
}

function toSent({ cells }: TableLine<(typeof RATE_COLUMNS)[number]>, style: NumberStyle): SentRate {
  const rupees = (cell: Cell, per?: "kg") => {
    const { value, reason } = readMoney(cell, { ...style, per });
    return reason === undefined ? toRupees(value) : cell.text;
  };
  const kg: Read<number> = readWeight(cells.askAbove, { ...style, in: "kg" });
  return {
    way: cells.way.text,
    pins: cells.pins.text,
    perKg: rupees(cells.perKg, "kg"),
    least: rupees(cells.least),
    askAbove: kg.value ?? cells.askAbove.text,
  };
}
