import "server-only";
import { dateName } from "@/lib/base/dates";
import { dayName } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import type { SettingKey } from "@/lib/shop/settings/definitions";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { DocumentContent } from "../content";
import { eInvoiceDueOn } from "../gst-returns/dated-limits";
import type { IssuedDocument } from "../stored-document";

type Issued = Pick<IssuedDocument, "id" | "kind" | "issuedOn"> & { issuedAt: Date };

interface About {
  content: Pick<DocumentContent, "regime" | "buyer">;
  shop: Pick<ShopSettings, "aggregateTurnoverPaise">;
}

/**
 * Notes, in the transaction of a document to a registered buyer, that it is to have an IRN, where the law of its day
 * asks for one (CGST Rules, rule 48(4)). send-einvoices.ts takes it from there.
 */
export async function openEInvoiceTask(
  tx: Transaction,
  { id: documentId, kind, issuedOn, issuedAt }: Issued,
  { content: { regime, buyer }, shop }: About,
): Promise<void> {
  const isTold = kind === "invoice" || kind === "credit_note";
  if (!isTold || regime !== "gst" || buyer.gstin === null) return;
  const dueOn = eInvoiceDueOn(dateName(issuedOn), shop.aggregateTurnoverPaise);
  if (dueOn === false) return;
  await tx.eInvoiceTask.create({
    data: { documentId, dueOn: dueOn && new Date(dueOn), nextTryAt: issuedAt },
    select: { documentId: true },
  });
}

/**
 * What follows from a changed setting: once the shop says its turnover, does the same for what was issued before, as
 * far as the portal still takes it. A document whose IRN was recorded by hand needs nothing.
 */
export async function followTurnover(tx: Transaction, changed: SettingKey): Promise<void> {
  if (changed !== "aggregateTurnover") return;
  const { aggregateTurnoverPaise } = await readShopSettings(tx);
  const now = new Date();
  const today = dayName(now);
  const issued = await tx.orderDocument.groupBy({
    by: ["issuedOn"],
    where: { regime: "gst", buyerGstin: { not: null }, einvoiceTask: null, registration: null },
  });
  const days = issued.flatMap(({ issuedOn }) => {
    const day = dateName(issuedOn);
    const dueOn = eInvoiceDueOn(day, aggregateTurnoverPaise);
    return dueOn === false || (dueOn !== null && dueOn < today) ? [] : [{ day, dueOn }];
  });
  await tx.$executeRaw`
    INSERT INTO "einvoice_tasks" ("documentId", "dueOn", "nextTryAt")
    SELECT d."id", told."dueOn", ${now}
    FROM "order_documents" d
    JOIN json_to_recordset(${JSON.stringify(days)}::json) AS told ("day" date, "dueOn" date)
      ON told."day" = d."issuedOn"
    WHERE d."kind" IN ('invoice', 'credit_note') AND d."regime" = 'gst' AND d."buyerGstin" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "invoice_registrations" r WHERE r."documentId" = d."id")
    ON CONFLICT ("documentId") DO NOTHING`;
}
