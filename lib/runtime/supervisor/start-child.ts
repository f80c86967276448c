import "server-only";
import { fork, type ChildProcess } from "node:child_process";
import { startOf, type Program } from "@/lib/base/programs/programs";

export interface StartedChild {
  child: ChildProcess;
  /** Settles when the process has ended. */
  gone: Promise<void>;
}

/** Starts a program of the shop that exchanges messages with this process. */
export function startChild(program: Program): StartedChild {
  // It gets its own process group, so that Ctrl-C reaches only the supervisor, which stops things in order.
  const { file, execArgv } = startOf(program);
  const child = fork(file, { detached: true, execArgv });
  // The child may end while it receives a message; its exit is reported anyway.
  child.on("error", () => undefined);
  return { child, gone: new Promise((resolve) => child.once("exit", () => resolve())) };
}
