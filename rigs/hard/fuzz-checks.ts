import { rawRequests, readStatus } from "@/rigs/fuzz/raw-requests";
import { runFuzz, type FuzzOptions } from "@/rigs/fuzz/run-fuzz";
import { startUploadThing } from "@/e2e/support/stand-ins/uploadthing";
import type { Check, Translate } from "./check";
import { toCounts } from "./counts";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/** The number of parallel requests, so that an unfinished one does not block the others. */
const RAW_AT_ONCE = 12;

/** Returns the faults of raw requests: a 5xx status, or a shop that no longer responds. */
export async function rawFaults(shop: OwnShop, requests: readonly string[]): Promise<string[]> {
  const port = Number(new URL(shop.origin).port);
  const faults: string[] = [];
  const waiting = [...requests];
  const worker = async () => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const status = await readStatus(port, request);
      // 501 and 505 mean that a server need not support the request, so they are not faults.
      const isFault = status >= 500 && status !== 501 && status !== 505;
      if (isFault) faults.push(`${status} for ${JSON.stringify(request.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: RAW_AT_ONCE }, worker));
  if (!(await shop.isReady())) faults.push("The shop no longer answers.");
  return faults;
}

export function fuzzChecks({ raw, ...options }: FuzzOptions & { raw: number }): Check[] {
  const { seed, requests } = options;
  return [
    {
      name: `${requests} requests made up from the OpenAPI document`,
      run: (t) => withFullShop((shop) => fuzzFaults(shop, options, t)),
    },
    {
      name: `${raw} raw requests`,
      run: () => withShop((shop) => rawFaults(shop, rawRequests(seed, raw))),
    },
  ];
}

/** Runs the work in a shop that stores its pictures at UploadThing, so that every API call can succeed. */
export async function withFullShop<T>(work: (shop: OwnShop) => Promise<T>): Promise<T> {
  const uploadThing = await startUploadThing();
  try {
    return await withShop(work, { env: uploadThing.env });
  } finally {
    await uploadThing.close();
  }
}

export async function fuzzFaults(
  shop: OwnShop,
  options: FuzzOptions,
  t: Translate,
): Promise<string[]> {
  const { statuses, sent, slowestMs, faults } = await runFuzz(shop, options);
  t(
    `seed ${options.seed}, ${sent} sent (${toCounts(statuses)}), slowest ${Math.round(slowestMs)} ms`,
  );
  return faults;
}
