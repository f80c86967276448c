import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { tableRefusal } from "@/lib/base/input/table-errors";
import { counted } from "@/lib/base/text/counts";
import { priceListAnswer, priceRow, readPriceList, readWholeList } from "./queries";
import { readRows } from "./read-rows";
import type { PriceListAnswer, PriceReport, SavePriceList } from "./schemas";
import { listChanges, replaceRows, requireFreeName, termColumns, toTerms } from "./write-rows";

export interface SavePriceListOptions extends AuditedWrite {
  id: string;
  request: SavePriceList;
  /** For a file: `updatedAt` of the list when it was read; undefined skips the check. */
  readAt: string | undefined;
  /** Only reports which rows can be read. */
  dryRun: boolean;
}

/**
 * Replaces a price list, or only its rows by those of a file, as a whole. Orders keep the prices that they were placed
 * with.
 * @throws AppError not_found; edit_conflict when the list was changed since it was read; invalid_input for a name in
 * use, and with all `errors` of invalid rows
 */
export async function savePriceList(
  options: SavePriceListOptions,
): Promise<PriceListAnswer | PriceReport> {
  const { db, id, request, dryRun, actor, ipAddress } = options;
  const isFile = typeof request === "string";
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "price_lists" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
    const before = await readWholeList(tx, id);
    const { rows, errors } = await readRows(tx, isFile ? request : request.rows);
    if (dryRun) return { rows: rows.map(priceRow), errors };
    refuseOlder(before.summary, isFile ? options.readAt : request.updatedAt);
    if (errors.length > 0) throw tableRefusal(errors);
    const terms = toTerms(isFile ? before.summary : request);
    await requireFreeName(tx, terms.name, id);
    const was = { terms: toTerms(before.summary), rows: before.rows };
    const changed = listChanges(was, { terms, rows });
    const isChanged = Object.keys(changed.changes).length + changed.pricesChanged > 0;
    if (!isChanged) return priceListAnswer(before);
    await tx.priceList.update({ where: { id }, data: termColumns(terms), select: { id: true } });
    await replaceRows(tx, id, rows);
    await recordAudit(tx, {
      event: "Price List Updated",
      actor,
      description: `Price list ${terms.name} was changed: ${counted(changed.pricesChanged, "price")}`,
      ipAddress,
      details: { priceList: id, ...changed },
    });
    return readPriceList(tx, id);
  });
}

function refuseOlder({ updatedAt }: { updatedAt: string }, readAt: string | undefined): void {
  if (readAt === undefined || new Date(readAt).toISOString() === updatedAt) return;
  throw new AppError(
    "edit_conflict",
    "Somebody else has changed this price list. Nothing was saved. Load it again and repeat your change.",
  );
}
