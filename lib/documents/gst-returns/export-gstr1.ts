import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { csvStream } from "@/lib/base/csv/csv-stream";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ExportMonthOptions } from "./export-register";
import { gstr1Return } from "./gstr1";
import { tableFile } from "./gstr1-files";
import type { Gstr1, Gstr1Table } from "./gstr1-schema";
import { eachDocument } from "./read-documents";

/** The return of a month. Who takes it is noted first. */
export async function exportGstr1(options: ExportMonthOptions): Promise<Gstr1> {
  await noteExport(options, "GSTR-1");
  return readGstr1(options.db, options.month);
}

/** One of its tables as a CSV file. */
export async function exportGstr1Table(
  options: ExportMonthOptions & { table: Gstr1Table },
): Promise<ReadableStream<Uint8Array>> {
  const { db, month, table } = options;
  await noteExport(options, `the table ${table} of GSTR-1`);
  const { header, rows } = tableFile(await readGstr1(db, month), table);
  return csvStream(header, rows);
}

/** Under the shop's GSTIN, also after it went back to the flat regime. */
async function readGstr1(db: Db, month: string): Promise<Gstr1> {
  const { registration } = await readShopSettings(db);
  const gstr1 = gstr1Return({ gstin: registration?.gstin ?? "", month });
  for await (const document of eachDocument(db, month)) gstr1.add(document);
  return gstr1.result();
}

async function noteExport(
  { db, month, actor, ipAddress }: ExportMonthOptions,
  what: string,
): Promise<void> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "GST Return Export",
      actor,
      description: `${actor.name} exported ${what} of ${month}`,
      ipAddress,
      details: { month },
    }),
  );
}
