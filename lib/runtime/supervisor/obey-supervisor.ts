import cluster from "node:cluster";
import type { Server } from "node:http";
import { log } from "../../base/log.ts";
import { once } from "node:events";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What a web process does when its supervisor, or whoever signals it, tells it to end. */

const SWEEP_MS = 50;

interface DrainOptions {
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

const DRAIN_SECONDS = 20;

/** Longer than a request is on its way. */
const IDLE_SECONDS = 5;

/** To a process that is replaced while the shop goes on. */
export const RETIRE = "retire";
/** To all of them when the shop ends. */
export const STOP = "stop";
/** From a process whose state nobody knows any more: it answers until another has taken its place. */
export const BROKEN = "broken";

/** How long a broken process waits to be replaced; it ends by itself then. */
const REPLACED_SECONDS = 30;

/** `beforeExit` is waited for once the last answer has left. */
export function obeySupervisor(server: Server, beforeExit: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  let isBroken = false;
  const end = (options: DrainOptions) => {
    ending ??= drain(server, options).then(beforeExit);
    void ending.then(() => process.exit(isBroken ? 1 : 0));
  };
  const breakDown = (error: unknown) => {
    log.error("An error that nobody caught; the process asks to be replaced", error);
    if (isBroken) return;
    isBroken = true;
    process.send?.(BROKEN);
    setTimeout(() => end({ seconds: DRAIN_SECONDS }), REPLACED_SECONDS * 1000).unref();
  };
  // Next listens for exceptions as well, and goes on.
  process.on("uncaughtException", breakDown);
  server.on("error", breakDown);
  const stop = () => end({ seconds: DRAIN_SECONDS });
  process.on("message", (message) => {
    if (message === RETIRE) end({ seconds: DRAIN_SECONDS, idleSeconds: IDLE_SECONDS });
    if (message === STOP) stop();
  });
  process.on("SIGTERM", stop);
  // Ctrl-C reaches all of a terminal's processes; the supervisor stops them in order.
  process.on("SIGINT", () => undefined);
  process.prependListener("disconnect", () => {
    // Without its supervisor a process of a cluster would exit at once.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    stop();
  });
}
