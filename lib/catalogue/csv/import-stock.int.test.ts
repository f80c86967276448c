import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { getFile, importSteps, NEW_ROW } from "@/e2e/steps/import-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import type { ImportReport } from "./schemas";

/** Tests how an import treats the stock of existing products when the file is not an export of this shop. */

const { db } = testDatabase();
const { take } = importSteps(db);
const { order } = orderSteps(db);

let id: string;

beforeEach(async () => {
  ({ id } = await givenProduct(db, { name: "Kraft box", sku: "KB-1", stockCount: 100 }));
});

const row = { sku: "KB-1", name: "Kraft box", category: "Boxes", price: "450" };
const readStock = async () => (await db.product.findUniqueOrThrow({ where: { id } })).stockCount;
const sell = (quantity: number) => order({ lines: [{ product: id, quantity }] });

const shown = ({ checkedAt: at, stocks }: ImportReport) => JSON.stringify({ at, stocks });

describe("a stock in a file", () => {
  it("is ignored for an existing product, and the check reports it", async () => {
    const file = getFile([
      { ...NEW_ROW, ...row, stockCount: "140" },
      { ...NEW_ROW, sku: "PB-1" },
    ]);
    const { report } = await take(file, true);
    expect(report.keptStocks).toEqual([
      { row: 2, name: "Kraft box", stockCount: 100, inFile: 140 },
    ]);
    await sell(30);
    await take(file);
    expect(await readStock()).toBe(70);
    expect(await db.product.findFirst({ where: { sku: "PB-1" } })).toMatchObject({ stockCount: 7 });
    await sell(10);
    expect((await take(file)).report).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await readStock()).toBe(60);
    expect(await db.stockAdjustment.count({ where: { productId: id } })).toBe(0);
  });

  it("is set when the owner says so, less the packs sold since the check", async () => {
    const file = getFile([{ ...row, stockCount: "140" }]);
    const { report } = await take(file, true, { stock: "set" });
    expect(report).toMatchObject({ updated: 1, keptStocks: [], stocks: { [id]: 100 } });
    expect(report.changes).toMatchObject([
      { cells: [{ column: "stockCount", before: "100", after: "140" }] },
    ]);
    await sell(30);
    const checked = shown(report);
    await take(file, false, { stock: "set", checked });
    expect(await readStock()).toBe(110);
    const refusal = await readRefusal(take(file, false, { stock: "set", checked }));
    expect(refusal.details.extra).toMatchObject({ report: { errors: [{ column: "stockCount" }] } });
    expect(await readStock()).toBe(110);
  });

  it("equal to the product's at the check does not revert sales since", async () => {
    const file = getFile([{ ...row, price: "499", stockCount: "100" }]);
    const { report } = await take(file, true, { stock: "set" });
    expect(report.stocks).toEqual({});
    await sell(30);
    await take(file, false, { stock: "set", checked: shown(report) });
    expect(await readStock()).toBe(70);
  });

  it("is set as it is for a caller without a check", async () => {
    await take(getFile([{ ...row, stockCount: "140" }]), false, { stock: "set" });
    expect(await readStock()).toBe(140);
  });

  it("is refused where more was sold since the check than it leaves", async () => {
    const file = getFile([{ ...row, stockCount: "20" }]);
    const { report } = await take(file, true, { stock: "set" });
    await sell(30);
    await readRefusal(take(file, false, { stock: "set", checked: shown(report) }));
    expect(await readStock()).toBe(70);
  });
});
