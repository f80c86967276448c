import {
  execFileSync,
  spawn,
  spawnSync,
  type ChildProcess,
  type SpawnOptions,
} from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { runtimeUser } from "@/lib/db/embedded/embedded-binaries";
import { startEmbedded } from "@/lib/db/embedded/embedded";
import { poll } from "@/lib/base/poll";
import { freePort } from "@/e2e/support/free-port";
import type { Check, Translate } from "@/rigs/hard/check";
import { Client } from "@/rigs/hard/client";
import { givenAdmin, tokenFrom } from "@/rigs/hard/load-people";
import { OWNER } from "@/e2e/production-shop";
import { plainPicture } from "@/e2e/steps/pictures";
import { takeSteps, type Image } from "./dockerfile";

/** Tests the image: built with its own steps, and run under its own account on a read-only tree. */

const READY_SECONDS = 60;

class Container {
  readonly origin: string;
  readonly #image: Image;
  readonly #options: SpawnOptions;
  readonly #process: ChildProcess;

  constructor(image: Image, port: number, options: SpawnOptions) {
    this.origin = `http://localhost:${port}`;
    this.#image = image;
    this.#options = { ...options, cwd: image.app };
    this.#process = this.#spawn(image.command);
  }

  #spawn([program = "", ...args]: string[]): ChildProcess {
    return spawn(program === "node" ? process.execPath : program, args, this.#options);
  }

  async isHealthy(): Promise<boolean> {
    const [code] = (await once(this.#spawn(this.#image.healthCheck), "exit")) as [number | null];
    return code === 0;
  }

  /** Stops the process; returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    const ended = once(this.#process, "exit") as Promise<[number | null]>;
    this.#process.kill("SIGTERM");
    return (await ended)[0];
  }

  /** Returns its output once it exits by itself. */
  async lastWords(): Promise<string> {
    const { stderr } = this.#process;
    return stderr ? textOf(stderr) : "";
  }
}

/** Reads, orders and stores a picture, which uses the disk and the remaining packages. */
export async function tryOut({ origin }: { origin: string }, dataDir: string): Promise<string[]> {
  const faults: string[] = [];
  const expect = async (what: string, answer: Promise<Response>, status: number) => {
    const { status: answered } = await answer;
    if (answered !== status) faults.push(`${what} is answered ${answered}.`);
  };
  for (const page of [
    "/",
    "/products",
    "/cart",
    "/developers",
    "/sitemap.xml",
    "/opengraph-image",
  ]) {
    await expect(page, fetch(`${origin}${page}`), 200);
  }
  const email = `buyer-${randomUUID()}@example.in`;
  const person = { name: "Asha Rao", email, password: OWNER.password };
  const token = await tokenFrom({ origin }, "register", person);
  const { signal } = new AbortController();
  const client = new Client({
    origin,
    token,
    address: () => "10.0.0.1",
    signal,
    note: () => undefined,
  });
  const listed = await client.insist("GET", "/api/products?limit=1");
  const [product] = (listed?.body ?? []) as { _id: string; thumbnailImage: string }[];
  const placed =
    product && (await client.order(randomUUID(), [{ product: product._id, quantity: 1 }]));
  if (!placed) return [...faults, "No order can be placed."];
  const headers = { Authorization: `Bearer ${token}` };
  const outbox = path.join(dataDir, "outbox");
  const mails = async () => (await readdir(outbox).catch(() => [])).length;
  if (!(await poll(READY_SECONDS, async () => (await mails()) > 1)))
    faults.push("No email is sent.");
  await expect("The invoice", fetch(`${origin}/api/orders/${placed.id}/invoice`, { headers }), 200);
  await expect("A picture", fetch(`${origin}${product.thumbnailImage}`), 200);
  const form = new FormData();
  const picture = new Uint8Array(await plainPicture("png", { width: 500, height: 400 }));
  form.append("image", new File([picture], "logo.png", { type: "image/png" }));
  const admin = { Authorization: `Bearer ${await givenAdmin({ origin })}` };
  const logo = `${origin}/api/admin/settings/logoImageUrl/image`;
  await expect("An upload", fetch(logo, { method: "POST", headers: admin, body: form }), 200);
  return faults;
}

/** Returns the files below the image's folder that were written since the mark. */
function writtenSince(mark: string, folder: string): string[] {
  const found = execFileSync("find", [folder, "-newer", mark, "-not", "-type", "d"]).toString();
  return found.split("\n").filter(Boolean);
}

/** Of an image's 450 MB (10^6 bytes), Debian has 75 and Node 109. */
const LARGEST_MB = 266;

/** Returns the bytes of all files below a folder. */
function measureSize(folder: string): number {
  const sizes = execFileSync("find", [folder, "-type", "f", "-printf", "%s\n"]).toString();
  return sizes.split("\n").reduce((sum, size) => sum + Number(size), 0);
}

/** Only a build needs these; `node-*` are further copies of Node. */
const BUILDERS = "@next/swc-*,oxc-transform,prisma,rolldown,typescript,node-linux-*,tailwindcss";

/** Returns the sources, browser source maps, compilers and runtimes in the image's folder. */
function foundInside(folder: string): string[] {
  const builders = BUILDERS.split(",").flatMap((name) => ["-o", "-path", `*/node_modules/${name}`]);
  const sources = ["-not", "-path", "*/node_modules/*", "-regex", ".*\\.tsx?"];
  const maps = ["-o", "-path", "*/.next/static/*.map"];
  const wanted = ["(", ...sources, ")", ...maps, ...builders];
  return execFileSync("find", [folder, ...wanted])
    .toString()
    .split("\n")
    .filter(Boolean);
}

/** Imports of unbundled packages (WHOLE in lib/runtime/build/bundle.ts). */
const IMPORTED = [
  ...["next", "sharp", "pdfkit", "fontkit", "@napi-rs/canvas", "@node-rs/argon2"],
  ...["@prisma/schema-engine-wasm/schema_engine_bg", "pdfjs-dist/legacy/build/pdf.mjs"],
];

/** Loads each of them from the image's folder; returns the missing ones. */
function missingPackages(folder: string): string[] {
  const load = "for (const name of process.argv.slice(1)) await import(name)";
  const args = ["--input-type=module", "-e", load, ...IMPORTED];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder });
  return status === 0 ? [] : [stderr.toString()];
}

