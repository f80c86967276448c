import type { Check, Translate } from "@/rigs/hard/check";
import { givenAdmin, givenProducts } from "@/rigs/hard/load-people";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { withShop } from "@/rigs/hard/with-shop";
import { startNginx } from "./nginx";
import { bodies } from "./nginx-bodies";
import { outage, wholeness } from "./nginx-copies";
import { closedDoors, privacy } from "./nginx-privacy";
import { freshness, speed } from "./nginx-speed";

/** Tests deploy/nginx.conf with the real nginx in front of a real shop. */

const METRICS_TOKEN = "a-token-with-which-the-tests-may-ask";

async function behindNginx(shop: OwnShop, t: Translate): Promise<string[]> {
  const products = await givenProducts(shop);
  const nginx = await startNginx(new URL(shop.origin).host);
  try {
    const front = { shop, nginx, products, admin: await givenAdmin(shop), t };
    const faults: string[] = [];
    for (const part of [wholeness, privacy, closedDoors, bodies, freshness, speed, outage]) {
      faults.push(...(await part(front)));
    }
    return faults;
  } finally {
    await nginx.stop();
  }
}

export function nginxChecks(): Check[] {
  const name = "public pages behind nginx: fast, fresh, and nobody's own";
  return [
    { name, run: (t) => withShop((shop) => behindNginx(shop, t), { env: { METRICS_TOKEN } }) },
  ];
}
