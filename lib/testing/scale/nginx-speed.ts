import { setTimeout as sleep } from "node:timers/promises";
import { renameProduct } from "./edits";
import type { Front } from "./front";
import { answersPerSecond } from "./tools";

/** Public pages behind nginx: how fast, and how old. */

const SECONDS = 2;
const ROUNDS = 3;
const TIMES_FASTER = 8;
const EDITS = 5;
const FRESH_MS = 1000;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Turn by turn, so that whoever else works on the machine counts for both. */
export async function speed({ shop, nginx, products, say }: Front): Promise<string[]> {
  const faults: string[] = [];
  for (const path of ["/", "/products", `/product/${products[0]}`]) {
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await answersPerSecond(`${shop.origin}${path}`, SECONDS);
      const cached = await answersPerSecond(`${nginx.origin}${path}`, SECONDS);
      say(`${path}: ${Math.round(alone)}/s alone, ${Math.round(cached)}/s behind nginx`);
      ratios.push(cached / alone);
    }
    if (median(ratios) < TIMES_FASTER) {
      faults.push(`${path} is ${median(ratios).toFixed(1)} times as fast, not ${TIMES_FASTER}.`);
    }
  }
  return faults;
}

const textOf = async (address: string) => (await fetch(address)).text();

/** An edit stands on the page within a second, while others ask for it without a pause, and stays. */
export async function freshness(front: Front): Promise<string[]> {
  const faults: string[] = [];
  const address = `${front.nginx.origin}/product/${front.products[0]}`;
  const load = answersPerSecond(address, EDITS * 2 + 2);
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const name = `Carton edited ${edit}`;
    await renameProduct(front.shop, { id: front.products[0] ?? "", name, admin: front.admin });
    const saved = performance.now();
    while (!(await textOf(address)).includes(name) && performance.now() - saved < 10_000) {
      await sleep(10);
    }
    const took = Math.round(performance.now() - saved);
    front.say(`an edit stood on the page after ${took} ms`);
    if (took > FRESH_MS) faults.push(`An edit stood on the page after ${took} ms only.`);
    for (let again = 0; again < 50; again += 1) {
      if (!(await textOf(address)).includes(name)) faults.push("An old copy came back.");
      await sleep(10);
    }
  }
  await load;
  return faults;
}
