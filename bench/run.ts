import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { OwnShop } from "@/lib/testing/hard/own-shop";
import type { Bench, Workload } from "./bench";
import { startEmptyApp } from "./empty-app";
import { fillShop } from "./fill";
import { memoryOf, residentMib } from "./memory";
import { fillProducts } from "./products";
import { reads } from "./reads";
import { loadTable, memoryTable, writeFigures } from "./report";

// `npm run bench`: how much a production shop does on this machine, beside an empty program of the same
// framework in the same run, because machines differ and are shared. `-- --only reads` measures one
// part, `-- --size` chooses the shop's data, `-- --write` puts what was measured into docs/performance.md.

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    size: { type: "string", default: "small" },
    seconds: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
  },
});

const workloads: Record<string, Workload> = { reads };

const fillings: Record<string, (databaseUrl: string) => Promise<void>> = {
  small: (databaseUrl) => fillProducts(databaseUrl, 1000),
  large: (databaseUrl) => fillShop(databaseUrl, 100_000),
};

const fill = fillings[values.size];
if (!fill) throw new Error(`--size takes ${Object.keys(fillings).join(", ")}.`);

const chosen = Object.entries(workloads).filter(([name]) => !values.only || name === values.only);
if (chosen.length === 0) throw new Error(`--only takes ${Object.keys(workloads).join(", ")}.`);

async function tell(name: string, table: string): Promise<void> {
  process.stdout.write(`\n${table}\n`);
  if (values.write) await writeFigures(name, table);
}

async function measureAll(shop: OwnShop, bench: Bench, emptyPid: number): Promise<void> {
  const [idle, empty] = [await memoryOf(shop), await residentMib(emptyPid)];
  for (const [name, work] of chosen) await tell(name, loadTable(await work(bench)));
  await tell("memory", memoryTable({ idle, after: await memoryOf(shop), empty }));
}

process.stdout.write(
  `${cpus().length} processors, shared by the shop, the database and the load\n`,
);
const shop = await OwnShop.open();
try {
  const databaseUrl = await readFile(path.join(shop.dataDir, "database-url"), "utf8");
  await fill(databaseUrl);
  const empty = await startEmptyApp();
  try {
    const { origin } = shop;
    const processes = () => shop.processes();
    const seconds = Number(values.seconds);
    const bench = { origin, databaseUrl, emptyOrigin: empty.origin, seconds, processes };
    await measureAll(shop, bench, empty.pid);
  } finally {
    await empty.stop();
  }
} finally {
  await shop.close();
}
