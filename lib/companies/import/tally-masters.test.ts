import { expect, it } from "vitest";
import { textCell } from "@/lib/base/tables/cell";
import { readDays } from "./read-terms";
import { isTallyMasters, readTallyMasters } from "./tally-masters";

/** Size at which quadratic work takes minutes. */
const MANY = 100_000;

const ledger = (content: string) =>
  readTallyMasters(
    `<ENVELOPE><LEDGER NAME="Rao"><PARENT>Sundry Debtors</PARENT>${content}</LEDGER></ENVELOPE>`,
  ).rows;

it.each([
  ["elements of one name", "<EMAIL>a@b.in</EMAIL>".repeat(MANY)],
  [
    "signs in an address",
    `<STATENAME>Goa</STATENAME><PINCODE>403001</PINCODE><ADDRESS.LIST><ADDRESS>Road${",".repeat(MANY)}9</ADDRESS><ADDRESS>Panaji</ADDRESS></ADDRESS.LIST>`,
  ],
])("a ledger of %s is read in time", { timeout: 20_000 }, (_, content) => {
  expect(ledger(content)).toMatchObject([{ row: 1, cells: { name: { text: "Rao" } } }]);
});

it("is refused when elements are nested too deeply", { timeout: 10_000 }, () => {
  expect(() => ledger("<A>".repeat(MANY))).toThrow("Export the masters anew");
  expect(ledger("<A>".repeat(90) + "x" + "</A>".repeat(90))).toHaveLength(1);
});

it("is distinguished from a file of blanks in time", { timeout: 10_000 }, () => {
  expect(isTallyMasters(`\n${" ".repeat(MANY)}<ENVELOPE>`)).toBe(true);
  expect(isTallyMasters(`${" ".repeat(2 * MANY)}x`)).toBe(false);
});

it(
  "reads days as Tally writes them, and refuses endless digits at once",
  { timeout: 10_000 },
  () => {
    expect(readDays(textCell("30 Days"))).toEqual({ value: 30 });
    expect(readDays(textCell("45"))).toEqual({ value: 45 });
    expect(readDays(textCell(`30${" ".repeat(2 * MANY)}x`)).reason).toContain("not a number");
  },
);
