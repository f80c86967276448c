import { rawRequests, statusOf } from "@/lib/testing/fuzz/raw-requests";
import { runFuzz } from "@/lib/testing/fuzz/run-fuzz";
import type { Check, Say } from "./check";
import { countsOf } from "./counts";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/** At once, so that a request that is never finished holds nobody up. */
const RAW_AT_ONCE = 12;

/** The faults of raw requests: a 5xx, and a shop that no longer answers. */
export async function rawFaults(shop: OwnShop, requests: readonly string[]): Promise<string[]> {
  const port = Number(new URL(shop.origin).port);
  const faults: string[] = [];
  const waiting = [...requests];
  const worker = async () => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const status = await statusOf(port, request);
      // 501 and 505 say that the request is of a kind that no server has to know.
      const isFault = status >= 500 && status !== 501 && status !== 505;
      if (isFault) faults.push(`${status} for ${JSON.stringify(request.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: RAW_AT_ONCE }, worker));
  if (!(await shop.isReady())) faults.push("The shop no longer answers.");
  return faults;
}

/** Calls that need what no test has: a provider's code, a mail that was given up, a code of an app. */
export const CANNOT_BE_WELL = [
  "finishGoogle",
  "returnFromGoogle",
  "startGoogle",
  "logInWithSecondFactor",
  "enableTwoFactor",
  "disableTwoFactor",
  "renewRecoveryCodes",
  "resetPassword",
  "verifyEmail",
  "retryMail",
  "updateSettingImage",
];

export function fuzzChecks(seed: number, requests: number, raw: number): Check[] {
  return [
    {
      name: `${requests} requests made up from the OpenAPI document`,
      run: (say) => withShop((shop) => fuzzFaults(shop, { seed, requests }, say)),
    },
    {
      name: `${raw} raw requests`,
      run: () => withShop((shop) => rawFaults(shop, rawRequests(seed, raw))),
    },
  ];
}

async function fuzzFaults(shop: OwnShop, options: { seed: number; requests: number }, say: Say) {
  const { statuses, sent, slowestMs, neverWell, faults } = await runFuzz(shop, options);
  say(
    `seed ${options.seed}, ${sent} sent (${countsOf(statuses)}), slowest ${Math.round(slowestMs)} ms`,
  );
  const unreached = neverWell.filter((name) => !CANNOT_BE_WELL.includes(name));
  if (unreached.length > 0) say(`never answered well: ${unreached.join(", ")}`);
  return faults;
}
