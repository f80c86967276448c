import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "@/e2e/support/free-port";

/** An output that nothing has built. */
const NEXT_DIST_DIR = `.next-start-${process.pid}`;
const START = path.resolve("lib/runtime/start.mjs");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "start-test-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(NEXT_DIST_DIR, { recursive: true, force: true });
});

it("refuses a mistyped variable before it builds", () => {
  const env = { ...process.env, NEXT_DIST_DIR, PORT: "x", DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, [START], { env, encoding: "utf8" });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining("PORT must be a port number") as string,
  });
  expect(existsSync(NEXT_DIST_DIR)).toBe(false);
});

it("does not build under a running shop", async () => {
  // The process prints a line once it runs, and ends when its input ends.
  const args = ["-e", "process.stdin.resume(); console.log()", "lib/runtime/start.mjs"];
  const shop = spawn(process.execPath, args, { stdio: "pipe" });
  await once(shop.stdout, "data");
  await writeFile(path.join(folder, "shop.pid"), String(shop.pid));
  const env = { ...process.env, NEXT_DIST_DIR, PORT: String(await freePort()), DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, [START], { env, encoding: "utf8" });
  shop.stdin.end();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining(`in use by another shop (process ${shop.pid})`) as string,
  });
  expect(existsSync(NEXT_DIST_DIR)).toBe(false);
});

it("ends with npm while it builds, and its build with it", async () => {
  await mkdir(path.join(folder, "lib/runtime"), { recursive: true });
  await writeFile(path.join(folder, "lib/runtime/node-hooks.mjs"), "");
  // A build that prints when it begins and when the start lets go of it.
  await writeFile(
    path.join(folder, "lib/runtime/build-command.ts"),
    'process.on("disconnect", () => console.log("build ended")); console.log("building");',
  );
  const own = { NODE: process.execPath, START, NEXT_DIST_DIR, npm_lifecycle_event: "start" };
  const shell = spawn("sh", ["-c", '"$NODE" "$START"; true'], {
    cwd: folder,
    env: { ...process.env, ...own },
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: shell.stdout })) {
    lines.push(line);
    if (line === "building") shell.kill("SIGTERM");
  }
  expect(lines).toEqual(["building", "build ended"]);
});
