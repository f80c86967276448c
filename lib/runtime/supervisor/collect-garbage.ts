import "server-only";
import { Session } from "node:inspector/promises";

/**
 * Returns V8's unused memory to the system. Meant for a process that does much at first and then so little that V8
 * would not collect for days. Blocks the process for some hundredths of a second.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
