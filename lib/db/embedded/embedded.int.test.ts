import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { poll } from "@/lib/base/poll";
import { startEmbedded } from "./embedded";

/** A process that starts a throwaway server, prints its place, and waits forever. */
const OWNER = `
  import { startThrowaway } from "./lib/db/embedded/embedded.ts";
  const { url, folder } = await startThrowaway();
  process.stdout.write(JSON.stringify({ url, folder }));
  setInterval(() => undefined, 1000);`;

async function startOwner() {
  const owner = spawn(
    process.execPath,
    ["--import=./lib/runtime/node-hooks.mjs", "--input-type=module-typescript", "-e", OWNER],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [chunk] = (await once(owner.stdout, "data")) as [Buffer];
  return { owner, server: JSON.parse(chunk.toString()) as { url: string; folder: string } };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

it("leaves no throwaway server behind when its owner is killed", async () => {
  const { owner, server } = await startOwner();
  expect(await answers(server.url)).toBe(true);
  owner.kill("SIGKILL");
  expect(await poll(60, async () => !(await answers(server.url)))).toBe(true);
  expect(await poll(60, async () => !(await exists(path.dirname(server.folder))))).toBe(true);
});

it("is reached through a folder that nobody else may enter, and on no port", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "embedded-"));
  // The account under which root runs the database needs access to this folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbedded(dataDir);
  const client = new pg.Client(server.url);
  try {
    await client.connect();
    const { rows } = await client.query("SHOW listen_addresses");
    expect(rows).toEqual([{ listen_addresses: "" }]);
    expect((await stat(server.folder)).mode & 0o077).toBe(0);
    expect((await stat(path.join(server.folder, ".s.PGSQL.5432"))).mode & 0o077).toBe(0);
  } finally {
    await client.end();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
});
