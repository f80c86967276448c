import "server-only";
import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { log } from "@/lib/base/log";
import { startOf } from "@/lib/base/programs/programs";
import { fileFactsSchema, type FileFacts } from "./facts";

const run = promisify(execFile);

/** A check that takes longer is killed, and its file counts as not checked. */
const LONGEST_MS = 60_000;
const LEAST_MS = 20_000;
const MS_PER_MB = 500;
const MEMORY_MB = 512;
const MB = 1024 * 1024;

/** Reads a stored PDF or SVG in a separate process; null after a failure, or beyond the limits of time and memory. */
export async function runPreflight(file: string): Promise<FileFacts | null> {
  const program = startOf("lib/artwork/preflight/read-program.ts");
  // Keeps the shop's secrets out of its environment.
  const env = { NODE_ENV: "production" } as const;
  const args = [...program.execArgv, program.file, file, String(MEMORY_MB * MB)];
  const { size } = await stat(file);
  const timeout = Math.min(LONGEST_MS, LEAST_MS + Math.ceil(size / MB) * MS_PER_MB);
  const limits = { timeout, killSignal: "SIGKILL", maxBuffer: 4 * MB } as const;
  try {
    const { stdout } = await run(process.execPath, args, { ...limits, env });
    return fileFactsSchema.parse(JSON.parse(stdout));
  } catch (error) {
    log.error("A file for printing could not be checked", error);
    return null;
  }
}
