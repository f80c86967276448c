import { spawn } from "node:child_process";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { runtimeUser } from "@/lib/db/embedded/embedded-binaries";
import { poll } from "@/lib/base/poll";
import { freePort } from "@/e2e/support/free-port";
import { end } from "./tools";

export interface Pgbouncer {
  url: string;
  serverConnections(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The configuration of docs/scaling.md, with other names and paths, and a pool small enough to reveal faults. The
 * host in a URL of the embedded database is the folder of its socket.
 */
function configuration(target: URL, port: number, poolSize: number): string {
  const { hostname, port: targetPort, username, password, pathname } = target;
  return `
[databases]
shop = host=${decodeURIComponent(hostname)} port=${targetPort} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = watcher
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;
}

/** Starts pgbouncer in transaction mode in front of the database at `databaseUrl`. */
export async function startPgbouncer(databaseUrl: string, poolSize: number): Promise<Pgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), "shop-pgbouncer-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  await writeFile(file, configuration(new URL(databaseUrl), port, poolSize), { mode: 0o600 });
  // pgbouncer refuses to run as root.
  const account = await runtimeUser();
  if (account) await chown(file, account.uid, account.gid);
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const child = spawn("pgbouncer", ["-q", file], { ...as, stdio: "ignore" });
  const request = async (database: string, text: string) => {
    const client = new pg.Client(`postgresql://watcher:x@127.0.0.1:${port}/${database}`);
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const answers = () =>
    request("shop", "SELECT 1").then(
      () => true,
      () => false,
    );
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await poll(60, answers))) {
    await stop();
    throw new Error("pgbouncer does not answer.");
  }
  return {
    url: `postgresql://shop:x@127.0.0.1:${port}/shop`,
    serverConnections: async () => (await request("pgbouncer", "SHOW SERVERS")).length,
    stop,
  };
}
