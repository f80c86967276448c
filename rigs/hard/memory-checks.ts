import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Check, Translate } from "./check";
import { ask } from "./expectations";
import { givenProducts } from "./load-people";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/** Checks how much memory of the web process made-up URLs use, and whether they evict pages from the cache. */

const UNKNOWN = 700;
/** The first rounds fill a young heap; without a leak it then stays the same. */
const ROUNDS = 6;
const MAX_GROWTH = 1.15;
const MIB = 1024;
const SETTLE_MS = 5_000;

/** Resident memory in MiB. */
async function measureMemory(shop: OwnShop): Promise<number> {
  const { web = 0 } = await shop.processes();
  const status = await readFile(`/proc/${web}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / MIB);
}

async function asFrom(shop: OwnShop, path: string, n: number): Promise<Response> {
  const headers = { "X-Forwarded-For": `10.9.${n % 250}.1` };
  const answer = await fetch(`${shop.origin}${path}`, { headers });
  await answer.arrayBuffer();
  return answer;
}

async function memoryFaults(shop: OwnShop, t: Translate): Promise<string[]> {
  const good = ["/", "/products", ...(await givenProducts(shop)).map((id) => `/product/${id}`)];
  const unknown = () => `/product/${randomUUID()}`;
  const faults: string[] = [];
  // Requests pages and 404s once before measuring, because the first ones load code.
  for (const [n, path] of [...good, ...good, unknown(), unknown()].entries()) {
    await asFrom(shop, path, n);
  }
  await sleep(SETTLE_MS);
  const sizes = [await measureMemory(shop)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let n = 0; n < UNKNOWN; n += 1) {
      const { status } = await asFrom(shop, unknown(), n);
      if (status !== 404) faults.push(`an unknown product answers ${status}`);
    }
    await sleep(SETTLE_MS);
    sizes.push(await measureMemory(shop));
  }
  t(`${ROUNDS} times ${UNKNOWN} unknown products: ${sizes.join(", ")} MiB`);
  const [half = 0, last = 0] = [sizes[ROUNDS / 2], sizes[ROUNDS]];
  if (last > MAX_GROWTH * half) faults.push(`the memory goes on growing: ${half} to ${last} MiB`);
  for (const path of good) {
    const answer = await ask(shop, { path });
    const cache = answer.headers.get("x-nextjs-cache");
    if (cache !== "HIT") faults.push(`${path} is no longer kept: ${cache}`);
  }
  return [...new Set(faults)];
}

export function memoryChecks(): Check[] {
  const name = `${UNKNOWN} product ids that nobody has`;
  return [{ name, run: (t) => withShop((shop) => memoryFaults(shop, t)) }];
}
