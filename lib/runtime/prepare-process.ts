import "server-only";
import { fork } from "node:child_process";
import { once } from "node:events";
import type { Prepared, Preparing } from "./prepare";
import { StartError } from "./supervisor/steps";

export interface PrepareProcess {
  /** @throws StartError when it fails; it has said why by then */
  prepare(preparing: Preparing): Promise<Prepared>;
  stop(): Promise<void>;
}

/** Starts prepare.ts, which loads what it needs until there is a database to prepare. */
export function startPrepareProcess(): PrepareProcess {
  const child = fork("lib/runtime/prepare.ts", { detached: true });
  // It may end while it is told what to prepare; that it ended says enough.
  child.on("error", () => undefined);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const failed = exited.then(() => {
    throw new StartError("The database could not be prepared; the reason stands above.");
  });
  // Whoever asks for its answer hears of it.
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
