import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Prisma } from "shop-database";
import { FIRST_CATEGORIES } from "@/prisma/demo/types";
import { placeOrder } from "@/lib/orders/place/place-order";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import {
  getFile,
  importSteps,
  NEW_ROW as NEW,
  type CatalogueCells,
} from "@/e2e/steps/import-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { readCsv } from "@/e2e/support/read-csv";
import { exportProducts } from "./export-products";

const { db } = testDatabase();

const { by, take, auditRows } = importSteps(db);

async function exported(filter = {}): Promise<string> {
  return new Response(await exportProducts({ ...by, filter })).text();
}

async function exportedRows(): Promise<CatalogueCells[]> {
  return readCsv(await exported()) as CatalogueCells[];
}

/** Texts as forms save them, with all characters that are special in CSV files and spreadsheets. */
const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom(
        "=",
        "+",
        "-",
        "@",
        '"',
        "'",
        ",",
        ";",
        "\n",
        "\r",
        "\t",
        ":",
        "\\",
        "|",
        "a",
        "₹",
      ),
      minLength: 1,
      maxLength: 12,
    }),
  )
  .filter((value) => value.trim() !== "" && !value.includes("\u0000"));

const side = fc.integer({ min: 500, max: 500_000 }).map((hundredths) => hundredths / 100);
const edge = fc.integer({ min: 1, max: 3_000 });

const product = fc.record({
  name: text,
  description: text,
  category: fc.constantFrom(...FIRST_CATEGORIES),
  pricePaise: fc.integer({ min: 1, max: 999_999_999 }),
  originalPricePaise: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  stockCount: fc.integer({ min: 0, max: 999_999_999 }),
  leadDays: fc.option(fc.integer({ min: 0, max: 365 })),
  dieline: fc.option(fc.record({ width: side, height: side }), { nil: Prisma.DbNull }),
  gtin: fc.option(fc.constantFrom("4006381333931", "96385074", "00614141007349")),
  recycledPercent: fc.option(fc.integer({ min: 0, max: 100 })),
  packedWeight: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  carton: fc.option(fc.record({ length: edge, width: edge, height: edge }), { nil: Prisma.DbNull }),
  forSale: fc.boolean(),
  isNew: fc.boolean(),
  features: fc.array(text, { maxLength: 4 }),
  specifications: fc.dictionary(text, text, { maxKeys: 4 }),
  translations: fc.constantFrom({}, { hi: { name: "=डिब्बा", features: ["एक: दो", "तीन"] } }),
});

describe("an export that is imported again", () => {
  it("changes nothing, as it is or saved by another program, for any products", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 8 }), async (products) => {
        await db.product.deleteMany();
        for (const given of products) {
          await givenProduct(db, given);
        }
        const { report } = await take(await exported());
        const unchanged = { rows: products.length, unchanged: products.length };
        expect(report).toMatchObject({ ...unchanged, errors: [], changes: [] });
        const saved = await take(getFile(await exportedRows()));
        expect(saved.report).toMatchObject({ ...unchanged, errors: [], changes: [] });
      }),
      { numRuns: 25 },
    );
    expect(await auditRows("Products Import")).toEqual([]);
  });

  it("contains the whole catalogue by name, batch after batch, or the filtered part", async () => {
    const names = Array.from(
      { length: 1_203 },
      (_, n) => `Box ${String(n % 600).padStart(4, "0")}`,
    );
    await db.product.createMany({
      data: names.map((name) => ({
        name,
        description: "A box.",
        category: "Boxes",
        pricePaise: 100,
        stockCount: 1,
        thumbnailImage: "/media/test.webp",
        images: ["/media/test.webp"],
        specifications: {},
      })),
    });
    await givenProduct(db, { name: "Gone", deletedAt: new Date() });
    await givenProduct(db, { name: "Mailer", category: "Mailers" });
    const rows = await exportedRows();
    expect(rows.map(({ name }) => name)).toEqual([...names.sort(), "Mailer"]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1_204);
    const mailers = await exported({ category: "Mailers" });
    expect(mailers.split("\r\n")).toHaveLength(3);
    const [audit] = await auditRows("Products Export");
    expect(audit).toMatchObject({ actor: "meera@example.in", details: { count: 1_204 } });
  });

  it("runs nothing in a spreadsheet", async () => {
    await givenProduct(db, { name: '=HYPERLINK("http://evil.example")', features: ["+1", "@x"] });
    const [row] = await exportedRows();
    expect(row?.name).toMatch(/^'=HYPERLINK/);
    expect(row?.features).toBe("'+1\n@x");
  });
});

