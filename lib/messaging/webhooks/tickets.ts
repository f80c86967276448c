import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { JobData } from "@/lib/messaging/queue/queues";
import { renewJobs, sendJobs } from "@/lib/messaging/queue/send-jobs";

/** Webhook and object of a delivery. */
export type Ticket = JobData["webhook"];

/** Sends a job for each waiting delivery; the job itself chooses the delivery to make (deliver.ts). */
export const sendTickets = (tx: Transaction, deliveries: readonly Ticket[]): Promise<void> =>
  sendJobs(
    tx,
    "webhook",
    deliveries.map(({ webhookId, objectId }) => ({ data: { webhookId, objectId } })),
  );

/** Retries the first waiting delivery of an object at once, and for another 24 hours. */
export async function renewTickets(tx: Transaction, ticket: Ticket): Promise<void> {
  const key = `${ticket.webhookId}/${ticket.objectId}`;
  const count = await renewJobs(tx, "webhook", [key], ["created", "retry", "failed"]);
  // Its job may be gone, after a month or a restored backup.
  if (count === 0) await sendTickets(tx, [ticket]);
}
