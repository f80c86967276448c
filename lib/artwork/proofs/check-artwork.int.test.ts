import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cmyk, PDFDocument } from "@cantoo/pdf-lib";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { toExpected } from "@/lib/artwork/preflight/expected";
import { SCHEDULES } from "@/lib/runtime/background/schedules";
import { diskStore } from "@/lib/files/private/disk-store";
import { lockOrder } from "@/lib/orders/lock-order";
import { checkArtwork, resumeChecks } from "./check-artwork";

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { db, url } = testDatabase();
const { mails } = orderDeskSteps(db);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "checks-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A line in two colours on one side, with a stored artwork of this many pages. */
async function givenChecking(pages: number, checks = 0) {
  const order = await givenOrder(db, {
    proof: "account",
    emailProven: true,
    lines: { create: { ...PRINTED_LINE, stage: "checking" } },
  });
  const line = await db.orderLine.findFirstOrThrow({ where: { orderId: order.id } });
  const id = crypto.randomUUID();
  const key = `artworks/${id}/file`;
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1)
    pdf.addPage().drawCircle({ x: 90, y: 90, size: 40, color: cmyk(0, 0, 0, 1) });
  await diskStore().write(key, await pdf.save());
  await db.artwork.create({
    data: {
      id,
      key,
      checks,
      name: "logo.pdf",
      size: 900,
      type: "application/pdf",
      storage: "disk",
      partSize: 1024,
      sha256: "0".repeat(64),
      state: "stored",
      preflightState: "checking",
      completedAt: new Date(),
      checkedAt: new Date(),
      orderId: order.id,
      lineId: line.id,
    },
  });
  await db.orderLine.update({ where: { id: line.id }, data: { artworkId: id } });
  const read = async () => ({
    artwork: await db.artwork.findUniqueOrThrow({ where: { id } }),
    stage: (await db.orderLine.findUniqueOrThrow({ where: { id: line.id } })).stage,
  });
  return { id, read };
}

/** Number of statements in this test's database that wait for another one. */
async function waitingForLocks(): Promise<number> {
  const [{ count } = { count: 0n }] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return Number(count);
}

it("judges the size by the dieline of the chosen print", () => {
  const option = { name: "Your mark", dieline: { width: 306, height: 200 } };
  const product = { dieline: { width: 612, height: 400 }, printOptions: [option] };
  const print = { option: "Your mark", sides: 1, colours: 2 };
  const line = { kind: "product", print, product, spec: null } as const;
  expect(toExpected(line).dieline).toEqual(option.dieline);
  expect(toExpected({ ...line, print: null }).dieline).toEqual(product.dieline);
  expect(toExpected({ ...line, kind: "custom" }).dieline).toBeNull();
});

it("accepts good artwork for its line, and mails the buyer", async () => {
  const { sides } = PRINTED_LINE.print;
  const { id, read } = await givenChecking(sides);
  await Promise.all([checkArtwork(db, id), checkArtwork(db, id)]);
  expect(await read()).toMatchObject({
    artwork: { preflightState: "warnings", findings: [{ code: "unmarked", page: 1 }] },
    stage: "checking",
  });
  expect(await mails()).toEqual(["artwork-checked"]);
});

it("sends back a line with unprintable artwork", async () => {
  const { id, read } = await givenChecking(PRINTED_LINE.print.sides + 2);
  await checkArtwork(db, id);
  const { artwork, stage } = await read();
  expect(artwork.preflightState).toBe("errors");
  expect(artwork.findings).toMatchObject([{ code: "pages", severity: "error" }, {}, {}, {}]);
  expect(stage).toBe("needs_artwork");
  expect(await mails()).toEqual(["artwork-checked"]);
});

it("sends back a line that got the file just before its check ended", async () => {
  const { id, read } = await givenChecking(PRINTED_LINE.print.sides + 2);
  const line = await db.orderLine.findFirstOrThrow({ where: { artworkId: id } });
  await db.orderLine.update({ where: { id: line.id }, data: { artworkId: null } });
  const { promise: handedIn, resolve: handIn } = Promise.withResolvers<unknown>();
  const holding = db.$transaction(
    async (tx) => {
      await lockOrder(tx, line.orderId);
      await handedIn;
      await tx.orderLine.update({ where: { id: line.id }, data: { artworkId: id } });
    },
    { timeout: 60_000 },
  );
  const checking = checkArtwork(db, id);
  await expect.poll(() => waitingForLocks(), { timeout: 60_000 }).toBe(1);
  handIn(null);
  await Promise.all([holding, checking]);
  expect((await read()).stage).toBe("needs_artwork");
});

it("resumes a check interrupted by a restart, and gives up after three attempts", async () => {
  const { id, read } = await givenChecking(PRINTED_LINE.print.sides);
  const later = new Date(Date.now() + 3 * 60_000);
  const pool = new pg.Pool({ connectionString: url });
  expect(await SCHEDULES.artworks.isDue(pool)).toBe(false);
  await db.artwork.update({
    where: { id },
    data: { checkedAt: new Date(Date.now() - 3 * 60_000) },
  });
  expect(await SCHEDULES.artworks.isDue(pool)).toBe(true);
  await pool.end();
  expect(await resumeChecks(db, later)).toBe(1);
  expect((await read()).artwork.preflightState).toBe("warnings");
  const lost = await givenChecking(1, 3);
  await resumeChecks(db, later);
  expect(await lost.read()).toMatchObject({
    artwork: { preflightState: "not_checked", findings: [] },
    stage: "checking",
  });
});
