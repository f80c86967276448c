import "server-only";
import { Worker } from "node:worker_threads";
import { log } from "@/lib/base/log";
import { startOf } from "@/lib/base/programs/programs";
import type { ReadTable, TableOptions } from "@/lib/base/tables/table";
import { workQueue } from "@/lib/http/limits/at-once";
import { AT_ONCE } from "@/lib/http/limits/limits";
import type { WorkbookTask } from "./workbook-thread";

/** A thread that needs longer is ended. */
const SECONDS = 20;

/** Heap of the thread; the thread itself limits what it unpacks. */
const HEAP_MB = 384;

const inTurn = workQueue(AT_ONCE.workbooks);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Microsoft's container before ZIP: .xls, and anything with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

export const isWorkbook = (bytes: Uint8Array): boolean =>
  [ZIP, COMPOUND].some((mark) => mark.every((byte, index) => bytes[index] === byte));

const TOO_MUCH =
  "This workbook is too large to be read. Copy the table alone into a new workbook, or save it as CSV.";

/**
 * Reads XLSX or XLS in a thread of its own: whatever the file holds takes neither time nor memory from anybody else.
 */
export const readWorkbook = (bytes: Uint8Array, options: TableOptions): Promise<ReadTable> =>
  inTurn(options.owner, () => runThread({ bytes, most: options.most, sheet: options.sheet }));

async function runThread(task: WorkbookTask): Promise<ReadTable> {
  const { file, execArgv } = startOf("lib/files/tables/workbook-thread.ts");
  const thread = new Worker(file, {
    workerData: task,
    execArgv,
    // No secret of the shop is within its reach.
    env: { NODE_ENV: "production" },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise, resolve } = Promise.withResolvers<ReadTable>();
  const fail = (error: unknown) => {
    log.error("A workbook could not be read", error);
    resolve({ problem: { row: 1, message: TOO_MUCH } });
  };
  const timer = setTimeout(() => fail(new Error(`It took ${SECONDS} s`)), SECONDS * 1000);
  thread.once("message", resolve);
  thread.once("error", fail);
  thread.once("exit", () => resolve({ problem: { row: 1, message: TOO_MUCH } }));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
