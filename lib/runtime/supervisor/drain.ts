import { once } from "node:events";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const SWEEP_MS = 50;

export interface DrainOptions {
  /** How long answers under way may take. */
  seconds: number;
  /**
   * How long connections on which nothing happens stay open. A client may be sending a request at the
   * very moment in which its connection is closed, and would have to guess whether it arrived.
   */
  idleSeconds?: number;
}

/**
 * Takes no more connections and lets answers under way finish. A client that keeps its connection is
 * told to open another, or it would go on asking here until the time is up.
 */
export async function drain(
  server: Server,
  { seconds, idleSeconds = 0 }: DrainOptions,
): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = once(server, "close");
  const over = sleep(seconds * 1000, undefined, { ref: false });
  // Not the HTTP server's own close(), which closes idle connections at once.
  NetServer.prototype.close.call(server);
  await Promise.race([closed, over, sleep(idleSeconds * 1000, undefined, { ref: false })]);
  server.closeIdleConnections();
  // Answers that had begun by then leave their connections open and idle.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  await Promise.race([closed, over]);
  clearInterval(sweep);
}
