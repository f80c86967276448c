import "server-only";
import { Session } from "node:inspector/promises";

/**
 * Gives back to the system what V8 holds without use: for a process that did much at first and then does so
 * little that V8 would not collect again for days. It stands still meanwhile, for some hundredths of a second.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
