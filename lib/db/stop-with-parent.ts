import "server-only";
import { spawn } from "node:child_process";
import type { Binaries, RuntimeUser } from "./embedded-binaries";

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
