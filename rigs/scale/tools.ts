import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** The tools that no npm package has, with their Debian packages. */
const PACKAGES = {
  caddy: "caddy",
  nginx: "nginx-light",
  pgbouncer: "pgbouncer",
  pg_basebackup: "postgresql",
  wrk: "wrk",
};

/** Debian keeps PostgreSQL's programs in a folder per version. */
const look = (tool: Tool) => `command -v ${tool} || ls /usr/lib/postgresql/*/bin/${tool}`;

export type Tool = keyof typeof PACKAGES;

/** Returns the packages to install for these tools; empty when all are installed. */
export function missingPackages(tools: readonly Tool[]): string[] {
  return tools
    .filter((tool) => spawnSync("sh", ["-c", look(tool)]).status !== 0)
    .map((tool) => PACKAGES[tool]);
}

/** Stops a program and waits until it has exited. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

/**
 * Returns the number of responses from a URL in that time over 32 connections, with a browser's Accept-Encoding.
 */
export async function answersWithin(seconds: number, address: string): Promise<number> {
  const load = ["-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: br", address];
  const child = spawn("wrk", load, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (failed) throw new Error(`${failed} requests for ${address} were refused.`);
  return Number(/(\d+) requests in/.exec(output)?.[1]);
}
