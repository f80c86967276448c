import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { counted as countOf, countText } from "@/lib/base/text/counts";
import type { Db, Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { pickSheets } from "@/lib/base/tables/sheets";
import { NOT_ARCHIVED } from "../presence";
import { MAX_STOCK } from "../number-fields";
import { setStocks } from "../stock/stock";
import { readCountSheet, type CountedRow, type CountSheet } from "./read-sheet";
import type { CountLine, CountReport } from "./schemas";

export interface BookCountOptions extends AuditedWrite {
  /** The filled-in sheet as CSV. */
  bytes: Uint8Array;
  /** The sheet of a workbook. */
  sheet?: string | undefined;
  reason: string;
  /** When true, only reports what would be booked. */
  dryRun: boolean;
}

export interface BookedCount {
  report: CountReport;
  /** Ids of products whose stock changed. */
  changedProducts: string[];
}

const TRANSACTION = { maxWait: 10_000, timeout: 30_000 };

/**
 * Books a filled-in count sheet, either completely or not at all. It books the difference between the count and the
 * stock printed on the sheet, so that packs sold or added since the sheet was made stay sold or added.
 * @throws AppError invalid_input with the report, when a row is wrong and this is not a dry run
 */
export async function bookCount(options: BookCountOptions): Promise<BookedCount> {
  const { db, dryRun, actor } = options;
  const sheet = await readCountSheet(
    options.bytes,
    actor.userId ?? actor.identifier,
    options.sheet,
  );
  if (dryRun) return { report: await readReport(db, sheet, true), changedProducts: [] };
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT "id" FROM "products" WHERE "id" = ANY (${sheet.rows.map((row) => row.productId)}::uuid[])
      ORDER BY "id" FOR NO KEY UPDATE`;
    const report = await readReport(tx, sheet, false);
    if (report.errors.length > 0) throw refusal(report);
    const lines = report.lines.filter(({ booked }) => !booked);
    if (lines.length > 0) await save(tx, options, sheet, lines);
    return { report, changedProducts: lines.map(({ _id }) => _id) };
  }, TRANSACTION);
}

function refusal(report: CountReport): AppError {
  const { length } = report.errors;
  const message = `Nothing was booked: ${countOf(length, "row")} ${length === 1 ? "is" : "are"} wrong in the sheet.`;
  return new AppError("invalid_input", message, { extra: { report } });
}

async function readReport(db: Db, sheet: CountSheet, dryRun: boolean): Promise<CountReport> {
  const ids = sheet.rows.map(({ productId }) => productId);
  const products = await db.product.findMany({
    where: { ...NOT_ARCHIVED, id: { in: ids } },
    select: { id: true, name: true, stockCount: true },
  });
  const earlier =
    sheet.sheetId === null
      ? []
      : await db.stockAdjustment.findMany({
          where: { sheetId: sheet.sheetId, productId: { in: ids } },
          select: { productId: true },
        });
  const byId = new Map(products.map((product) => [product.id, product]));
  const booked = new Set(earlier.map(({ productId }) => productId));
  const report: CountReport = {
    dryRun,
    ...pickSheets(sheet),
    counted: sheet.rows.length,
    errors: [...sheet.errors],
    lines: [],
  };
  for (const row of sheet.rows) {
    const product = byId.get(row.productId);
    const line = product && toLine(row, product, booked.has(product.id));
    const problem = line ? findProblem(line) : "This product is no longer in the catalogue.";
    if (problem) report.errors.push({ row: row.row, message: problem });
    else if (line && line.difference !== 0) report.lines.push(line);
  }
  report.errors.sort((one, other) => one.row - other.row);
  return report;
}

function toLine(
  { row, expected, counted }: CountedRow,
  { id, name, stockCount }: { id: string; name: string; stockCount: number },
  booked: boolean,
): CountLine {
  const difference = counted - expected;
  const after = booked ? stockCount : stockCount + difference;
  return { row, _id: id, name, expected, counted, difference, stockCount, after, booked };
}

function findProblem({ name, after, stockCount, difference }: CountLine): string | null {
  if (after < 0) {
    return `${name}: ${countText(-difference)} fewer were counted, and only ${countText(stockCount)} are in stock by now. Count it again.`;
  }
  return after > MAX_STOCK ? `${name}: the stock can be at most ${countText(MAX_STOCK)}.` : null;
}

async function save(
  tx: Transaction,
  { reason, actor, ipAddress }: BookCountOptions,
  { sheetId }: CountSheet,
  lines: readonly CountLine[],
): Promise<void> {
  await setStocks(tx, {
    counts: lines.map(({ _id, after }) => ({ productId: _id, stockCount: after })),
    reason,
    actor,
    ...(sheetId === null ? {} : { sheetId }),
  });
  await recordAudit(tx, {
    event: "Stock Updated",
    actor,
    description: `${actor.name} booked a count sheet: ${countOf(lines.length, "product")} changed: ${reason}`,
    ipAddress,
    details: {
      sheet: sheetId,
      reason,
      changes: Object.fromEntries(
        lines.map(({ _id, stockCount, after }) => [
          _id,
          { stockCount: { before: stockCount, after } },
        ]),
      ),
    },
  });
}
