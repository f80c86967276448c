import { expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { readCsv } from "@/e2e/support/read-csv";
import { bookCount } from "./book-count";
import { SHEET_COLUMNS, type SheetColumn } from "./schemas";
import { readCountRows, writeCountSheet } from "./write-sheet";

const { db } = testDatabase();
const { sell } = orderSteps(db);

const ACTOR = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };

const BY = { actor: ACTOR, ipAddress: "203.0.113.7" };

type Row = Record<SheetColumn, string>;

async function sheet(filter = {}): Promise<Row[]> {
  return readCsv(await new Response(await writeCountSheet({ db, filter, ...BY })).text()) as Row[];
}

/** Builds the sheet as a spreadsheet saves it, with the counted number of each product. */
function filled(rows: Row[], counts: Record<string, string>): string {
  const lines = rows.map((row) => {
    const cells = { ...row, Counted: counts[row.Product] ?? "" };
    return SHEET_COLUMNS.map((column) => cells[column]).join(";");
  });
  return [SHEET_COLUMNS.join(";"), ...lines].join("\r\n");
}

const book = (text: string, dryRun = false) =>
  bookCount({
    db,
    bytes: new TextEncoder().encode(text),
    reason: "Yearly count",
    dryRun,
    actor: ACTOR,
    ipAddress: "203.0.113.7",
  });

const readStock = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).stockCount;

it("books the difference to the sheet, so that packs sold since stay sold", async () => {
  const box = await givenProduct(db, { name: "Box", stockCount: 100 });
  const lid = await givenProduct(db, { name: "Lid", stockCount: 40 });
  const bag = await givenProduct(db, { name: "Bag", stockCount: 7 });
  const rows = await sheet();
  expect(rows.map((row) => [row.Product, row["Should be there"]])).toEqual([
    ["Bag", "7"],
    ["Box", "100"],
    ["Lid", "40"],
  ]);
  await sell(box.id, 10);
  const text = filled(rows, { Box: "97", Lid: "40" });
  const dry = await book(text, true);
  expect(dry.report).toMatchObject({
    counted: 2,
    errors: [],
    lines: [{ name: "Box", expected: 100, counted: 97, difference: -3, stockCount: 90, after: 87 }],
  });
  expect(await readStock(box.id)).toBe(90);
  expect((await book(text)).changedProducts).toEqual([box.id]);
  expect(await Promise.all([box, lid, bag].map(({ id }) => readStock(id)))).toEqual([87, 40, 7]);
  expect(await db.stockAdjustment.findMany()).toMatchObject([
    { productId: box.id, before: 90, after: 87, reason: "Yearly count", by: "Meera Nair" },
  ]);
  expect(await auditEntries(db, { action: "Stock Updated" })).toMatchObject([
    { details: { changes: { [box.id]: { stockCount: { before: 90, after: 87 } } } } },
  ]);
});

it("books each product of a sheet once, however often the sheet is sent", async () => {
  const box = await givenProduct(db, { name: "Box", stockCount: 100 });
  const text = filled(await sheet(), { Box: "97" });
  await book(text);
  const { report, changedProducts } = await book(text);
  expect(report.lines).toMatchObject([{ booked: true, after: 97 }]);
  expect(changedProducts).toEqual([]);
  expect(await readStock(box.id)).toBe(97);
  await book(filled(await sheet(), { Box: "98" }));
  expect(await readStock(box.id)).toBe(98);
});

it("books nothing with a wrong row, and names the remedy", async () => {
  const box = await givenProduct(db, { name: "Box", stockCount: 5 });
  const lid = await givenProduct(db, { name: "Lid", stockCount: 40 });
  const rows = await sheet();
  await sell(box.id, 4);
  const refused = await readRefusal(book(filled(rows, { Box: "2", Lid: "30" })));
  expect(refused.details.extra).toMatchObject({
    report: { errors: [{ row: 2, message: expect.stringContaining("Count it again") as string }] },
  });
  await expect(book(filled(rows, { Lid: "many" }))).rejects.toMatchObject({
    code: "invalid_input",
  });
  await expect(book("name,price\nBox,4\n")).rejects.toMatchObject({ code: "invalid_input" });
  const mixed = [...rows.slice(0, 1), ...(await sheet()).slice(1)];
  const { report } = await book(filled(mixed, { Box: "5", Lid: "40" }), true);
  expect(report.errors[0]?.message).toContain("another sheet");
  expect(await readStock(lid.id)).toBe(40);
});

it("contains the filtered products", async () => {
  await givenProduct(db, { name: "Box", stockCount: 100 });
  await givenProduct(db, { name: "Few", stockCount: 3 });
  expect((await sheet({ status: "low" })).map((row) => row.Product)).toEqual(["Few"]);
  const { rows } = await readCountRows({ db, filter: { status: "low" }, ...BY });
  expect(rows).toMatchObject([{ name: "Few", expected: 3 }]);
});

it("audits who booked it, as a file or on screen", async () => {
  await givenProduct(db, { name: "Box", stockCount: 100 });
  const [row] = await sheet();
  const { sheet: shown } = await readCountRows({ db, filter: {}, ...BY });
  const filter = { q: null, category: null, status: null };
  const by = { actor: ACTOR.identifier, ipAddress: BY.ipAddress, type: "product" };
  expect(await auditEntries(db, { action: "Count Sheet Export" })).toMatchObject(
    [row?.Sheet, shown].map((id) => ({ ...by, details: { sheet: id, filter, count: 1 } })),
  );
});
