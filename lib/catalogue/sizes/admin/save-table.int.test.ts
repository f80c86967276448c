import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { SizeSpec } from "@/lib/pricing/size-spec";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { priceSpec } from "../price-spec";
import { readSizeTable } from "../read-table";
import { toTableContent } from "../table-content";
import type { TableContent } from "../table-schema";
import { lockSizeTable, writeVersion } from "../write-version";
import { saveTableSchema, triedSizeSchema, type SaveTable } from "./schemas";
import { listTableVersions } from "./list-versions";
import { saveSizeTable } from "./save-table";
import { trySizePrice } from "./try-table";

const { db } = testDatabase();

const ACTOR = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };

const SPEC: SizeSpec = {
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-1",
  finish: null,
};

const CONTENT: TableContent = toTableContent(DEMO_SIZES);

const save = async (
  request: SaveTable,
  { dryRun = false, readAt }: { dryRun?: boolean; readAt?: string } = {},
) =>
  saveSizeTable({
    db,
    request,
    readAt,
    dryRun,
    actor: ACTOR,
    ipAddress: "127.0.0.1",
  });

const withWaste = (wastePercent: number): TableContent => ({ ...CONTENT, wastePercent });

beforeEach(() =>
  db.$transaction(async (tx) =>
    writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES, { isDemo: true }),
  ),
);

describe("saving the size table", () => {
  it("adds a version with an audit row, and none where nothing changed", async () => {
    const saved = await save(withWaste(10));
    expect(saved).toMatchObject({ table: 2, wastePercent: 10 });
    await save(withWaste(10));
    expect(await listTableVersions(db, { limit: 50, cursor: undefined })).toMatchObject({
      items: [
        { table: 2, by: ACTOR.name },
        { table: 1, by: null },
      ],
    });
    const entries = await auditEntries(db, { action: "Size Table Updated" });
    expect(entries).toMatchObject([
      { details: { version: 2, changes: { wastePercent: { before: 8, after: 10 } } } },
    ]);
  });

  it("refuses a table read before another save", async () => {
    const before = (await readSizeTable(db)).savedAt?.toISOString();
    await save({ ...withWaste(10), updatedAt: before });
    const late = save({ ...withWaste(20), updatedAt: before });
    expect(await readRefusal(late)).toMatchObject({ code: "edit_conflict" });
    expect(await readSizeTable(db)).toMatchObject({ version: 2 });
    const never = save({ ...withWaste(20), updatedAt: null });
    expect(await readRefusal(never)).toMatchObject({ code: "edit_conflict" });
  });

  it("gives parallel saves numbers of their own", async () => {
    await Promise.all([1, 2, 3, 4, 5].map((waste) => save(withWaste(waste))));
    expect(await readSizeTable(db)).toMatchObject({ version: 6 });
  });

  it("only reports its effect in a dry run, with ten prices before and after", async () => {
    const report = await save(withWaste(50), { dryRun: true });
    if (!("errors" in report)) throw new Error("This is no report");
    expect(report.examples).toHaveLength(10);
    for (const { before, after } of report.examples) {
      expect(after?.total).toBeGreaterThanOrEqual(before?.total ?? Infinity);
    }
    expect(await readSizeTable(db)).toMatchObject({ version: 1 });
  });

  const EXAMPLE = { style: "mailer-box", ...SPEC, quantity: 700 } as const;

  it("shows the effect of a change on the table's own examples, which stay until others are sent", async () => {
    await save({ ...CONTENT, examples: [EXAMPLE] });
    const without = { ...withWaste(50), examples: undefined };
    const report = await save(without, { dryRun: true });
    if (!("errors" in report)) throw new Error("This is no report");
    expect(report.examples).toMatchObject([
      { style: "mailer-box", name: "Mailer box", spec: SPEC, quantity: 700 },
    ]);
    const [{ before, after } = { before: null, after: null }] = report.examples;
    expect(after?.total).toBeGreaterThan(before?.total ?? Infinity);
    expect(await save(without)).toMatchObject({ wastePercent: 50, examples: [EXAMPLE] });
    expect(await save({ ...without, examples: [] })).toMatchObject({ table: 4, examples: [] });
  });

  it("has no price for an example that cannot be made, and refuses a duplicate and an eleventh", async () => {
    const examples = [{ ...EXAMPLE, board: "gone" }];
    const report = await save({ ...CONTENT, examples }, { dryRun: true });
    expect(report.examples).toMatchObject([{ before: null, after: null }]);
    const read = (all: object[]) => saveTableSchema.safeParse({ ...CONTENT, examples: all });
    const many = Array.from({ length: 11 }, (__, index) => ({ ...EXAMPLE, quantity: index + 1 }));
    expect(read(many.slice(1)).success).toBe(true);
    for (const wrong of [many, [EXAMPLE, EXAMPLE], [{ ...EXAMPLE, quantity: 0 }]]) {
      expect(read(wrong).success).toBe(false);
    }
  });

  it("accepts an uploaded picture, and refuses one that the clean-up has removed", async () => {
    const [style, ...styles] = CONTENT.styles;
    if (!style) throw new Error("There is no style");
    const picture = `/media/${"ab".repeat(12)}.webp`;
    const pictured = { ...CONTENT, styles: [{ ...style, picture }, ...styles] };
    const refusal = await readRefusal(save(pictured));
    expect(refusal.details.fields).toHaveProperty(["styles.0.picture"]);
    await db.storedImage.create({ data: { url: picture, storage: "disk", files: [] } });
    expect(await save(pictured)).toMatchObject({ table: 2 });
    await db.storedImage.deleteMany();
    expect(await save({ ...pictured, wastePercent: 9 })).toMatchObject({ table: 3 });
  });

  it("reports the errors of a file by row and saves nothing", async () => {
    const refusal = await readRefusal(save("kind,id\nboard,x\n"));
    expect(refusal).toMatchObject({ code: "invalid_input" });
    expect(refusal.details.extra?.errors).toMatchObject([{ row: 1 }]);
    expect(await save("kind,id\nboard,x\n", { dryRun: true })).toMatchObject({ table: null });
  });
});