async function imageFaults(folder: string, t: Translate): Promise<string[]> {
  const faults: string[] = [];
  const image = await takeSteps(path.join(folder, "stages"));
  const megabytes = Math.ceil(measureSize(image.app) / 1e6);
  t(`/app holds ${megabytes} MB`);
  if (megabytes > LARGEST_MB) faults.push(`/app holds ${megabytes} MB, more than ${LARGEST_MB}.`);
  faults.push(...missingPackages(image.app));
  faults.push(...foundInside(image.app).map((file) => `${file} is only for a build.`));
  execFileSync("chmod", ["-R", "a-w", image.app]);
  const mark = path.join(folder, "mark");
  await mkdir(mark);
  const account = await runtimeUser();
  const [data, temporary] = [path.join(folder, "data"), path.join(folder, "tmp")];
  for (const own of [data, temporary]) {
    await mkdir(own, { recursive: true });
    if (account) await chown(own, account.uid, account.gid);
  }
  const database = await startEmbedded(path.join(folder, "database"));
  const port = await freePort();
  const variables = {
    ...image.env,
    PATH: process.env.PATH,
    HOME: temporary,
    TMPDIR: temporary,
    DATA_DIR: data,
    PORT: String(port),
    NODE_ENV: "production" as const,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    DEMO_DATA: "1",
  };
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const run = (env: NodeJS.ProcessEnv) =>
    new Container(image, port, { ...as, env, stdio: ["ignore", "ignore", "pipe"] });
  const AUTH_SECRET = randomBytes(36).toString("base64url");
  const reached = { AUTH_SECRET, DATABASE_URL: database.url };
  const container = run({ ...variables, ...reached });
  try {
    const since = performance.now();
    if (!(await poll(READY_SECONDS, () => container.isHealthy()))) {
      await container.stop();
      return [`It does not become healthy: ${await container.lastWords()}`];
    }
    t(`healthy after ${Math.round(performance.now() - since)} ms`);
    faults.push(...(await tryOut(container, data)));
    const code = await container.stop();
    if (code !== 0) faults.push(`It ended with ${code}.`);
  } finally {
    await container.stop();
    await database.stop();
  }
  const alone = run(variables);
  const runsAlone = await poll(READY_SECONDS, () => alone.isHealthy());
  await alone.stop();
  if (!runsAlone) {
    faults.push(`Without DATABASE_URL it does not become healthy: ${await alone.lastWords()}`);
  }
  faults.push(...writtenSince(mark, image.app).map((file) => `${file} was written.`));
  return faults;
}

export function imageChecks(): Check[] {
  return [
    {
      name: "the image's steps: built without a database, started where nobody can write",
      run: async (t) => {
        const folder = await mkdtemp(path.join(tmpdir(), "shop-image-"));
        await chmod(folder, 0o755);
        try {
          return await imageFaults(folder, t);
        } finally {
          execFileSync("chmod", ["-R", "u+w", folder]);
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  ];
}
