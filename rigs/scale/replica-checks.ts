import { poll } from "@/lib/base/poll";
import type { Check, Translate } from "@/rigs/hard/check";
import { givenAdmin, givenProducts } from "@/rigs/hard/load-people";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { withShop } from "@/rigs/hard/with-shop";
import { renameProduct } from "./edits";
import { startPair, type Pair } from "./replica";

/** Tests a shop whose public reads go to a streaming replica, but never to one that lags. */

const SECONDS = 60;
const SEARCHES = 20;

/** Counts requests to send each from another address, because searches are rate limited. */
let callers = 0;

function request(address: string): Promise<Response> {
  callers += 1;
  const caller = `10.0.${callers >> 8}.${callers & 255}`;
  return fetch(address, { headers: { "X-Forwarded-For": caller } });
}

const toText = async (address: string) => (await request(address)).text();

async function search({ origin }: OwnShop, text: string): Promise<string> {
  return toText(`${origin}/products?q=${encodeURIComponent(text)}`);
}

/** Makes new searches, which are never cached, and returns whether the replica was read. */
async function isAsked(shop: OwnShop, pair: Pair): Promise<boolean> {
  const before = pair.countReads();
  for (let n = 0; n < SEARCHES; n += 1) await search(shop, `Carton ${callers}`);
  return pair.countReads() > before;
}

async function beforeReplica(shop: OwnShop, pair: Pair, t: Translate): Promise<string[]> {
  const faults: string[] = [];
  const [id = ""] = await givenProducts(shop);
  const admin = await givenAdmin(shop);
  const page = `${shop.origin}/product/${id}`;
  if (!(await poll(SECONDS, () => isAsked(shop, pair)))) faults.push("The replica is never asked.");

  await pair.askReplica("SELECT pg_wal_replay_pause()");
  for (let edit = 1; edit <= 3; edit += 1) {
    const name = `Crate ${edit}`;
    await renameProduct(shop, { id, name, admin });
    for (let again = 0; again < 20; again += 1) {
      if (!(await toText(page)).includes(name)) faults.push(`The page lacks ${name}.`);
      if (!(await search(shop, name)).includes(name)) faults.push(`The search lacks ${name}.`);
    }
  }
  t("while the replica stood still, pages and searches showed every edit");
  if (await isAsked(shop, pair)) faults.push("A replica that is behind is asked.");

  await pair.askReplica("SELECT pg_wal_replay_resume()");
  if (!(await poll(SECONDS, () => isAsked(shop, pair)))) {
    faults.push("The replica is not asked again.");
  }
  if (!(await search(shop, "Crate 3")).includes("Crate 3")) faults.push("The last edit is lost.");

  await pair.stopReplica();
  for (let n = 0; n < SEARCHES; n += 1) {
    const { status } = await request(`${shop.origin}/products?q=Crate+${n}`);
    if (status !== 200) faults.push(`Without the replica a search is answered ${status}.`);
  }
  return faults;
}

export function replicaChecks(): Check[] {
  return [
    {
      name: "public reads from a streaming replica: as new as the primary's",
      run: async (t) => {
        const pair = await startPair();
        try {
          const options = {
            databaseUrl: pair.primaryUrl,
            env: { DATABASE_READ_URL: pair.replicaUrl },
          };
          return await withShop((shop) => beforeReplica(shop, pair, t), options);
        } finally {
          await pair.stop();
        }
      },
    },
  ];
}
