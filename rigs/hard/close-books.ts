import { poll } from "@/lib/base/poll";
import { ANSWERED_500, type Load } from "./load";
import type { OwnShop } from "./own-shop";
import { countMailsLeft, mailsRest, mailsRestSoon, readLedger } from "./read-ledger";
import { reconcile } from "./reconcile";

/** Emails that a dead worker had taken are retried after three minutes and a pause. */
const MAILS_REST_SECONDS = 420;

/** Used when the emails are made due at once. */
const HASTENED_REST_SECONDS = 300;

/** Log lines of errors during a request. Other errors, such as waiting emails, are logged too and do not count. */
const OF_REQUEST = /^\S+ error request=/;

/** The number of log lines shown. */
const LOGGED = 20;

export interface Closing {
  /** Makes emails due at once that would wait for a dead worker. */
  hastensMails: boolean;
}

/** Waits until the load has ended and all emails are sent; returns the faults in the shop's data then. */
export async function closeBooks(
  shop: OwnShop,
  load: Load,
  { hastensMails }: Closing,
): Promise<string[]> {
  await load.stop();
  await letMailsRest(shop, hastensMails);
  return [...reconcile(await readLedger(shop), load.seen), ...(await answered500(shop, load.done))];
}

/** Waits for as long as emails are being sent: a busy machine needs longer for a backlog. */
async function letMailsRest(shop: OwnShop, hastens: boolean): Promise<void> {
  const isOver = () => (hastens ? mailsRestSoon(shop) : mailsRest(shop));
  const seconds = hastens ? HASTENED_REST_SECONDS : MAILS_REST_SECONDS;
  let left = Infinity;
  for (let now = await countMailsLeft(shop); now < left; now = await countMailsLeft(shop)) {
    left = now;
    if (await poll(seconds, isOver)) return;
  }
}

/** Returns the requests that got a 500, and what the shop logged about them. */
async function answered500(shop: OwnShop, done: Load["done"]): Promise<string[]> {
  const requests = [...done.keys()].filter((what) => what.startsWith(ANSWERED_500));
  if (requests.length === 0) return [];
  const errors = await shop.errors();
  return [...requests, ...errors.filter((entry) => OF_REQUEST.test(entry)).slice(-LOGGED)];
}
