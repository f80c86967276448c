import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";

/** A condition on the delivery `d`: no earlier one about its object waits, so that they arrive in their order. */
export const IS_FIRST = `NOT EXISTS (
  SELECT FROM "webhook_deliveries" e
  WHERE e."state" = 'waiting' AND e."webhookId" = d."webhookId"
    AND e."objectId" = d."objectId" AND e."queuedAt" < d."queuedAt")`;

/** Returns whether a delivery is due; uses an index, so that it can run every second. */
export async function deliveriesAreDue(db: Queryable): Promise<boolean> {
  return holds(
    db,
    `EXISTS (
       SELECT FROM "webhook_deliveries" d JOIN "webhooks" w ON w."id" = d."webhookId"
       WHERE d."state" = 'waiting' AND d."nextAt" <= now() AND w."active" AND ${IS_FIRST})`,
  );
}
