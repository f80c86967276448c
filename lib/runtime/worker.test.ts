import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("logs a database outage in one line, and exits to be restarted", async () => {
  const nowhere = `postgresql://shop:secret@${encodeURIComponent("/nowhere/postgres")}:5432/shop`;
  const child = fork("lib/runtime/worker.ts", {
    execArgv: ["--import", "./lib/runtime/node-hooks.mjs"],
    env: {
      ...process.env,
      DATABASE_URL: nowhere,
      AUTH_SECRET: "a secret of the tests, long enough",
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const ended = once(child, "exit");
  const said = child.stderr ? await text(child.stderr) : "";
  expect(said).toMatch(/^\S+ error The worker cannot reach the database \(Error ENOENT\b.*\)\n$/);
  expect(await ended).toEqual([1, null]);
});
