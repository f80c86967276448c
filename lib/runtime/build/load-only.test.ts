import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LOAD_ONLY, loadOnly } from "./load-only.mjs";

const HOOKS = ["--import", "./lib/runtime/node-hooks.mjs"];

/** Reports at the end of a process which Node modules and files it has loaded. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  process.on("exit", () => console.log([...process.moduleLoadList, ...loaded].join("\\n")));
`)}`;

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "compiled-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const environment = () => ({ ...process.env, NODE_COMPILE_CACHE: folder });

async function loadedBy(program: string, execArgv: string[]): Promise<string> {
  const args = [...execArgv, "--import", TELL, program, LOAD_ONLY];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment() });
  return stdout;
}

const STRIPPER = /internal\/deps\/amaro/;

describe("a program that was loaded once", () => {
  it.each([
    ["the supervisor", "lib/runtime/start.ts", HOOKS],
    ["a web process", "lib/runtime/web.ts", []],
    ["the worker", "lib/runtime/worker.ts", HOOKS],
  ])("does without the compiler that strips types: %s", async (_, program, execArgv) => {
    await loadOnly(program, { execArgv, env: environment() });
    const loaded = await loadedBy(program, execArgv);
    expect(loaded).toContain(program);
    expect(loaded).not.toMatch(STRIPPER);
  });
});

describe("the supervisor, which runs for weeks", () => {
  it("holds nothing that only a build, the database's preparation or mails need", async () => {
    const loaded = await loadedBy("lib/runtime/start.ts", HOOKS);
    expect(loaded).toMatch(STRIPPER);
    expect(loaded).not.toMatch(/node_modules\/(@prisma|pg-boss|next|pdfkit|nodemailer)\//);
  });
});
