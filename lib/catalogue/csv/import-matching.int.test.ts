import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { getFile, importSteps, NEW_ROW as NEW } from "@/e2e/steps/import-steps";
import { readRefusal } from "@/e2e/steps/order-steps";

const { db } = testDatabase();
const { take, auditRows } = importSteps(db);

describe("a file from another program", () => {
  const TALLY = [
    "KLN Packaging,,,,,",
    "Name of Item,Under,Units,Opening Quantity,Rate,HSN/SAC",
    "Kraft box,Boxes,Nos,120 Nos,45.00/Nos,4819",
    'Tape roll,Tapes,Nos,,"1,250.00/Nos",3919',
  ].join("\r\n");

  it("is imported by its own columns, as drafts, creating categories if the owner agrees", async () => {
    const dry = await take(TALLY, true);
    expect(dry.report).toMatchObject({
      names: ["Name of Item", "Under", "Units", "Opening Quantity", "Rate", "HSN/SAC"],
      columns: { name: "Name of Item", stockCount: "Opening Quantity" },
      newCategories: ["Tapes"],
      errors: [{ row: 4, column: "category" }],
    });
    const { report, newCategories } = await take(TALLY, false, { newCategories: "create" });
    expect(report).toMatchObject({ created: 2, drafts: 2, errors: [] });
    expect(newCategories).toEqual(["Tapes"]);
    expect(await db.product.findMany({ orderBy: { name: "asc" } })).toMatchObject([
      { name: "Kraft box", pricePaise: 4_500, stockCount: 120, hsnCode: "4819", draft: true },
      { name: "Tape roll", category: "Tapes", pricePaise: 125_000, stockCount: 0, draft: true },
    ]);
    expect(await auditRows("Category Created")).toHaveLength(1);
  });

  it("can be imported again: its products are found by name and not duplicated", async () => {
    await take(TALLY, false, { newCategories: "create" });
    const { report } = await take(TALLY, true);
    expect(report.errors).toEqual([]);
    expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await db.product.count()).toBe(2);
  });

  it("is read by the columns that the owner chose", async () => {
    const columns = JSON.stringify({ price: "MRP", stockCount: "", name: "Title" });
    const text = "Title,Group,Rate,MRP,Qty\nBox,Boxes,1,45,7\n";
    await take(text, false, { columns });
    expect(await db.product.findMany()).toMatchObject([{ pricePaise: 4_500, stockCount: 0 }]);
  });
});

describe("a row without an id", () => {
  it("means the product with its number, whatever the case, and its new name", async () => {
    const { id } = await givenProduct(db, { name: "Box", sku: "KB-1" });
    const { report } = await take(getFile([{ sku: "kb-1", name: "Renamed box", price: "45" }]));
    expect(report).toMatchObject({ created: 0, updated: 1 });
    expect(await db.product.findMany()).toMatchObject([{ id, name: "Renamed box", sku: "kb-1" }]);
  });

  it("gives a number to the product of its name without one, and leaves others alone", async () => {
    const box = await givenProduct(db, { name: "Kraft  Box" });
    await take(getFile([{ sku: "KB-1", name: "kraft box" }]));
    expect(await db.product.findMany()).toMatchObject([{ id: box.id, sku: "KB-1" }]);
    await take(getFile([{ ...NEW, sku: "KB-2", name: "kraft box" }]));
    expect(await db.product.count()).toBe(2);
  });

  it("is refused where several products have its name, or two rows the same product", async () => {
    await givenProduct(db, { name: "Box", sku: "A" });
    await givenProduct(db, { name: "Box", sku: "B" });
    const skus = ["", "a", "A", "N", "n"];
    const rows = skus.map((sku, n) => ({ ...NEW, name: n === 0 ? "Box" : "Bag", sku }));
    const { report } = await take(getFile(rows), true);
    expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, "name"],
      [4, "sku"],
      [6, "sku"],
    ]);
  });

  it("cannot take the number of another product, and two can change theirs", async () => {
    const a = await givenProduct(db, { name: "One", sku: "A" });
    const b = await givenProduct(db, { name: "Two", sku: "B" });
    const refused = await take(getFile([{ id: a.id, sku: "b" }]), true);
    expect(refused.report.errors).toMatchObject([{ row: 2, column: "sku" }]);
    await take(
      getFile([
        { id: a.id, sku: "B" },
        { id: b.id, sku: "A" },
      ]),
    );
    expect(await db.product.findMany({ orderBy: { name: "asc" } })).toMatchObject([
      { name: "One", sku: "B" },
      { name: "Two", sku: "A" },
    ]);
  });
});

