import "server-only";
import { fork, type ChildProcess } from "node:child_process";

/** This process may have been given no loader, or one of its own. */
const EXEC_ARGV = ["--import", "./lib/runtime/node-hooks.mjs"];

export interface StartedChild {
  child: ChildProcess;
  /** Settles when it has ended. */
  gone: Promise<void>;
}

/** Starts a program of the shop's that this process talks to by messages. */
export function startChild(program: string): StartedChild {
  // A group of its own: Ctrl-C reaches the supervisor alone, which stops things in order.
  const child = fork(program, { detached: true, execArgv: EXEC_ARGV });
  // It may end while it is told what to do; that it ended says enough.
  child.on("error", () => undefined);
  return { child, gone: new Promise((resolve) => child.once("exit", () => resolve())) };
}
