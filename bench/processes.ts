import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { OwnShop } from "@/rigs/hard/own-shop";
import { processorMs } from "@/rigs/hard/process-stat";
import { holdEach } from "./held-processes";
import { measure, type Requested } from "./measure";
import { fillProducts } from "./products";
import { table } from "./report";

// `npm run bench -- processes` compares two web processes with one, in alternating rounds. The load generator and
// the database use part of the same machine, which they would not do in production. So the processor time of the web
// processes is compared as well as the requests per second: while each of them has a core, together they serve until
// the busiest has no time left. `-- --share 0.15` limits each web process to that share of a core, so that the load
// and the database have enough; then the requests per second are meaningful.

const { values } = parseArgs({ options: { share: { type: "string" } } });
const share = values.share === undefined ? undefined : Number(values.share);
if (share !== undefined && !(share > 0 && share <= 1)) {
  throw new Error("--share takes a part of a core, such as 0.15.");
}

const PRODUCTS = 1000;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
const ROUNDS = 2;

interface Cost {
  answers: number;
  seconds: number;
  busy: number[];
}

async function measureCost(shop: OwnShop, requested: Requested): Promise<Cost> {
  const pids = await shop.webProcesses();
  const before = await Promise.all(pids.map(processorMs));
  const { perSecond } = await measure(requested, SECONDS);
  const after = await Promise.all(pids.map(processorMs));
  const busy = after.map((ms, index) => ms - (before[index] ?? 0));
  return { answers: perSecond * SECONDS, seconds: SECONDS, busy };
}

function added(costs: readonly Cost[]): Cost {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [first] = costs;
  return {
    answers: sum(costs.map(({ answers }) => answers)),
    seconds: sum(costs.map(({ seconds }) => seconds)),
    busy: (first?.busy ?? []).map((_, index) => sum(costs.map(({ busy }) => busy[index] ?? 0))),
  };
}

const total = ({ busy }: Cost) => busy.reduce((sum, ms) => sum + ms, 0);
const perSecond = ({ answers, seconds }: Cost) => answers / seconds;
/** Requests per second of processor time of the busiest process. */
const capacity = (cost: Cost) => (1000 * cost.answers) / Math.max(...cost.busy);
const compared = share === undefined ? capacity : perSecond;

function row(work: string, one: Cost, two: Cost): string[] {
  const each = (cost: Cost) => `${(total(cost) / cost.answers).toFixed(2)} ms`;
  return [
    work,
    ...[one, two].map((cost) => perSecond(cost).toFixed(0)),
    ...[one, two].map(each),
    `${Math.round((100 * Math.max(...two.busy)) / total(two))} %`,
    (compared(two) / compared(one)).toFixed(2),
  ];
}

const HEAD = [
  "work",
  ...["answers/s, one process", "two"],
  ...["processor time, one", "two"],
  "busier one's part",
  share === undefined ? "two by one, with a core for each" : `two by one, ${share} of a core each`,
];

async function works(origin: string): Promise<Record<string, Requested>> {
  const [product] = (await (await fetch(`${origin}/api/products?limit=1`)).json()) as {
    _id: string;
  }[];
  const headers = { "Accept-Encoding": "br" };
  const always = (address: string) => ({ origin, path: () => address, headers });
  return {
    "/, brotli": always("/"),
    "/product/[id], brotli": always(`/product/${product?._id}`),
    "GET /api/products?limit=20": always("/api/products?limit=20"),
    "GET /api/products/{id}": always(`/api/products/${product?._id}`),
  };
}

async function openShop(processes: number): Promise<OwnShop> {
  const shop = await OwnShop.open({ env: { WEB_CONCURRENCY: String(processes) } });
  await fillProducts(await readFile(path.join(shop.dataDir, "database-url"), "utf8"), PRODUCTS);
  return shop;
}

const shops = [await openShop(1), await openShop(2)] as const;
const releases: (() => Promise<void>)[] = [];
try {
  const [one, two] = await Promise.all(shops.map(({ origin }) => works(origin)));
  const pairs = Object.keys(one ?? {}).map(
    (work) => [work, [one?.[work], two?.[work]] as [Requested, Requested]] as const,
  );
  // Runs before the limits are set, because a new process first compiles its code.
  for (const [, requested] of pairs) {
    for (const each of requested) await measure(each, WARM_UP_SECONDS);
  }
  if (share !== undefined) {
    for (const shop of shops) releases.push(await holdEach(await shop.webProcesses(), share));
  }
  const rows: string[][] = [];
  for (const [work, requested] of pairs) {
    const costs: [Cost[], Cost[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const index of [0, 1] as const) {
        costs[index].push(await measureCost(shops[index], requested[index]));
      }
    }
    rows.push(row(work, added(costs[0]), added(costs[1])));
  }
  process.stdout.write(`\n${table([HEAD, ...rows])}\n`);
} finally {
  for (const release of releases) await release();
  for (const shop of shops) await shop.close();
}
