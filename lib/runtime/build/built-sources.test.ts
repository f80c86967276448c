import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const MODULE = pathToFileURL(path.resolve("lib/runtime/build/built-sources.mjs")).href;

let folder: string;

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const install = (ours: string, theirs: string) =>
  write(
    "node_modules/.package-lock.json",
    JSON.stringify({
      packages: {
        "node_modules/ours": { version: ours },
        "node_modules/of-tests": { version: theirs, dev: true },
        "node_modules/of-a-machine": { version: theirs, optional: true },
      },
    }),
  );

/** Runs code in a checkout, in a process of its own, as each start is. */
function run(code: string): string {
  const script = `const { isBuilt, noteBuilt } = await import(${JSON.stringify(MODULE)});${code}`;
  const env = { ...process.env, NEXT_DIST_DIR: undefined };
  const args = ["--input-type=module", "-e", script];
  return execFileSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
}

const isBuilt = () => run("process.stdout.write(String(await isBuilt()))") === "true";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "built-"));
  await write("lib/a.ts", "1");
  await install("1.0.0", "1.0.0");
  await write(".next/BUILD_ID", "first");
  await write("dist/start.mjs", "");
  run("await isBuilt(); await noteBuilt()");
});

afterEach(() => rm(folder, { recursive: true }));

it("accepts a build of exactly its sources", async () => {
  expect(isBuilt()).toBe(true);
  await write("lib/a.ts", "2");
  expect(isBuilt()).toBe(false);
  await write("lib/a.ts", "1");
  expect(isBuilt()).toBe(true);
});

it.each(["dist", ".next"])("rejects a build without its %s", async (half) => {
  await rm(path.join(folder, half), { recursive: true });
  expect(isBuilt()).toBe(false);
});

it("rejects programs next to the site of a killed build", async () => {
  await write(".next/BUILD_ID", "second");
  expect(isBuilt()).toBe(false);
});

it("takes a build of the installed packages, whatever those of tests and machines are", async () => {
  await install("1.0.0", "2.0.0");
  expect(isBuilt()).toBe(true);
  await install("1.0.1", "2.0.0");
  expect(isBuilt()).toBe(false);
});
