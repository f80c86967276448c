import "server-only";
import { fork, type ChildProcess } from "node:child_process";

/** This process may have no loader, or a different one. */
const EXEC_ARGV = ["--import", "./lib/runtime/node-hooks.mjs"];

export interface StartedChild {
  child: ChildProcess;
  /** Settles when the process has ended. */
  gone: Promise<void>;
}

/** Starts a program of the shop that exchanges messages with this process. */
export function startChild(program: string): StartedChild {
  // It gets its own process group, so that Ctrl-C reaches only the supervisor, which stops things in order.
  const child = fork(program, { detached: true, execArgv: EXEC_ARGV });
  // The child may end while it receives a message; its exit is reported anyway.
  child.on("error", () => undefined);
  return { child, gone: new Promise((resolve) => child.once("exit", () => resolve())) };
}