describe("an import in steps", () => {
  it("keeps the written part after a failure, reports it, and continues there next time", async () => {
    const rows = Array.from({ length: 700 }, (_, n) => ({
      ...NEW,
      name: `Bag ${n}`,
      sku: `B${n}`,
    }));
    await givenProduct(db);
    await db.$executeRaw`
      CREATE FUNCTION refuse_bag() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`;
    await db.$executeRaw`
      CREATE TRIGGER refuse_bag BEFORE INSERT ON "products" FOR EACH ROW
        WHEN (NEW."sku" = 'B600') EXECUTE FUNCTION refuse_bag()`;
    try {
      await expect(take(getFile(rows))).rejects.toThrow("the disk is full");
    } finally {
      await db.$executeRaw`DROP TRIGGER refuse_bag ON "products"`;
      await db.$executeRaw`DROP FUNCTION refuse_bag()`;
    }
    expect(await db.product.count({ where: { name: { startsWith: "Bag" } } })).toBe(500);
    const { report } = await take(getFile(rows));
    expect(report).toMatchObject({ created: 200, updated: 0, unchanged: 500 });
    expect(await db.product.count({ where: { name: { startsWith: "Bag" } } })).toBe(700);
    expect(await auditRows("Products Import")).toHaveLength(2);
  });
});

describe("two imports at once", () => {
  it("of one file add each product once, without article numbers too", async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => ({
      ...NEW,
      images: "",
      name: `Bag ${n}`,
    }));
    const both = await Promise.all([take(getFile(rows)), take(getFile(rows))]);
    expect(await db.product.count()).toBe(1_200);
    const counted = both.map(({ report }) => report);
    expect(counted.reduce((sum, { created }) => sum + created, 0)).toBe(1_200);
    expect(counted.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(1_200);
    expect((await take(getFile(rows))).report).toMatchObject({ created: 0, unchanged: 1_200 });
  });
});

describe("a row that is refused", () => {
  it("lists no change of a refused row, such as one with a stray comma", async () => {
    await givenProduct(db, { sku: "KB-1", name: "Kraft box", pricePaise: 244_000 });
    const file = "sku,price,stockCount\nKB-1,2,440,7\n";
    const { report } = await take(file, true);
    expect(report).toMatchObject({ rows: 1, updated: 0, unchanged: 0, changes: [], stocks: {} });
    expect(report.errors).toMatchObject([{ row: 2, column: "" }]);
  });

  it("ends each message with a stop", async () => {
    const rows = [{ ...NEW, price: "449,50", priceTiers: "10: 25 per piece", isNew: "perhaps" }];
    const { report } = await take(getFile(rows), true);
    expect(report.errors.length).toBeGreaterThan(2);
    for (const { message } of report.errors) expect(message).toMatch(/[^.]\.$/);
  });

  it("reports the first thousand changes and errors, and counts all", async () => {
    const rows = Array.from({ length: 1_100 }, (_, n) => ({
      ...NEW,
      images: "",
      name: `Bag ${n}`,
    }));
    const { report } = await take(getFile(rows), true);
    expect(report).toMatchObject({ created: 1_100, changes: { length: 1_000 } });
    const wrong = getFile(rows.map((row) => ({ ...row, price: "-1" })));
    const { errors } = (await take(wrong, true)).report;
    expect(errors).toHaveLength(1_001);
    expect(errors.at(-1)?.message).toBe("100 more mistakes follow. Correct these first.");
    const { message } = await readRefusal(take(wrong));
    expect(message).toBe("Nothing was imported: 1,100 things are wrong in the file.");
  });
});
