import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { getFinancialYear } from "../document-number";
import type { DocumentSeries } from "../schemas";
import { readSeries } from "./series";
import { lockSeries } from "../issue-number";

export interface StartSeriesOptions extends AuditedWrite {
  kind: DocumentSeries["kind"];
  /** The serial of the next document. */
  next: number;
  at: Date;
}

/**
 * Sets the number with which a series continues from the shop's earlier books (docs/product.md: Documents), as long as
 * no document of the financial year was issued here. Repeating the same number changes and records nothing.
 * @throws AppError series_begun
 */
export async function startSeries(options: StartSeriesOptions): Promise<DocumentSeries> {
  const { db, kind, next, at, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    await lockSeries(tx, kind, getFinancialYear(at));
    const shop = await readShopSettings(tx);
    const before = await readSeries(tx, { kind, shop, at });
    if (next === before.next) return before;
    if (!before.open) throw begun(before);
    await tx.documentSeries.update({
      where: { kind_financialYear: { kind, financialYear: getFinancialYear(at) } },
      data: { lastSerial: next - 1 },
      select: { kind: true },
    });
    const after = await readSeries(tx, { kind, shop, at });
    await recordAudit(tx, {
      event: "Paper Numbers Updated",
      actor,
      description: `The next ${NAMES[kind]} of ${after.year} is ${after.number}`,
      ipAddress,
      details: { kind, changes: { next: { before: before.next, after: next } } },
    });
    return after;
  });
}

const NAMES = { invoice: "invoice", credit_note: "credit note" } as const satisfies Record<
  DocumentSeries["kind"],
  string
>;

function begun({ kind, year, number }: DocumentSeries): AppError {
  const message = `The ${NAMES[kind]}s of ${year} are numbered already. The next one is ${number}.`;
  return new AppError("series_begun", message, { fields: { next: message } });
}
