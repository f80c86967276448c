import { setTimeout as sleep } from "node:timers/promises";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { processorMs } from "@/rigs/hard/process-stat";
import { paceNow } from "@/e2e/support/faults/pace";
import { renameProduct } from "./edits";
import type { Front } from "./front";
import { answersWithin } from "./tools";

/** Checks public pages behind nginx: their cost for the shop, and how stale they are. */

/** Enough to make the shop's idle work insignificant, even on a slow machine. */
const ANSWERS = 20_000;
const SECONDS = 2;
const TIMES_LESS = 5;
const EDITS = 5;
const FRESH_MS = 1000;

/** Microseconds of the shop's processor time per response. */
async function measureCost(shop: OwnShop, address: string): Promise<number> {
  const { web = 0 } = await shop.processes();
  const before = await processorMs(web);
  let answers = 0;
  while (answers < ANSWERS) answers += await answersWithin(SECONDS, address);
  return (((await processorMs(web)) - before) * 1000) / answers;
}

/** Compares the shop's processor time, which does not depend on other load on the machine. */
export async function speed({ shop, nginx, products, t }: Front): Promise<string[]> {
  const faults: string[] = [];
  for (const path of ["/", "/products", `/product/${products[0]}`]) {
    const alone = await measureCost(shop, `${shop.origin}${path}`);
    const behind = await measureCost(shop, `${nginx.origin}${path}`);
    t(`${path}: ${alone.toFixed(1)} µs of the shop each, ${behind.toFixed(1)} behind nginx`);
    if (behind * TIMES_LESS > alone) {
      faults.push(`${path} costs the shop more than 1/${TIMES_LESS} of what it does alone.`);
    }
  }
  return faults;
}

const toText = async (address: string) => (await fetch(address)).text();

/** Checks that an edit appears on the page within a second under constant load, and stays. */
export async function freshness(front: Front): Promise<string[]> {
  const faults: string[] = [];
  const address = `${front.nginx.origin}/product/${front.products[0]}`;
  const load = answersWithin(EDITS * 2 + 2, address);
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const name = `Carton edited ${edit}`;
    await renameProduct(front.shop, { id: front.products[0] ?? "", name, admin: front.admin });
    const saved = performance.now();
    while (!(await toText(address)).includes(name) && performance.now() - saved < 60_000) {
      await sleep(10);
    }
    const took = Math.round(performance.now() - saved);
    front.t(`an edit stood on the page after ${took} ms`);
    const isInTime = took <= FRESH_MS || took <= FRESH_MS * (await paceNow());
    if (!isInTime) faults.push(`An edit stood on the page after ${took} ms only.`);
    for (let again = 0; again < 50; again += 1) {
      if (!(await toText(address)).includes(name)) faults.push("An old copy came back.");
      await sleep(10);
    }
  }
  await load;
  return faults;
}
