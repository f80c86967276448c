import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { OrderActor } from "@/lib/orders/lock-order";
import type { AccountStatement } from "./read-statement";

/** Audits the export of a customer's statement. */
export async function noteStatementExport(
  db: PrismaClient,
  { customer, from, to }: AccountStatement,
  { actor, ipAddress }: OrderActor,
): Promise<void> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Account Statement Export",
      actor,
      description: `${actor.name} exported the statement of ${customer.name} from ${from} to ${to}`,
      ipAddress,
      details: { customer: customer.id, from, to },
    }),
  );
}
