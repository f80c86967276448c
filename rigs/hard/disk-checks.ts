import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { poll } from "@/lib/base/poll";
import type { Check, Translate } from "./check";
import { closeBooks } from "./close-books";
import { toCounts } from "./counts";
import { readFaults } from "./expectations";
import { startLoad } from "./load";
import type { OwnShop } from "./own-shop";
import { SmallDisk } from "./small-disk";
import { withShop } from "./with-shop";

/** Tests a shop whose disk is full for a while: nothing that it has confirmed may be lost. */

const MEBIBYTES = 384;
const WORK_MS = 5_000;
const FULL_SECONDS = 40;
const AT_ONCE_MS = 2_000;
const SEED = 4;
const NO_ROOM = "no room left on the disk of DATA_DIR";

const kept = (shop: OwnShop) =>
  readFaults(shop, { path: "/" }, { status: 200, withinMs: AT_ONCE_MS });

/** Fills the space that the database had reserved for its write-ahead log, so that it has to stop. */
async function fillWriteAheadLog(shop: OwnShop): Promise<boolean> {
  const message = "SELECT pg_logical_emit_message(false, 'full', repeat('x', 1000000), true)";
  return poll(FULL_SECONDS, () =>
    shop.sql(message).then(
      () => false,
      () => !shop.isRunning,
    ),
  );
}

/** Checks that the shop does not start on a full disk and logs why. */
async function startFaults(shop: OwnShop): Promise<string[]> {
  if (await shop.tryStart()) return ["The shop starts on a full disk."];
  const log = await readFile(shop.logFile, "utf8");
  return log.includes(NO_ROOM)
    ? []
    : [`The shop does not say why it cannot start: ${log.slice(-600)}`];
}

async function diskFaults(shop: OwnShop, disk: SmallDisk, t: Translate): Promise<string[]> {
  const first = await kept(shop);
  const load = await startLoad(shop, SEED);
  await sleep(WORK_MS);
  await disk.fill();
  await sleep(WORK_MS);
  const faults = [...first, ...(await kept(shop))];
  await disk.makeRoom();
  await sleep(WORK_MS);
  await disk.fill();
  const ended = await fillWriteAheadLog(shop);
  if (ended) faults.push(...(await startFaults(shop)));
  else faults.push("The database goes on without room for its log.");
  await disk.makeRoom();
  await shop.start();
  await sleep(WORK_MS);
  faults.push(...(await closeBooks(shop, load, { hastensMails: true })));
  t(`answered: ${toCounts(load.done)}`);
  return faults;
}

async function onSmallDisk(t: Translate): Promise<string[]> {
  const disk = await SmallDisk.mount(MEBIBYTES);
  try {
    return await withShop((shop) => diskFaults(shop, disk, t), { dataDir: disk.folder });
  } finally {
    await disk.unmount();
  }
}

export function diskChecks(): Check[] {
  return [{ name: "a disk that is full for a while", run: onSmallDisk }];
}
