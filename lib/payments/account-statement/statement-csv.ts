import "server-only";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import { dayName } from "@/lib/base/india-time";
import { toRupees } from "@/lib/pricing/money";
import type { AccountStatement } from "./read-statement";
import { STATEMENT_KIND_NAMES } from "./statement-text";

const HEADER = [
  "Date",
  "Kind",
  "Number",
  "Order",
  "Details",
  "Debit (INR)",
  "Credit (INR)",
  "Balance (INR)",
];

/** A statement as CSV: the opening balance, a row per change, and the closing balance. */
export function statementCsv(statement: AccountStatement): Promise<ReadableStream<Uint8Array>> {
  const { from, to, openingPaise, rows, closingPaise } = statement;
  return csvStream(HEADER, [
    balanceRow(from, "Opening balance", openingPaise),
    ...rows.map(({ at, kind, number, order, words, debitPaise, creditPaise, balancePaise }) => [
      ...[dayName(at), STATEMENT_KIND_NAMES[kind], number, order, words],
      ...[debitPaise, creditPaise, balancePaise].map(toRupees),
    ]),
    balanceRow(to, "Closing balance", closingPaise),
  ]);
}

const balanceRow = (day: string, kind: string, paise: number): CsvCell[] => [
  ...[day, kind, null, null, null, null, null],
  toRupees(paise),
];
