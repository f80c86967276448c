import "server-only";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, isIPv6 } from "node:net";
import { CLIENT_ADDRESS_HEADER } from "@/lib/client-address-header";
import { serverKey, SERVER_KEY_HEADER } from "@/lib/http/server-key";
import { StartError } from "./steps";

export interface WebProcess {
  /** Settles when the process ends, for whatever reason. */
  exited: Promise<void>;
  process: ChildProcess;
  /** Serves what was kept under these tags afresh. */
  expire(tags: readonly string[]): Promise<void>;
  /** From now on requests are answered; until then they wait. */
  open(): void;
  /** Stops taking connections, finishes what is under way, and waits until the process is gone. */
  stop(): Promise<void>;
}

export interface ListenOptions {
  port: number;
  /** The interface; every one when undefined. */
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

export async function startWeb(listen: ListenOptions, args: string[]): Promise<WebProcess> {
  const child = fork("lib/server/web.ts", args, {
    // Not the supervisor's loader: this file needs none. next-auth still calls the old url.parse().
    execArgv: ["--disable-warning=DEP0169"],
    // A group of its own: Ctrl-C reaches the supervisor alone, which stops things in order.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: args.includes("--dev") ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  });
  const exited = once(child, "exit").then(() => undefined);
  await Promise.race([
    once(child, "message"),
    exited.then(() => {
      throw new StartError("The web server did not start; its message stands above.");
    }),
  ]);
  return {
    exited,
    process: child,
    expire: (tags) => expire(listen, tags),
    open: () => child.send("open"),
    stop: () => stop(child, exited),
  };
}

/** Where this machine finds its own shop. */
function ownAddress({ port, host = "0.0.0.0" }: ListenOptions): string {
  const reached = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}

async function expire(listen: ListenOptions, tags: readonly string[]): Promise<void> {
  const response = await fetch(`${ownAddress(listen)}/api/cache/expire`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [SERVER_KEY_HEADER]: serverKey(),
      [CLIENT_ADDRESS_HEADER]: "server",
    },
    body: JSON.stringify({ tags }),
  });
  if (!response.ok) throw new Error(`The cache could not be expired (status ${response.status}).`);
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.connected) child.send("stop");
  await exited;
}
