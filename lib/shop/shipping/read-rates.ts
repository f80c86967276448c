import "server-only";
import { readTable } from "@/lib/base/text/read-table";
import { rateFields, toRate } from "./rate-fields";
import {
  MAX_RATES,
  RATE_COLUMNS,
  type KeepRates,
  type RatesReport,
  type SentRate,
} from "./schemas";
import { WAY_NAMES } from "./way-names";
import { type ShippingRate } from "./ways";

export interface ReadRates {
  rates: ShippingRate[];
  errors: RatesReport["errors"];
}

interface SentRow {
  /** As the sender counts it, from 1. */
  row: number;
  sent: SentRate;
}

/** Reads all rows, and says of each wrong one what is wrong with it. */
export function readRates(request: KeepRates): ReadRates {
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
        result.errors.push({ row, column: String(path[0] ?? ""), message });
      }
      continue;
    }
    const rate = toRate(parsed.data);
    const keys = listPlaces(rate).map((place) => `${rate.way} ${place}`);
    const twice = listPlaces(rate).find((place) => known.has(`${rate.way} ${place}`));
    if (twice !== undefined) {
      const message = `${WAY_NAMES[rate.way]} has a rate for ${twice || "everywhere"} already`;
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
  const { lines, found, problem } = readTable(text, RATE_COLUMNS, {
    most: MAX_RATES,
    tooMany: TOO_MANY,
  });
  const missing = RATE_COLUMNS.filter((column) => !found.includes(column));
  if (problem === undefined && missing.length > 0) {
    const heading = `The first line names the columns: ${RATE_COLUMNS.join(", ")}.`;
    return { rows: [], problem: `${heading} Missing: ${missing.join(", ")}.` };
  }
  return {
    rows: lines.map(({ row, cells }) => ({ row, sent: cells })),
    ...(problem && { problem }),
  };
}
