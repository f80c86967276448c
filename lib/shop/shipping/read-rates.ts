import "server-only";
import { CsvError, parse } from "csv-parse/sync";
import { rateFields, toRate } from "./rate-fields";
import {
  MAX_RATES,
  RATE_COLUMNS,
  type KeepRates,
  type RateColumn,
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
    const keys = placesOf(rate).map((place) => `${rate.way} ${place}`);
    const twice = placesOf(rate).find((place) => known.has(`${rate.way} ${place}`));
    if (twice !== undefined) {
      const message = `${WAY_NAMES[rate.way]} has a rate for ${twice || "everywhere"} already`;
      result.errors.push({ row, column: "pins", message });
    }
    for (const key of keys) known.add(key);
    result.rates.push(rate);
  }
  return result;
}

const placesOf = ({ pins }: ShippingRate) => (pins.length === 0 ? [""] : pins);

const HEADING = `The first line names the columns: ${RATE_COLUMNS.join(", ")}.`;
const UNREADABLE = "This file cannot be read as CSV. Save it as “CSV UTF-8” and try again.";

function rowsOfFile(text: string): { rows: SentRow[]; problem?: string } {
  const [heading = ""] = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1);
  const delimiter = [",", ";", "\t"].find((each) => heading.includes(each)) ?? ",";
  const records = recordsOf(text, delimiter);
  if (!records) return { rows: [], problem: UNREADABLE };
  const [names = [], ...lines] = records;
  const places = RATE_COLUMNS.map((column) => placeOf(names, column));
  const missing = RATE_COLUMNS.filter((_, index) => (places[index] ?? -1) < 0);
  if (missing.length > 0) {
    return { rows: [], problem: `${HEADING} Missing: ${missing.join(", ")}.` };
  }
  if (lines.length > MAX_RATES) return { rows: [], problem: `Keep at most ${MAX_RATES} rates.` };
  const rows = lines.map((cells, index) => ({ row: index + 2, sent: sentRate(cells, places) }));
  return { rows: rows.filter(({ sent }) => Object.values(sent).some((cell) => cell !== "")) };
}

const placeOf = (names: readonly string[], column: RateColumn) =>
  names.findIndex((name) => name.trim().toLowerCase() === column.toLowerCase());

function sentRate(cells: readonly string[], places: readonly number[]): SentRate {
  const [way = "", pins = "", perKg = "", least = "", askAbove = ""] = places.map((place) =>
    (cells[place] ?? "").trim(),
  );
  return { way, pins, perKg, least, askAbove };
}

function recordsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      max_record_size: 16 * 1024,
      to: MAX_RATES + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
