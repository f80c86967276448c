import "server-only";
import { once } from "node:events";
import { rm, copyFile, open, rename, stat, truncate, type FileHandle } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";

/** The log files of the embedded server: this run's and, as `….1`, the one before. Both are limited in size. */

const MAX_BYTES = 1024 * 1024;
const POLL_MS = 10 * 60 * 1000;

const earlier = (file: string) => `${file}.1`;

/** Starts a new file and keeps the last run's next to it, for reading after a crash. */
export async function openServerLog(file: string): Promise<FileHandle> {
  await rename(file, earlier(file)).catch(() => undefined);
  return open(file, "a", 0o600);
}

/** The server has the file open and appends to its end, wherever that is after the cut. */
export async function cutServerLog(file: string, mostBytes = MAX_BYTES): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size <= mostBytes) return;
  await copyFile(file, earlier(file));
  await truncate(file);
}

export function limitServerLog(file: string): { stop(): void } {
  const timer = setInterval(() => void cutServerLog(file).catch(() => undefined), POLL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The only place where the embedded server listens. */
export interface Place {
  /** The part between `@` and the database in the URL. */
  authority: string;
  /** Lines of postgresql.conf. */
  settings: string[];
}

/** Only part of the socket's name: nothing listens on a port of this number. */
const SOCKET_PORT = 5432;

/** As long as the socket's own name, so that a path with room for one has room for the other. */
const TRIED_NAME = `.s.PGSQL.tried`;

/**
 * Uses a socket in the cluster's folder, which no other account of the machine may enter, and which takes less
 * processor time than a port. Where a socket is impossible (Windows, a path of more than about 90 bytes, file systems
 * without sockets) it uses a port of the loopback.
 */
export async function findPlace(folder: string): Promise<Place> {
  if (!(await canListenIn(folder))) return loopbackPort();
  // Left behind by a killed server, whose process id may belong to another process by now.
  await rm(path.join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
  return {
    authority: `${encodeURIComponent(folder)}:${SOCKET_PORT}`,
    settings: [
      "listen_addresses=",
      `port=${SOCKET_PORT}`,
      `unix_socket_directories=${folder}`,
      "unix_socket_permissions=0700",
    ],
  };
}

export async function loopbackPort(): Promise<Place> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return {
    authority: `127.0.0.1:${port}`,
    settings: ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories="],
  };
}

async function canListenIn(folder: string): Promise<boolean> {
  // A comma would separate two folders for PostgreSQL, and Node does not support sockets in folders on Windows.
  if (process.platform === "win32" || folder.includes(",")) return false;
  const tried = path.join(folder, TRIED_NAME);
  await rm(tried, { force: true });
  const server = createServer();
  try {
    server.listen(tried);
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
