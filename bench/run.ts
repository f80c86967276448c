import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { OwnShop } from "@/rigs/hard/own-shop";
import { freePort } from "@/e2e/support/free-port";
import { poll } from "@/lib/base/poll";
import type { Bench, Workload } from "./bench";
import { fillShop } from "./fill";
import { measureGrowth } from "./growth";
import { measureMemory, residentMib } from "./memory";
import { orders } from "./orders";
import { fillProducts } from "./products";
import { reads } from "./reads";
import { growthTable, loadTable, memoryTable, writeFigures } from "./report";

// `npm run bench` measures a production shop on this machine, and an empty Next app in the same run for comparison,
// because machines differ and are shared. `-- --only reads` measures one part, `-- --size` chooses the shop's data,
// `-- --only growth` compares the sizes, `-- --write` puts the figures into docs/performance.md.

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    size: { type: "string", default: "small" },
    seconds: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
  },
});

const workloads: Record<string, Workload> = { reads, orders };

const [SMALL, LARGE] = [1000, 100_000];

type Filling = (databaseUrl: string) => Promise<void>;

const fillings: Record<string, Filling> = {
  small: (databaseUrl) => fillProducts(databaseUrl, SMALL),
  large: (databaseUrl) => fillShop(databaseUrl, LARGE),
};

const fill = fillings[values.size];
if (!fill) throw new Error(`--size takes ${Object.keys(fillings).join(", ")}.`);

const isGrowth = values.only === "growth";
const chosen = Object.entries(workloads).filter(([name]) => !values.only || name === values.only);
if (chosen.length === 0 && !isGrowth) {
  throw new Error(`--only takes ${[...Object.keys(workloads), "growth"].join(", ")}.`);
}

async function tell(name: string, table: string): Promise<void> {
  process.stdout.write(`\n${table}\n`);
  if (values.write) await writeFigures(name, table);
}

const getUrl = (shop: OwnShop) => readFile(path.join(shop.dataDir, "database-url"), "utf8");

/** Measures the same shop small and then large. The shop restarts in between, because it caches pages. */
async function compareSizes(shop: OwnShop): Promise<void> {
  await fillShop(await getUrl(shop), SMALL);
  const small = await measureGrowth(shop);
  await fillShop(await getUrl(shop), LARGE - SMALL);
  await shop.stop();
  await shop.start();
  await tell("growth", growthTable(small, await measureGrowth(shop)));
}

async function measureAll(bench: Bench, emptyPid: number): Promise<void> {
  const [idle, empty] = [await measureMemory(bench), await residentMib(emptyPid)];
  for (const [name, work] of chosen) await tell(name, loadTable(await work(bench)));
  await tell("memory", memoryTable({ idle, after: await measureMemory(bench), empty }));
}

process.stdout.write(
  `${cpus().length} processors, shared by the shop, the database and the load\n`,
);

async function compareLoads(shop: OwnShop, fill: Filling): Promise<void> {
  const databaseUrl = await getUrl(shop);
  await fill(databaseUrl);
  const empty = await startEmptyApp();
  try {
    const { origin } = shop;
    const processes = () => shop.processes();
    const seconds = Number(values.seconds);
    const bench = { origin, databaseUrl, emptyOrigin: empty.origin, seconds, processes };
    await measureAll(bench, empty.pid);
  } finally {
    await empty.stop();
  }
}

/** A minimal Next app: one handler at /handler and one page at /. */
interface EmptyApp {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

const START_SECONDS = 60;

const FILES: Record<string, string> = {
  "package.json": JSON.stringify({ type: "module", private: true }),
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  "app/layout.jsx": `
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }`,
  "app/page.jsx": "export default function Page() { return <p>Empty</p>; }",
  "app/handler/route.js": 'export function GET() { return Response.json({ status: "ok" }); }',
};

const next = path.resolve("node_modules/.bin/next");
const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

/** Writes, builds and starts the app. Linters and git ignore the name of its folder. */
async function startEmptyApp(): Promise<EmptyApp> {
  const folder = await mkdtemp(path.join("bench", ".next-empty-"));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const build = run(folder, ["build"]);
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The empty program could not be built: see ${folder}.`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = run(folder, ["start", "--port", String(port)]);
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(`${origin}/handler`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await poll(START_SECONDS, answers)) return { origin, pid: server.pid ?? 0, stop };
  await stop();
  throw new Error("The empty program does not start.");
}

function run(folder: string, args: string[]): ChildProcess {
  return spawn(process.execPath, [next, ...args], { cwd: folder, env, stdio: "ignore" });
}

const shop = await OwnShop.open();
try {
  await (isGrowth ? compareSizes(shop) : compareLoads(shop, fill));
} finally {
  await shop.close();
}
