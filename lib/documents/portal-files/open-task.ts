import "server-only";
import { dateName } from "@/lib/base/dates";
import { dayName } from "@/lib/base/india-time";
import { env } from "@/lib/base/env";
import type { Transaction } from "@/lib/db/client";
import { dropJobs, sendJobs, sendMissingJobs } from "@/lib/messaging/queue/send-jobs";
import type { SettingKey } from "@/lib/shop/settings/definitions";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { DocumentContent } from "../content";
import { eInvoiceDueOn } from "../gst-returns/dated-limits";
import type { IssuedDocument } from "../stored-document";

type Issued = Pick<IssuedDocument, "id" | "kind" | "issuedOn">;

interface About {
  content: Pick<DocumentContent, "regime" | "buyer">;
  shop: Pick<ShopSettings, "aggregateTurnoverPaise">;
}

/**
 * Creates the e-invoice task of a document to a registered buyer in its transaction, if the law of its day requires an
 * IRN (CGST Rules, rule 48(4)). The worker sends it when the shop has a provider (send-einvoice.ts).
 */
export async function openEInvoiceTask(
  tx: Transaction,
  { id: documentId, kind, issuedOn }: Issued,
  { content: { regime, buyer }, shop }: About,
): Promise<void> {
  const isTold = kind === "invoice" || kind === "credit_note";
  if (!isTold || regime !== "gst" || buyer.gstin === null) return;
  const dueOn = eInvoiceDueOn(dateName(issuedOn), shop.aggregateTurnoverPaise);
  if (dueOn === false) return;
  await tx.eInvoiceTask.create({
    data: { documentId, dueOn: dueOn && new Date(dueOn) },
    select: { documentId: true },
  });
  await queueEInvoice(tx, documentId);
}

const toJob = (documentId: string) => ({ id: documentId, data: { documentId } });

/** Queues a document for the worker, whatever became of its earlier jobs. Without a provider it waits for the owner. */
export async function queueEInvoice(
  tx: Transaction,
  documentId: string,
  { startAfter = 0 } = {},
): Promise<void> {
  await dropEInvoice(tx, documentId);
  if (env().EINVOICE) await sendJobs(tx, "einvoice", [{ ...toJob(documentId), startAfter }]);
}

/** Removes the jobs of a document, also the failed ones. */
export const dropEInvoice = (tx: Transaction, documentId: string): Promise<void> =>
  dropJobs(tx, ["einvoice", "einvoice-failed"], { documentId });

/**
 * Creates the missing jobs of open documents: once the shop has a provider, enters its turnover, or was restored from a
 * backup.
 */
export async function queueOpenEInvoices(tx: Transaction): Promise<number> {
  if (!env().EINVOICE) return 0;
  const open = await tx.eInvoiceTask.findMany({
    where: { doneAt: null, refused: false },
    select: { documentId: true },
  });
  const jobs = open.map(({ documentId }) => toJob(documentId));
  return sendMissingJobs(tx, "einvoice", jobs);
}

/** Sends the open documents of an order again, including refused ones, because their data has changed. */
export async function resendEInvoices(tx: Transaction, orderId: string): Promise<void> {
  const where = { doneAt: null, document: { orderId } };
  const open = await tx.eInvoiceTask.findMany({ where, select: { documentId: true } });
  await tx.eInvoiceTask.updateMany({ where, data: { refused: false } });
  for (const { documentId } of open) await queueEInvoice(tx, documentId);
}

/**
 * Effect of a changed setting: once the shop enters its turnover, creates tasks for documents issued before, as far as
 * the portal still accepts them. A document with a manually recorded IRN needs none.
 */
export async function followTurnover(tx: Transaction, changed: SettingKey): Promise<void> {
  if (changed !== "aggregateTurnover") return;
  const { aggregateTurnoverPaise } = await readShopSettings(tx);
  const today = dayName(new Date());
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
    INSERT INTO "einvoice_tasks" ("documentId", "dueOn")
    SELECT d."id", told."dueOn"
    FROM "order_documents" d
    JOIN json_to_recordset(${JSON.stringify(days)}::json) AS told ("day" date, "dueOn" date)
      ON told."day" = d."issuedOn"
    WHERE d."kind" IN ('invoice', 'credit_note') AND d."regime" = 'gst' AND d."buyerGstin" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "invoice_registrations" r WHERE r."documentId" = d."id")
    ON CONFLICT ("documentId") DO NOTHING`;
  await queueOpenEInvoices(tx);
}
