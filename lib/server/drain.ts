import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const SWEEP_MS = 50;

/**
 * Takes no more connections and lets answers under way finish, for at most `seconds`. A client that
 * keeps its connection is told to open another, or it would go on asking here until the time is up.
 */
export async function drain(server: Server, seconds: number): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = once(server, "close");
  server.close();
  // Answers that had begun by then leave their connections open and idle.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  await Promise.race([closed, sleep(seconds * 1000, undefined, { ref: false })]);
  clearInterval(sweep);
}
