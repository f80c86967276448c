import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimDataDir } from "./data-dir";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "data-dir-test-"));
});

afterEach(() => rm(folder, { recursive: true }));

it("takes the folder, and throws away what a killed shop was being sent", async () => {
  const left = path.join(folder, "incoming", "form-x");
  await mkdir(left, { recursive: true });
  await writeFile(path.join(left, "0"), "half a picture");
  const claim = await claimDataDir(folder);
  expect(await readFile(path.join(folder, "shop.pid"), "utf8")).toBe(String(process.pid));
  await expect(access(left)).rejects.toThrow("ENOENT");
  await claim.release();
});
