import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { csvStream, type CsvCell } from "@/lib/base/csv/csv-stream";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { OrderActor } from "@/lib/orders/order-actor";
import { eachDocument } from "./read-documents";
import { REGISTER_HEADER, registerRows } from "./register-rows";

export interface ExportMonthOptions extends OrderActor {
  db: PrismaClient;
  /** Such as "2026-11". */
  month: string;
}

/** The month's papers line by line as a CSV file, written while it is read. Who takes it is noted first. */
export async function exportRegister({
  db,
  month,
  actor,
  ipAddress,
}: ExportMonthOptions): Promise<ReadableStream<Uint8Array>> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "GST Register Export",
      actor,
      description: `${actor.name} exported the register of ${month}`,
      ipAddress,
      details: { month },
    }),
  );
  return csvStream(REGISTER_HEADER, rowsOf(db, month));
}

async function* rowsOf(db: PrismaClient, month: string): AsyncGenerator<CsvCell[]> {
  for await (const document of eachDocument(db, month)) yield* registerRows(document);
}
