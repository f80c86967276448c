import "server-only";
import { fromPrisma } from "pg-boss";
import type { Transaction } from "@/lib/db/client";
import type { JobData } from "@/lib/messaging/queue/queues";
import { sendingBoss, sendJobs } from "@/lib/messaging/queue/send-jobs";

/** What a delivery is about, of one webhook. */
export type Ticket = JobData["webhook"];

/** Sends a job for each delivery that waits; which of them it makes, it decides by itself (deliver.ts). */
export const sendTickets = (tx: Transaction, deliveries: readonly Ticket[]): Promise<void> =>
  sendJobs(
    tx,
    "webhook",
    deliveries.map(({ webhookId, objectId }) => ({ data: { webhookId, objectId } })),
  );

/** Has the first delivery that waits about an object tried at once, and for another 24 hours. */
export async function renewTickets(
  tx: Transaction,
  { webhookId, objectId }: Ticket,
): Promise<void> {
  const db = fromPrisma(tx);
  const boss = await sendingBoss();
  const key = `${webhookId}/${objectId}`;
  const jobs = await boss.findJobs("webhook", { key, db });
  // One that failed would hold up the others of its key.
  const ids = jobs.filter(({ state }) => RENEWED.includes(state)).map(({ id }) => id);
  if (ids.length > 0) await boss.deleteJob("webhook", ids, { db });
  // Its job may be gone, after a month or a restored backup.
  const count = Math.max(1, ids.length);
  await sendTickets(tx, Array<Ticket>(count).fill({ webhookId, objectId }));
}

const RENEWED = ["created", "retry", "failed"];
