import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { OutputChunk } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withSourcePlaces } from "@/lib/base/programs/source-places";
import { bundle } from "./bundle";
import { LOAD_ONLY } from "./load-only";

/** Reports at the end of a process which Node modules and files it has loaded. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  process.on("exit", () => console.log([...process.moduleLoadList, ...loaded].join("\\n")));
`)}`;

/** In the checkout, because programs find packages above them. Linters and git ignore it. */
const folder = path.resolve(`.next-bundle-${process.pid}`);
let chunks: OutputChunk[] = [];

beforeAll(async () => {
  await mkdir(folder);
  const { output } = await bundle(folder);
  chunks = output.filter((file) => file.type === "chunk");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the sources of a program that a process loads at its start. */
function loadedWith(entry: string): string[] {
  const wanted = new Set([entry]);
  const sources: string[] = [];
  for (const name of wanted) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const imported of chunk?.imports ?? []) wanted.add(imported);
    sources.push(...(chunk?.moduleIds ?? []));
  }
  return sources;
}

describe("the bundled programs", () => {
  it.each(["start", "web", "worker"])(
    "load without hooks, sources and a compiler: %s",
    async (name) => {
      const program = path.join(folder, `lib/runtime/${name}.mjs`);
      const args = ["--import", TELL, program, LOAD_ONLY];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      expect(stdout).toContain(program);
      expect(stdout).not.toMatch(/internal\/deps\/amaro|\.tsx?$|node-hooks|@next\/swc|oxc/m);
    },
  );

  it("refuse an old Node before anything else", async () => {
    const node = "{ value: { ...process.versions, node: '20.19.0' } }";
    const old = `data:text/javascript,Object.defineProperty(process, "versions", ${node})`;
    const program = path.join(folder, "lib/runtime/start.mjs");
    const run = promisify(execFile)(process.execPath, ["--import", old, program]);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^This is Node 20\.19\.0; .*\n$/) as string,
    });
  });

  it("have each module once, and the Prisma client by its package, which the site shares", () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id, index) => modules.indexOf(id) !== index)).toEqual([]);
    expect(modules.filter((id) => id.includes("/lib/db/generated/client"))).toEqual([]);
    expect(chunks.flatMap(({ imports }) => imports)).toContain("shop-database");
  });

  it("keep code that only others need out of the long-running supervisor", () => {
    const sources = loadedWith("lib/runtime/start.mjs");
    expect(sources.join("\n")).toContain("/lib/runtime/supervisor/web-processes.ts");
    const others = /node_modules\/(@prisma|pg-boss|next|pdfkit|nodemailer)\//;
    expect(sources.filter((id) => others.test(id))).toEqual([]);
  });

  it("name their sources in the log", () => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith("/base/log.ts")),
    );
    const line =
      1 + (chunk?.code.split("\n").findIndex((text) => text.includes("function line(")) ?? 0);
    const place = `file://${path.join(folder, chunk?.fileName ?? "")}:${line}:3`;
    expect(withSourcePlaces(`Error: x\n    at line (${place})`)).toMatch(
      /^Error: x\n {4}at line \(lib\/base\/log\.ts:\d+:\d+\)$/,
    );
  });
});
