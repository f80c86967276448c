import type { OwnShop } from "@/rigs/hard/own-shop";
import { givenAdmin } from "@/rigs/hard/load-people";
import { callerAddress, computeQuantiles } from "./measure";
import { growthWorks, type GrowthWork } from "./growth-works";

/** Measures how long single requests take, without other load, in a shop of one size. */

export interface Times {
  p50: number;
  p95: number;
}

const WARM_UP = 5;

export async function measureGrowth(shop: OwnShop): Promise<Map<string, Times>> {
  const token = await givenAdmin(shop);
  const times = new Map<string, Times>();
  for (const work of await growthWorks(shop, token)) {
    times.set(work.name, await measureTimes(shop.origin, token, work));
  }
  return times;
}

async function measureTimes(origin: string, token: string, work: GrowthWork): Promise<Times> {
  const taken: number[] = [];
  for (const path of work.paths) taken.push(await measureTime(`${origin}${path}`, token, work));
  return computeQuantiles(taken.slice(WARM_UP));
}

/** Returns the milliseconds until the full response, or until the first byte of an export. */
async function measureTime(url: string, token: string, work: GrowthWork): Promise<number> {
  const headers = {
    "X-Forwarded-For": callerAddress(),
    ...(work.isForAdmin ? { Authorization: `Bearer ${token}` } : {}),
  };
  const since = performance.now();
  const response = await fetch(url, { headers });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  if (!work.isExport) await response.arrayBuffer();
  const reader = work.isExport ? response.body.getReader() : undefined;
  await reader?.read();
  const time = performance.now() - since;
  await reader?.cancel();
  return time;
}
