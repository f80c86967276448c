import cluster from "node:cluster";
import type { Server } from "node:http";
import { drain, type DrainOptions } from "./drain.ts";

/** What a web process does when its supervisor, or whoever signals it, tells it to end. */

const DRAIN_SECONDS = 20;

/** Longer than a request is on its way. */
const IDLE_SECONDS = 5;

/** To a process that is replaced while the shop goes on. */
export const RETIRE = "retire";
/** To all of them when the shop ends. */
export const STOP = "stop";

/** `beforeExit` is waited for once the last answer has left. */
export function obeySupervisor(server: Server, beforeExit: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const end = (options: DrainOptions) => {
    ending ??= drain(server, options).then(beforeExit);
    void ending.then(() => process.exit(0));
  };
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
