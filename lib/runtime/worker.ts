import { constants, setPriority } from "node:os";
import { connect, WORKER_TIMEOUTS } from "@/lib/db/client";
import { isOutage } from "@/lib/db/outage";
import { env } from "@/lib/base/env";
import { eInvoiceWorker } from "@/lib/documents/einvoicing/send-einvoice";
import { refundWorker } from "@/lib/fulfilment/refunds/refund-worker";
import { composeMail } from "@/lib/runtime/mails/compose";
import { log } from "@/lib/base/log";
import { asJobError } from "@/lib/messaging/queue/job-error";
import { mailWorker } from "@/lib/messaging/email/worker";
import { outboxWorker } from "@/lib/messaging/queue/outbox";
import { receiverWorker } from "@/lib/messaging/queue/receiver-worker";
import {
  startQueues,
  withUnawaitedCommits,
  type QueueRunner,
} from "@/lib/messaging/queue/work-queues";
import { pushWorker } from "@/lib/identity/devices/deliver";
import { webhookWorker } from "@/lib/messaging/webhooks/deliver";
import { whatsAppWorker } from "@/lib/messaging/whatsapp/deliver";
import { processorShare } from "./background/processor-share";
import { doTask } from "./background/worker-jobs";
import { LOAD_ONLY } from "./build/load-only";
import type { WorkerTask } from "./background/schedules";

// Background work in a process of its own: it does the jobs of all queues (lib/messaging/queue) and runs the
// supervisor's tasks (worker-supervisor.ts). It starts when there is something to do and ends after a minute without work, so
// that an idle shop spends no memory on it.

const IDLE_MS = 60_000;

if (process.argv.includes(LOAD_ONLY)) process.exit(0);

// A mail with its invoice takes more processor time than the order that it confirms, so requests go first. At the lowest
// priority mails would wait for minutes while others use every processor. A quarter of one sends about 25 a second.
const rested = processorShare(0.25);
/** Not before the first piece of work: somebody may wait for a link, and this process has only just been loaded. */
const giveWay = () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL ?? "";

let underWay = 0;
let idle: NodeJS.Timeout | undefined;

function remaining(): void {
  clearTimeout(idle);
  idle = setTimeout(() => void end(), IDLE_MS);
}

async function busy<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1;
  clearTimeout(idle);
  try {
    return await work();
  } finally {
    underWay -= 1;
    giveWay();
    if (underWay === 0) remaining();
  }
}

/** Logs a database outage in one line, without a stack trace; the next worker starts by itself. */
function giveUp(error: unknown): never {
  if (!isOutage(error)) throw error;
  log.error(`The worker cannot reach the database (${asJobError(error).message})`);
  process.exit(1);
}

const CONNECTIONS = 4;

async function start(): Promise<QueueRunner> {
  const db = connect(databaseUrl, CONNECTIONS, WORKER_TIMEOUTS);
  const mails = connect(withUnawaitedCommits(databaseUrl), CONNECTIONS, WORKER_TIMEOUTS);
  return startQueues({
    databaseUrl,
    workers: [
      outboxWorker(db),
      mailWorker({ db: mails, compose: composeMail }),
      refundWorker(db),
      eInvoiceWorker(db),
      receiverWorker(db, webhookWorker(db)),
      receiverWorker(db, pushWorker(db)),
      receiverWorker(db, whatsAppWorker(db)),
    ],
    around: (work, queue) => busy(() => (queue === "mail" ? rested().then(work) : work())),
  });
}

let started: Promise<QueueRunner | undefined> = Promise.resolve(undefined);
let ending: Promise<void> | undefined;

function end(): Promise<void> {
  clearTimeout(idle);
  ending ??= started.then((queues) => queues?.stop()).then(() => process.exit(0));
  return ending;
}

// Before anything is awaited: a supervisor may be killed while its worker starts. The next start replaces the password
// of the database's role, so a worker left behind would take mails and fail with each.
process.on("disconnect", () => void end());
if (process.connected) started = start().catch(giveUp);
else await end();

process.on("message", (message: WorkerTask | "stop") => {
  if (message === "stop") return void end();
  giveWay();
  void busy(() => doTask(message, databaseUrl)).then(() => process.send?.(message));
});
remaining();
