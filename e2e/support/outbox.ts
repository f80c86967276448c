import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, expect } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { composeMail } from "@/lib/runtime/mails/compose";
import type { Mail } from "@/lib/messaging/queue/mail";
import { queueMail } from "@/lib/messaging/email/queue";
import { outboxTransport } from "@/lib/messaging/email/transport";
import { mailWorker } from "@/lib/messaging/email/worker";
import type { QueueName } from "@/lib/messaging/queue/queues";
import { outboxWorker } from "@/lib/messaging/queue/outbox";
import { startQueues, type AnyQueueWorker } from "@/lib/messaging/queue/work-queues";
import { poll } from "@/lib/base/poll";
import type { TestDatabase } from "./database";

const closers: (() => Promise<unknown>)[] = [];

/** Stops after each test of the file what `startOutbox` started. */
export function closeOutboxes(): void {
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
}

interface OutboxOptions {
  mailFrom?: string;
}

/** Starts a worker that writes emails into a new folder; returns the folder. */
export async function startOutbox(
  { db, url: databaseUrl }: TestDatabase,
  { mailFrom }: OutboxOptions = {},
): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), "shop-outbox-"));
  closers.push(() => rm(home, { recursive: true }));
  const folder = path.join(home, "data/outbox");
  const transport = outboxTransport(folder);
  const sender = { appUrl: "https://shop.example", mailFrom };
  const workers = [mailWorker({ db, compose: composeMail, transport, sender }), outboxWorker(db)];
  const worker = await startQueues({ databaseUrl, workers });
  closers.push(() => worker.stop());
  return folder;
}

export function queueMails(db: PrismaClient, ...mails: Mail[]): Promise<Mail[]> {
  return db.$transaction((tx) => queueMail(tx, ...mails));
}

/** Waits for the first `count` emails in the folder and returns their paths, by name. */
export async function readFiles(folder: string, count: number): Promise<string[]> {
  let names: string[] = [];
  const arrived = await poll(60, async () => {
    names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    return names.length === count;
  });
  expect(arrived).toBe(true);
  return names.sort().map((name) => path.join(folder, name));
}

const readMail = async (file: string): Promise<Email> => PostalMime.parse(await readFile(file));

export async function readMails(folder: string, count: number): Promise<Email[]> {
  return Promise.all((await readFiles(folder, count)).map(readMail));
}

/** Makes a worker run a queue's jobs once, as if all were due. Returns their number. */
export async function doJobs(
  { db, url: databaseUrl }: TestDatabase,
  queue: QueueName,
  worker: AnyQueueWorker,
): Promise<number> {
  const waiting = await db.$executeRaw`
    UPDATE pgboss.job SET start_after = now() WHERE name = ${queue} AND state < 'active'`;
  if (waiting === 0) return 0;
  const runner = await startQueues({ databaseUrl, workers: [worker] });
  const isDone = async () => {
    const due = await db.$queryRaw<unknown[]>`
      SELECT FROM pgboss.job
      WHERE name = ${queue} AND (state = 'active' OR state < 'active' AND start_after <= now())`;
    return due.length === 0;
  };
  try {
    expect(await poll(60, isDone)).toBe(true);
  } finally {
    await runner.stop();
  }
  return waiting;
}