it("prices parallel orders by one version each while the table changes", async () => {
  const rules = await readShopSettings(db);
  const at = { moment: new Date(), rules };
  const changes = [9, 10, 11, 12].map((waste) => save(withWaste(waste)));
  const priced = await Promise.all(
    Array.from({ length: 50 }, () => priceSpec(db, "mailer-box", SPEC, [1_000], at)),
  );
  await Promise.all(changes);
  for (const { version, prices } of priced) {
    const { table } = await readSizeTable(db, version);
    const request = { ...SPEC, style: "mailer-box" as const, quantities: [1_000] };
    const again = await trySizePrice(db, {
      request: { ...request, table: toTableContent(table) },
      seesCosts: false,
      ...at,
    });
    expect(again.prices[0]?.price).toBe((prices[0]?.pricePaise ?? 0) / 100);
  }
});

describe("trying a price", () => {
  const request = { ...SPEC, style: "mailer-box" as const, quantities: [1_000] };

  const tried = async (seesCosts: boolean, table?: TableContent) =>
    trySizePrice(db, {
      request: { ...request, ...(table && { table }) },
      seesCosts,
      moment: new Date("2026-11-29T15:00:00Z"),
      rules: await readShopSettings(db),
    });

  it("shows cost and margin only to readers of costs", async () => {
    const { prices, ...answer } = await tried(true);
    expect(triedSizeSchema.parse({ ...answer, prices })).toEqual({ ...answer, prices });
    const [price] = prices;
    expect(price?.parts).toMatchObject({ setup: 1_800, finish: 0 });
    expect((price?.cost ?? 0) + (price?.margin ?? 0)).toBeCloseTo(price?.total ?? 0, 2);
    const [plain] = (await tried(false)).prices;
    expect(Object.keys(plain ?? {})).toEqual(
      Object.keys(price ?? {}).filter((key) => !["cost", "margin", "parts"].includes(key)),
    );
  });

  it("accepts an unsaved table, and a style that is switched off", async () => {
    const styles = CONTENT.styles.map((style) => ({ ...style, active: false }));
    const unsaved = await tried(true, { ...withWaste(50), styles });
    expect(unsaved.table).toBeNull();
    expect(unsaved.prices[0]?.total).toBeGreaterThan((await tried(true)).prices[0]?.total ?? 0);
    expect(await readSizeTable(db)).toMatchObject({ version: 1 });
  });
});

it("accepts only a table", () => {
  expect(saveTableSchema.safeParse({ ...CONTENT, updatedAt: null }).success).toBe(true);
  for (const wrong of [{}, { ...CONTENT, wastePercent: "8" }, { ...CONTENT, margins: [] }, 5]) {
    expect(saveTableSchema.safeParse(wrong).success).toBe(false);
  }
});
