import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockBuild } from "./lock-build";

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lock-build-"));
  lock = path.join(folder, "cache/build.lock");
});

afterEach(() => rm(folder, { recursive: true }));

it("holds off other builds until this one ends, and leaves nothing", async () => {
  const own = await lockBuild(lock);
  expect(await readFile(lock, "utf8")).toBe(String(process.pid));
  // The process prints a line once it runs, and ends when its input ends.
  const lasting = "process.stdin.resume(); console.log()";
  const args = ["-e", lasting, "lib/runtime/build-command.ts"];
  const other = spawn(process.execPath, args, { stdio: "pipe" });
  await once(other.stdout, "data");
  await writeFile(lock, String(other.pid));
  await expect(lockBuild(lock)).rejects.toThrow(`(process ${other.pid}); wait until it has ended`);
  other.stdin.end();
  await once(other, "exit");
  // The other was killed and left its lock.
  const next = await lockBuild(lock);
  expect(await readFile(lock, "utf8")).toBe(String(process.pid));
  await next.release();
  await own.release();
  expect(await readdir(path.dirname(lock))).toEqual([]);
});
