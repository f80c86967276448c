import type { Observation } from "./observe.ts";

/** One line of JSON on standard output for each request: `LOG_REQUESTS=0` turns it off. */

/** Lines are written together: one system call each would be felt when pages are answered from memory. */
const FLUSH_MS = 100;
const MOST_WAITING = 200;

let waiting: string[] = [];
let timer: NodeJS.Timeout | undefined;

/** Writes what waits, also when the process ends. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  process.stdout.write(waiting.join(""));
  waiting = [];
}

process.on("exit", flush);

export function requestLine({ userId, ...observation }: Observation, at = new Date()): string {
  const line = { time: at.toISOString(), event: "request", ...observation };
  return `${JSON.stringify({ ...line, who: userId ?? "visitor" })}\n`;
}

export function logRequest(observation: Observation): void {
  waiting.push(requestLine(observation));
  if (waiting.length >= MOST_WAITING) flush();
  else timer ??= setTimeout(flush, FLUSH_MS).unref();
}
