import "server-only";
import { fork } from "node:child_process";
import { once } from "node:events";
import type { Prepared, Preparing } from "./prepare";
import { StartError } from "./supervisor/steps";

export interface PrepareProcess {
  /** @throws StartError when it fails; the process has logged the reason by then */
  prepare(preparing: Preparing): Promise<Prepared>;
  stop(): Promise<void>;
}

/** Starts prepare.ts, which loads its modules while it waits for a database to prepare. */
export function startPrepareProcess(): PrepareProcess {
  const child = fork("lib/runtime/prepare.ts", { detached: true });
  // The process may end while it receives the message; its exit is reported anyway.
  child.on("error", () => undefined);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const failed = exited.then(() => {
    throw new StartError("The database could not be prepared; the reason stands above.");
  });
  // The error reaches the caller through the result of prepare().
  failed.catch(() => undefined);
  return {
    prepare: async (preparing) => {
      child.send(preparing);
      const [prepared] = (await Promise.race([once(child, "message"), failed])) as [Prepared];
      return prepared;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
