import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findPlace } from "./embedded-place";

const ON_LOOPBACK = /^127\.0\.0\.1:\d+$/;

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "place-"));
});
afterAll(() => rm(home, { recursive: true }));

it("is the folder, without what a killed server left there", async () => {
  await writeFile(path.join(home, ".s.PGSQL.5432.lock"), "1");
  const { authority, settings } = await findPlace(home);
  const url = new URL(`postgresql://shop:secret@${authority}/shop`);
  expect([decodeURIComponent(url.hostname), url.port]).toEqual([home, "5432"]);
  expect(settings).toContain("listen_addresses=");
  expect(await readdir(home)).toEqual([]);
});

it("is a port of the loopback where a socket's path would be too long, or no folder is", async () => {
  const deep = path.join(home, "x".repeat(100));
  await mkdir(deep);
  for (const folder of [deep, path.join(home, "none"), `${home},${home}`]) {
    expect((await findPlace(folder)).authority).toMatch(ON_LOOPBACK);
  }
});
