import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { stopWithNpm } from "./stop-with-npm";

afterEach(() => {
  vi.useRealTimers();
});

const SCRIPT = `
import { stopWithNpm } from "./lib/runtime/supervisor/stop-with-npm.ts";
stopWithNpm(() => { console.log("stopped"); process.exit(); });
setInterval(() => undefined, 1000);
console.error("started");
`;

it("stops npm's processes once npm's shell is gone", async () => {
  // npm runs scripts through a shell; the extra command keeps the shell from replacing itself with the script.
  const own = { NODE: process.execPath, SCRIPT, npm_lifecycle_event: "start" };
  const shell = spawn("sh", ["-c", '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: { ...process.env, ...own },
  });
  const said = text(shell.stdout);
  for await (const line of createInterface({ input: shell.stderr })) {
    if (line === "started") break;
  }
  shell.kill("SIGTERM");
  expect(await said).toBe("stopped\n");
});

it("ignores processes of others", () => {
  vi.useFakeTimers();
  stopWithNpm(() => undefined, {});
  expect(vi.getTimerCount()).toBe(0);
  stopWithNpm(() => undefined, { npm_lifecycle_event: "start" });
  expect(vi.getTimerCount()).toBe(1);
});
