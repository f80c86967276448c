import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { OwnShop } from "@/e2e/hard/own-shop";
import type { Bench, Workload } from "./bench";
import { startEmptyApp } from "./empty-app";
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

const shop = await OwnShop.open();
try {
  await (isGrowth ? compareSizes(shop) : compareLoads(shop, fill));
} finally {
  await shop.close();
}
