import { poll } from "@/lib/base/poll";
import { ANSWERED_500, type Load } from "./load";
import type { OwnShop } from "./own-shop";
import { mailsRest, mailsRestSoon, readLedger } from "./read-ledger";
import { reconcile } from "./reconcile";

/** A mail that was in a dead worker's hands is taken up again after three minutes, and a pause. */
const MAILS_REST_SECONDS = 420;

/** Once they need not wait for that. */
const HASTENED_REST_SECONDS = 300;

/** What went wrong while a request was answered, and not beside: mails that wait are told as well. */
const OF_REQUEST = /^\S+ error request=/;

/** How much of that is shown. */
const LOGGED = 20;

export interface Closing {
  /** Has the mails leave at once that would wait for a worker which is dead. */
  hastensMails: boolean;
}

/** Lets the load end and the mails leave, and answers what is wrong with the shop's books then. */
export async function closeBooks(
  shop: OwnShop,
  load: Load,
  { hastensMails }: Closing,
): Promise<string[]> {
  await load.stop();
  if (hastensMails) await poll(HASTENED_REST_SECONDS, () => mailsRestSoon(shop));
  else await poll(MAILS_REST_SECONDS, () => mailsRest(shop));
  return [...reconcile(await readLedger(shop), load.seen), ...(await answered500(shop, load.done))];
}

/** What was answered 500, and what the shop said of it. */
async function answered500(shop: OwnShop, done: Load["done"]): Promise<string[]> {
  const requests = [...done.keys()].filter((what) => what.startsWith(ANSWERED_500));
  if (requests.length === 0) return [];
  const errors = await shop.errors();
  return [...requests, ...errors.filter((entry) => OF_REQUEST.test(entry)).slice(-LOGGED)];
}