describe("an import", () => {
  it("changes, adds and keeps products, with stock and audit row, in one step", async () => {
    const changed = await givenProduct(db, { name: "Kraft box", stockCount: 100 });
    const same = await givenProduct(db, { name: "Same box" });
    const rows = await exportedRows();
    const edited = rows.map((row) =>
      row.id === changed.id
        ? { ...row, price: "499", stockCount: "150", dieline: "306 x 200" }
        : row,
    );
    const { report, changedProducts } = await take(getFile([...edited, NEW]));
    expect(report).toMatchObject({ rows: 3, created: 1, updated: 1, unchanged: 1, errors: [] });
    expect(report.changes).toMatchObject([
      {
        _id: changed.id,
        name: "Kraft box",
        cells: [
          { column: "price", before: "450", after: "499" },
          { column: "stockCount", before: "100", after: "150" },
          { column: "dieline", before: "", after: "306 × 200" },
        ],
      },
      {
        _id: null,
        name: NEW.name,
        cells: expect.arrayContaining([
          { column: "price", before: "", after: "12.5" },
          { column: "stockCount", before: "", after: "7" },
        ]) as object[],
      },
    ]);

    const added = await db.product.findFirstOrThrow({ where: { name: NEW.name } });
    expect(added).toMatchObject({
      pricePaise: 1_250,
      hsnCode: "481940",
      stockCount: 7,
      forSale: true,
      isDemo: false,
    });
    expect(changedProducts).toEqual([added.id, changed.id]);
    const after = await db.product.findUniqueOrThrow({ where: { id: changed.id } });
    expect(after).toMatchObject({
      pricePaise: 49_900,
      stockCount: 150,
      dieline: { width: 306, height: 200 },
      features: changed.features,
      specifications: changed.specifications,
      thumbnailImage: changed.thumbnailImage,
    });
    expect(after.updatedAt > changed.updatedAt).toBe(true);
    expect(await db.product.findUniqueOrThrow({ where: { id: same.id } })).toEqual(same);
    expect(await db.stockAdjustment.findMany({ orderBy: { after: "asc" } })).toMatchObject([
      { productId: added.id, before: 0, after: 7, reason: "CSV import", by: "Meera Nair" },
      { productId: changed.id, before: 100, after: 150, reason: "CSV import" },
    ]);
    expect(await db.priceChange.findMany()).toMatchObject([
      {
        productId: changed.id,
        by: "Meera Nair",
        before: { pricePaise: 45_000 },
        after: { pricePaise: 49_900 },
      },
    ]);
    expect(await auditRows("Products Import")).toMatchObject([
      {
        actor: "meera@example.in",
        description: "Meera Nair imported the catalogue's file: 1 added, 1 changed",
        details: {
          rows: 2,
          created: [added.id],
          updated: [changed.id],
          changes: {
            [changed.id]: {
              pricePaise: { before: 45_000, after: 49_900 },
              stockCount: { before: 100, after: 150 },
            },
          },
        },
      },
    ]);
  });

  it("is not counted twice when the same file comes again", async () => {
    const { id } = await givenProduct(db, { stockCount: 100 });
    const [row] = await exportedRows();
    const file = getFile([{ ...row, stockCount: "150" }]);
    await take(file);
    const refusal = await readRefusal(take(file));
    expect(refusal.details.extra).toMatchObject({ report: { errors: [{ column: "updatedAt" }] } });
    expect((await db.product.findUniqueOrThrow({ where: { id } })).stockCount).toBe(150);
  });

  it("keeps packs sold while the file was edited", async () => {
    const { order } = orderSteps(db);
    const { id } = await givenProduct(db, { stockCount: 100 });
    const [row] = await exportedRows();
    await order({ lines: [{ product: id, quantity: 30 }] });
    await take(getFile([{ ...row, name: "Renamed" }]));
    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: "Renamed",
      stockCount: 70,
    });
  });

  it("writes all rows or none, and reports every row's error", async () => {
    const product = await givenProduct(db);
    const rows: Partial<CatalogueCells>[] = [
      { ...NEW, id: product.id, name: "Changed" },
      { ...NEW, price: "-1" },
      { ...NEW, id: "00000000-0000-7000-8000-000000000000" },
      { ...NEW, id: product.id },
      { ...NEW, id: "nonsense" },
      { ...NEW, name: "Another", images: "/media/elsewhere.webp" },
    ];
    const dry = await take(getFile(rows), true);
    expect(dry.report.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, "price"],
      [4, "id"],
      [5, "id"],
      [6, "id"],
      [7, "images"],
    ]);
    const refusal = await readRefusal(take(getFile(rows)));
    expect(refusal).toMatchObject({
      code: "invalid_input",
      message: "Nothing was imported: 5 things are wrong in the file.",
    });
    expect(refusal.details.extra).toMatchObject({ report: { errors: dry.report.errors } });
    expect(await db.product.findMany()).toEqual([product]);
    expect(await auditRows("Products Import")).toEqual([]);
  });

  it("only looks in a dry run", async () => {
    const product = await givenProduct(db);
    const { report, changedProducts } = await take(
      getFile([{ id: product.id, name: "New" }]),
      true,
    );
    expect(report).toMatchObject({ dryRun: true, updated: 1 });
    expect(changedProducts).toEqual([]);
    expect(await db.product.findMany()).toEqual([product]);
    expect(await db.auditLog.count()).toBe(0);
  });

  it("accepts stored pictures, whether or not a product shows them", async () => {
    await db.storedImage.create({ data: { url: "/media/new.webp", storage: "disk", files: [] } });
    await givenProduct(db);
    const images = "/media/new.webp\n/media/test.webp";
    const { report } = await take(getFile([{ ...NEW, images }]));
    expect(report).toMatchObject({ created: 1, errors: [] });
  });

  it("of 5,000 rows stays within its time, among orders that go on", async () => {
    const many = { ...NEW, stockCount: "700" };
    const rows = Array.from({ length: 5_000 }, (_, n) => ({ ...many, name: `Bag ${n}` }));
    await givenProduct(db);
    expect((await take(getFile(rows.splice(0, 2_500)))).report.created).toBe(2_500);
    await db.product.deleteMany({ where: { name: { not: { startsWith: "Bag" } } } });
    const edited = (await exportedRows()).map((row) => ({ ...row, price: "13" }));
    const { optionsFor } = orderSteps(db);
    const [bag] = await db.product.findMany({ where: { name: "Bag 17" }, select: { id: true } });
    const line = { product: bag?.id ?? "", quantity: 1 };
    const orders = await Promise.all(
      Array.from({ length: 5 }, (_, n) => optionsFor({ lines: [line], email: `b${n}@x.in` })),
    );
    const [{ report }, ...outcomes] = await Promise.all([
      take(getFile([...edited, ...rows])),
      ...orders.map((options) =>
        placeOrder(options).then(
          () => "placed",
          (error: unknown) => (error as { code: string }).code,
        ),
      ),
    ]);
    expect(report).toMatchObject({ updated: 2_500, created: 2_500 });
    // Either the order is placed first or it fails with the new price; neither waits forever.
    expect(outcomes.filter((outcome) => !["placed", "price_changed"].includes(outcome))).toEqual(
      [],
    );
    const { stockCount } = await db.product.findUniqueOrThrow({ where: { id: line.product } });
    expect(stockCount).toBe(700 - outcomes.filter((outcome) => outcome === "placed").length);
  });
});
