import { execFileSync, type StdioOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Runs the steps of a Dockerfile in a folder of this machine, without Docker. It supports only the instructions of
 * ours and throws for others. `/app` of each stage is a folder; Node is the running one.
 */

interface Instruction {
  name: string;
  rest: string;
}

export function listInstructions(dockerfile: string): Instruction[] {
  return dockerfile
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, rest };
    });
}

/** Lists the build context: tracked files without those that .dockerignore excludes. */
function contextFiles(): string[] {
  const ignored = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const isIgnored = (file: string) =>
    ignored.some(
      (pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`),
    );
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"])
    .toString()
    .split("\n")
    .filter((file) => file && !isIgnored(file));
}

export interface Image {
  /** The folder that is /app in the image. */
  app: string;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
  user: string;
}

class Stage {
  env: Record<string, string> = {};
  command: string[] = [];
  healthCheck: string[] = [];
  user = "root";
  readonly app: string;

  constructor(app: string) {
    this.app = app;
  }

  run(command: string): void {
    // Skipped, because the test creates the accounts and folders of the image's root.
    if (/^(useradd|strip) /.test(command)) return;
    const PATH = `${path.dirname(process.execPath)}:${process.env.PATH}`;
    const env = { HOME: process.env.HOME, PATH, ...this.env, NODE_ENV: "production" as const };
    const stdio: StdioOptions = ["ignore", "ignore", "inherit"];
    execFileSync("sh", ["-ec", command], { cwd: this.app, env, stdio });
  }

  async copy(rest: string, stages: ReadonlyMap<string, Stage>): Promise<void> {
    const words = rest.split(/\s+/);
    const from = words[0]?.startsWith("--from=")
      ? words.shift()?.slice("--from=".length)
      : undefined;
    const target = path.join(this.app, words.pop() ?? "");
    if (from !== undefined) {
      const source = stages.get(from)?.app;
      if (!source) throw new Error(`There is no stage ${from}.`);
      for (const word of words) await copyFromStage(source, word, target);
      return;
    }
    for (const word of words) await copyFromContext(word, target);
  }
}

async function copyFromStage(source: string, word: string, target: string): Promise<void> {
  // The image's Node; here it is the running one.
  if (!word.startsWith("/app/")) return;
  const from = path.join(source, path.relative("/app", word));
  const isFile = (await stat(from)).isFile();
  const to = isFile ? path.join(target, path.basename(from)) : target;
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
}

async function copyFromContext(word: string, target: string): Promise<void> {
  const files = contextFiles().filter(
    (file) => word === "." || file === word || file.startsWith(`${word}/`),
  );
  if (files.length === 0) throw new Error(`There is no ${word} to copy.`);
  for (const file of files) {
    const name =
      word === "." ? file : file === word ? path.basename(file) : path.relative(word, file);
    const place = path.join(target, name);
    await mkdir(path.dirname(place), { recursive: true });
    await cp(file, place, { verbatimSymlinks: true });
  }
}

const words = (json: string) => JSON.parse(json) as string[];

const assignments = (rest: string) =>
  Object.fromEntries(rest.split(/\s+/).map((word) => word.split("=") as [string, string]));

/** Runs all steps below `folder`; returns the result of the last stage. */
export async function takeSteps(folder: string): Promise<Image> {
  const stages = new Map<string, Stage>();
  let stage = new Stage(folder);
  for (const { name, rest } of listInstructions(readFileSync("Dockerfile", "utf8"))) {
    if (name === "FROM") {
      const as = / AS (\w+)$/.exec(rest)?.[1] ?? "last";
      stage = new Stage(path.join(folder, as));
      stages.set(as, stage);
      await mkdir(stage.app, { recursive: true });
    } else if (name === "ENV") Object.assign(stage.env, assignments(rest));
    else if (name === "COPY") await stage.copy(rest, stages);
    else if (name === "RUN") stage.run(rest);
    else if (name === "USER") stage.user = rest;
    else if (name === "CMD") stage.command = words(rest);
    else if (name === "HEALTHCHECK") stage.healthCheck = words(rest.replace(/^.*?CMD /, ""));
    else if (!["WORKDIR", "VOLUME", "EXPOSE"].includes(name)) throw new Error(`What is ${name}?`);
  }
  return stage;
}
