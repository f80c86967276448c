import { readFile } from "node:fs/promises";
import path from "node:path";
import { OwnShop } from "@/lib/testing/hard/own-shop";
import { processorMs } from "@/lib/testing/hard/processor-time";
import { measure, type Asked } from "./measure";
import { fillProducts } from "./products";
import { table } from "./report";

// `npm run bench:processes`: what two web processes do beside one, turn by turn. The load and the database
// take their part of the same machine, which would not be there otherwise; so what is compared beside the
// answers a second is the processor time of the web processes themselves: while there are cores for each
// of them, together they answer until the busiest has no time left.

const PRODUCTS = 1000;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
const ROUNDS = 2;

interface Cost {
  answers: number;
  seconds: number;
  /** Milliseconds of processor time of each web process. */
  busy: number[];
}

async function costOf(shop: OwnShop, asked: Asked, seconds: number): Promise<Cost> {
  const pids = await shop.webProcesses();
  const before = await Promise.all(pids.map(processorMs));
  const { perSecond } = await measure(asked, seconds);
  const after = await Promise.all(pids.map(processorMs));
  const busy = after.map((ms, index) => ms - (before[index] ?? 0));
  return { answers: perSecond * seconds, seconds, busy };
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
/** Answers for each second in which the busiest process works. */
const capacity = (cost: Cost) => (1000 * cost.answers) / Math.max(...cost.busy);

function row(work: string, one: Cost, two: Cost): string[] {
  const perSecond = ({ answers, seconds }: Cost) => (answers / seconds).toFixed(0);
  const each = (cost: Cost) => `${(total(cost) / cost.answers).toFixed(2)} ms`;
  return [
    work,
    ...[one, two].map(perSecond),
    ...[one, two].map(each),
    `${Math.round((100 * Math.max(...two.busy)) / total(two))} %`,
    (capacity(two) / capacity(one)).toFixed(2),
  ];
}

const HEAD = [
  "work",
  ...["answers/s, one process", "two"],
  ...["processor time, one", "two"],
  ...["busier one's part", "two by one, with a core for each"],
];

async function works(origin: string): Promise<Record<string, Asked>> {
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
try {
  const [one, two] = await Promise.all(shops.map(({ origin }) => works(origin)));
  const rows: string[][] = [];
  for (const work of Object.keys(one ?? {})) {
    const asked = [one?.[work], two?.[work]] as [Asked, Asked];
    const costs: [Cost[], Cost[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const index of [0, 1] as const) {
        const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
        const cost = await costOf(shops[index], asked[index], seconds);
        if (round > 0) costs[index].push(cost);
      }
    }
    rows.push(row(work, added(costs[0]), added(costs[1])));
  }
  process.stdout.write(`\n${table([HEAD, ...rows])}\n`);
} finally {
  for (const shop of shops) await shop.close();
}
