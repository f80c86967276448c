import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";

/** A condition on the message `m`: no earlier one to its number waits, so that they arrive in their order. */
export const IS_FIRST = `NOT EXISTS (
  SELECT FROM "whatsapp_messages" e
  WHERE e."state" = 'waiting' AND e."number" = m."number" AND e."createdAt" < m."createdAt")`;

/** Returns whether a message is due; uses an index, so that it can run every second. */
export async function textsAreDue(db: Queryable): Promise<boolean> {
  return holds(
    db,
    `EXISTS (
       SELECT FROM "whatsapp_messages" m
       WHERE m."state" = 'waiting' AND m."nextAt" <= now() AND ${IS_FIRST})`,
  );
}
