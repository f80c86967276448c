import "server-only";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { documentNumber, financialYearName, getFinancialYear } from "../document-number";
import type { DocumentSeries } from "../schemas";

export interface SeriesOptions {
  kind: DocumentSeries["kind"];
  shop: Pick<ShopSettings, "invoicePrefix">;
  at: Date;
}

/** The current state of a series: a kind of document in the financial year of `at`. */
export async function readSeries(
  db: Db,
  { kind, shop, at }: SeriesOptions,
): Promise<DocumentSeries> {
  const financialYear = getFinancialYear(at);
  const counter = await db.documentSeries.findUnique({
    where: { kind_financialYear: { kind, financialYear } },
    select: { lastSerial: true },
  });
  const document = await db.orderDocument.findFirst({
    where: { kind, financialYear, isApart: false },
    select: { id: true },
  });
  const next = (counter?.lastSerial ?? 0) + 1;
  return {
    kind,
    year: financialYearName(financialYear),
    next,
    number: documentNumber({
      prefix: shop.invoicePrefix,
      kind,
      financialYear,
      isApart: false,
      serial: next,
    }),
    open: document === null,
  };
}

/** The series of this financial year, invoices first. */
export async function listSeries(db: Db, at: Date): Promise<DocumentSeries[]> {
  const shop = await readShopSettings(db);
  const invoices = await readSeries(db, { kind: "invoice", shop, at });
  return [invoices, await readSeries(db, { kind: "credit_note", shop, at })];
}
