import { expect, it } from "vitest";
import { readCountSheet } from "./read-sheet";
import { SHEET_COLUMNS } from "./schemas";

const read = (...lines: string[]) =>
  readCountSheet(new TextEncoder().encode([SHEET_COLUMNS.join(","), ...lines].join("\n")));

const PRODUCT = "0199f0a0-0000-7000-8000-000000000001";
const SHEET = "0199f0a0-0000-7000-8000-000000000002";

it("reads what was counted, also beside columns that somebody added", () => {
  const added = ",".repeat(SHEET_COLUMNS.length);
  expect(read(`KM-9,Box,Boxes,4,3,${PRODUCT},${SHEET}${added}`)).toEqual({
    sheetId: SHEET,
    rows: [{ row: 2, productId: PRODUCT, expected: 4, counted: 3 }],
    errors: [],
  });
});

it("does not take apart millions of empty cells", () => {
  const wide = ",".repeat(60_000);
  const { errors } = read(...Array.from({ length: 80 }, () => wide));
  expect(errors).toEqual([
    { row: 1, message: expect.stringContaining("not a count sheet") as string },
  ]);
});
