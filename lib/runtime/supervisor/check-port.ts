import "server-only";
import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "./steps";

export interface ListenOptions {
  port: number;
  /** The interface to listen on; undefined means all. */
  host: string | undefined;
}

/** @throws StartError when another program listens on the port, or the machine has no such interface */
export async function checkPort({ port, host }: ListenOptions): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    }
    const reason =
      code === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${code})`;
    throw new StartError(
      `PORT ${port} ${reason}; stop it or choose another, as in PORT=3001 npm start.`,
    );
  }
  probe.close();
  await once(probe, "close");
}
