import cluster from "node:cluster";
import type { Server } from "node:http";
import { once } from "node:events";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../../base/log.ts";

/** Makes a web process end when its supervisor or a signal asks for it. */

const SWEEP_MS = 50;

interface DrainOptions {
  /** Seconds that answers under way may take. */
  seconds: number;
  /**
   * Seconds that idle connections stay open. A client may be sending a request at the very moment its connection is
   * closed, and could not know whether it arrived.
   */
  idleSeconds?: number;
}

/**
 * Accepts no more connections and lets answers under way finish. A client with a keep-alive connection is asked to
 * open another; otherwise it would keep sending requests here until the time is up.
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
  // Answers that had already begun leave their connections open and idle.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  await Promise.race([closed, over]);
  clearInterval(sweep);
}

/**
 * Waits until the supervisor knows that this process accepts nothing more. A connection that it handed over just before
 * goes to another process; if this one exited first, its client would wait for an answer for ever.
 */
async function leaveCluster(): Promise<void> {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  const left = once(process, "disconnect");
  worker.disconnect();
  await left;
}

const DRAIN_SECONDS = 20;

/** Seconds; longer than a request takes to arrive. */
const IDLE_SECONDS = 5;

/** Sent to a process that is replaced while the shop goes on. */
export const RETIRE = "retire";
/** Sent to all web processes when the shop ends. */
export const STOP = "stop";
/**
 * Sent by a process in an unknown state after an uncaught exception: it answers until another has taken its place.
 */
export const BROKEN = "broken";

/** Seconds that a broken process waits for its replacement before it ends by itself. */
const REPLACED_SECONDS = 30;

/** @param beforeExit awaited once the last answer is sent */
export function obeySupervisor(server: Server, beforeExit: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  let isBroken = false;
  const end = (options: DrainOptions) => {
    ending ??= drain(server, options).then(beforeExit).then(leaveCluster);
    void ending.then(() => process.exit(isBroken ? 1 : 0));
  };
  const breakDown = (error: unknown) => {
    log.error("An error that nobody caught; the process asks to be replaced", error);
    if (isBroken) return;
    isBroken = true;
    process.send?.(BROKEN);
    setTimeout(() => end({ seconds: DRAIN_SECONDS }), REPLACED_SECONDS * 1000).unref();
  };
  // Next handles uncaught exceptions as well, and goes on.
  process.on("uncaughtException", breakDown);
  server.on("error", breakDown);
  const stop = () => end({ seconds: DRAIN_SECONDS });
  process.on("message", (message) => {
    if (message === RETIRE) end({ seconds: DRAIN_SECONDS, idleSeconds: IDLE_SECONDS });
    if (message === STOP) stop();
  });
  process.on("SIGTERM", stop);
  // Ctrl-C reaches all processes of a terminal; the supervisor stops them in order.
  process.on("SIGINT", () => undefined);
  process.prependListener("disconnect", () => {
    // Otherwise a cluster process without its supervisor would exit at once.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    stop();
  });
}
