import { afterEach, describe, expect, it, vi } from "vitest";
import { poll } from "@/lib/base/poll";
import { beginAnew } from "@/e2e/support/begin-anew";
import { testDatabase } from "@/e2e/support/database";
import { faultyWire, type FaultyWire } from "@/e2e/support/faults/faulty-wire";
import { DatabaseListener } from "./database-listener";

const { db, url } = testDatabase();
const ended: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
  vi.restoreAllMocks();
});

/** Loads the modules as in a separate process, which listens through `through`. */
async function givenProcess(through = url, unheardMs?: number) {
  beginAnew();
  const tags = await import("@/lib/http/cache/expired-tags");
  const { shareExpiry } = await import("./share-expiry");
  const listener = new DatabaseListener(through);
  const told = shareExpiry(listener, unheardMs);
  listener.start();
  ended.push(() => listener.stop());
  const isKept = (since: number, tag = "settings") => !tags.isOutdated([tag], since);
  const listens = () => soon(() => isKept(tags.steadyNow()));
  expect(await listens()).toBe(true);
  return { ...tags, isKept, listens, told, stop: () => listener.stop() };
}

const HOUR_MS = 3_600_000;

/** Advances the monotonic clock by this much. */
function pass(milliseconds: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + milliseconds);
}

const soon = (check: () => boolean) => poll(60, () => Promise.resolve(check()));

async function givenWire(): Promise<{ wire: FaultyWire; through: string }> {
  const { hostname, port } = new URL(url);
  const wire = await faultyWire({ host: hostname, port: Number(port) });
  ended.push(() => wire.close());
  const through = new URL(url);
  through.port = String(wire.port);
  return { wire, through: through.href };
}

const listeners = () => db.$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE application_name = 'shop-listener'
    AND datname = current_database() ORDER BY backend_start`;

/** Waits until this many processes have checked again who else listens. */
async function haveLooked(count: number): Promise<void> {
  const [clock] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const looked = async () => {
    const [row] = await db.$queryRaw<{ looked: bigint }[]>`
      SELECT count(*) AS looked FROM pg_stat_activity
      WHERE application_name = 'shop-listener' AND datname = current_database()
        AND state = 'idle' AND query LIKE '%pg_stat_activity%' AND query_start > ${clock?.now}`;
    return Number(row?.looked) >= count;
  };
  expect(await poll(60, looked)).toBe(true);
}

describe("processes on one database", () => {
  it("expire the changes of one of them, and nothing else", async () => {
    const [one, other] = [await givenProcess(), await givenProcess()];
    const since = other.steadyNow();
    await one.expireEverywhere(["settings", "product-a"]);
    expect(one.isKept(since)).toBe(false);
    expect(await soon(() => !other.isKept(since))).toBe(true);
    expect(other.isKept(since, "product-a")).toBe(false);
    expect(other.isKept(since, "product-b")).toBe(true);
    expect(other.isKept(other.steadyNow())).toBe(true);
  });

  it("forget everything when one of them is gone without a goodbye", async () => {
    const [, other] = [await givenProcess(), await givenProcess()];
    await haveLooked(2);
    const since = other.steadyNow();
    const [first] = await listeners();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await db.$queryRaw`SELECT pg_terminate_backend(${first?.pid}::int)`;
    expect(await soon(() => !other.isKept(since))).toBe(true);
  });

  it("forget nothing when one of them stops in order", async () => {
    const [one, other] = [await givenProcess(), await givenProcess()];
    await haveLooked(2);
    const since = other.steadyNow();
    await one.told();
    await one.stop();
    expect(await poll(60, async () => (await listeners()).length === 1)).toBe(true);
    await haveLooked(1);
    expect(other.isKept(since)).toBe(true);
  });
});

describe("a process that cannot listen", () => {
  it("trusts its cache for a while, and empties it once it listens again", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { wire, through } = await givenWire();
    const cutOff = await givenProcess(through, HOUR_MS);
    const writer = await givenProcess();
    const since = cutOff.steadyNow();
    wire.cut();
    await writer.expireEverywhere(["settings"]);
    expect(cutOff.isKept(since)).toBe(true);
    pass(HOUR_MS);
    expect(cutOff.isKept(cutOff.steadyNow())).toBe(false);
    wire.mend();
    expect(await cutOff.listens()).toBe(true);
    expect(cutOff.isKept(since)).toBe(false);
  });

  it("notices an unresponsive database", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { wire, through } = await givenWire();
    const still = await givenProcess(through, 1500);
    wire.hold();
    expect(await soon(() => !still.isKept(still.steadyNow()))).toBe(true);
    wire.mend();
    expect(await still.listens()).toBe(true);
  });

  it("announces its own changes once it can", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { wire, through } = await givenWire();
    const [writer, other] = [await givenProcess(through), await givenProcess()];
    wire.cut();
    await writer.expireEverywhere(["product-a"]);
    const said = vi.fn();
    const ear = new DatabaseListener(url);
    ear.hear({ channel: "shop_expired_tags", heard: said });
    ear.start();
    ended.push(() => ear.stop());
    expect(await soon(() => ear.isListening)).toBe(true);
    wire.mend();
    expect(await soon(() => said.mock.calls.length > 0)).toBe(true);
    expect(said).toHaveBeenCalledWith("product-a");
    expect(other.isKept(other.steadyNow())).toBe(true);
  });
});
