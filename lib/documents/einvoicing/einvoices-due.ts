import "server-only";
import type pg from "pg";
import { env } from "@/lib/base/env";

/** True when send-einvoices.ts has a document to send; false in a shop without a provider. */
export async function eInvoicesAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  if (!env().EINVOICE) return false;
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM "einvoice_tasks" WHERE "nextTryAt" <= $1) AS found`,
    [new Date()],
  );
  return rows[0]?.found ?? false;
}
