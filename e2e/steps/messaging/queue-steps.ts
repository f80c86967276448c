import { vi } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Mail } from "@/lib/messaging/queue/mail";
import { relayOutbox } from "@/lib/messaging/queue/outbox";
import type { JobData, QueueName } from "@/lib/messaging/queue/queues";
import { settleJob, claimJobs, type ReceiverWorker } from "@/lib/messaging/queue/receiver-worker";
import { sendingBoss } from "@/lib/messaging/queue/send-jobs";

/** Jobs waiting in a queue or in the outbox, oldest first. */
export async function queuedJobs<Name extends QueueName>(
  db: PrismaClient,
  queue: Name,
): Promise<JobData[Name][]> {
  while ((await relayOutbox(db)) > 0);
  const rows = await db.$queryRaw<{ data: JobData[Name] }[]>`
    SELECT data FROM pgboss.job WHERE name = ${queue} AND state IN ('created', 'retry') ORDER BY created_on, id`;
  return rows.map(({ data }) => data);
}

/** Waiting emails, sorted by template. */
export async function queuedMails(db: PrismaClient): Promise<Mail[]> {
  const mails = await queuedJobs(db, "mail");
  return mails.toSorted((a, b) => a.template.localeCompare(b.template));
}

/** Runs the jobs of a queue that are due at a given time, in order, like the worker; returns their number. */
export async function doDueJobs<Name extends QueueName>(
  db: PrismaClient,
  worker: ReceiverWorker<Name>,
  now = new Date(),
): Promise<number> {
  await relayOutbox(db);
  const boss = await sendingBoss();
  const seconds = (now.getTime() - Date.now()) / 1000;
  await moveClock(db, -seconds);
  const jobs = await claimJobs(boss, worker.queue);
  vi.useFakeTimers({ toFake: ["Date"], now });
  for (const job of jobs) await settleJob({ db, boss, worker }, job);
  vi.useRealTimers();
  await moveClock(db, seconds);
  return jobs.length;
}

/** Seconds from the start of each job's last attempt to its next. */
export async function readWaits(db: PrismaClient, queue: QueueName): Promise<number[]> {
  const rows = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM start_after - started_on)::float8 AS seconds
    FROM pgboss.job WHERE name = ${queue} AND state = 'retry' ORDER BY created_on, id`;
  return rows.map(({ seconds }) => Math.round(seconds));
}

/** Shifts the due times of jobs. */
const moveClock = (db: PrismaClient, seconds: number) =>
  db.$executeRaw`UPDATE pgboss.job SET
    start_after = start_after + ${seconds}::float8 * interval '1 second',
    started_on = started_on + ${seconds}::float8 * interval '1 second'`;
