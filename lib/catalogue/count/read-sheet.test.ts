import { expect, it } from "vitest";
import { writeXlsx } from "@/e2e/support/workbook";
import { readCountSheet } from "./read-sheet";
import { SHEET_COLUMNS } from "./schemas";

const read = (...lines: string[]) =>
  readCountSheet(new TextEncoder().encode([SHEET_COLUMNS.join(","), ...lines].join("\n")), "owner");

const PRODUCT = "0199f0a0-0000-7000-8000-000000000001";
const SHEET = "0199f0a0-0000-7000-8000-000000000002";

it("reads the counts, even with additional columns", async () => {
  const added = ",".repeat(SHEET_COLUMNS.length);
  expect(await read(`KM-9,Box,Boxes,4,3,${PRODUCT},${SHEET}${added}`)).toEqual({
    sheetId: SHEET,
    rows: [{ row: 2, productId: PRODUCT, expected: 4, counted: 3 }],
    errors: [],
    sheet: "",
    sheets: [],
  });
});

it("does not take apart millions of empty cells", async () => {
  const wide = ",".repeat(60_000);
  const { errors } = await read(...Array.from({ length: 80 }, () => wide));
  expect(errors).toEqual([
    { row: 1, message: expect.stringContaining("far more columns") as string },
  ]);
});

it.each([
  ["1,200", 1_200],
  ["12.00", 12],
  ["12 Nos", 12],
])("reads a count of %s", async (count, counted) => {
  const { rows, errors } = await read(`KM-9,Box,Boxes,4,"${count}",${PRODUCT},${SHEET}`);
  expect({ rows, errors }).toMatchObject({ rows: [{ expected: 4, counted }], errors: [] });
});

it.each(["12,00", "1,20", "2.5", "25 dozen", "-3"])("refuses a count of %s", async (count) => {
  const { rows, errors } = await read(`KM-9,Box,Boxes,4,"${count}",${PRODUCT},${SHEET}`);
  expect(rows).toEqual([]);
  expect(errors).toEqual([
    { row: 2, message: expect.stringContaining("whole number of packs") as string },
  ]);
});

it("reads the sheet from Excel", async () => {
  const file = await writeXlsx([
    ["Count of 29 November"],
    [...SHEET_COLUMNS],
    ["KM-9", "Box", "Boxes", 4, 3, PRODUCT, SHEET],
    ["KM-8", "Bag", "Bags", 4, null, PRODUCT, SHEET],
  ]);
  expect(await readCountSheet(file, "owner")).toMatchObject({
    rows: [{ row: 3, productId: PRODUCT, expected: 4, counted: 3 }],
    errors: [],
  });
});

it("identifies another file, and repeated columns", async () => {
  const whole = (text: string) => readCountSheet(new TextEncoder().encode(text), "owner");
  expect((await whole("way,pins,perKg,least,askAbove\n")).errors[0]?.message).toContain(
    "freight rates",
  );
  const head = [...SHEET_COLUMNS, "counted"].join(",");
  expect((await whole(head)).errors[0]?.message).toContain("Columns E and H are both");
});
