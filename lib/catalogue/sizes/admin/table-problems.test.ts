import { expect, it } from "vitest";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { toSizeTable, toTableContent } from "../table-content";
import type { TableContent } from "../table-schema";
import { checkedTableSchema } from "./table-problems";

const demo = () => toTableContent(DEMO_SIZES);

/** Errors of a changed table, by field. */
function refused(change: (table: TableContent) => void): Record<string, string> {
  const table = structuredClone(demo());
  change(table);
  const { error } = checkedTableSchema.safeParse(table);
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

/** One of a list of the demo, from 0. */
function at<T>(all: readonly T[] | null, index = 0): T {
  const one = all?.[index];
  if (one === undefined) throw new Error("The demo has none");
  return one;
}

it("takes the demo's table, whose rupees come back as they were", () => {
  expect(toSizeTable(checkedTableSchema.parse(demo()))).toEqual({ ...DEMO_SIZES, examples: [] });
});

it.each<[string, (table: TableContent) => void, string]>([
  ["a board twice", (t) => t.boards.push(at(t.boards)), "boards.11._id"],
  ["a style twice", (t) => (t.styles[1] = at(t.styles)), "styles.1._id"],
  [
    "prices whose days fall",
    (t) => at(t.boards).prices.push({ from: "2026-04-01", perM2: 1 }),
    "boards.0.prices.1.from",
  ],
  [
    "a day that is none",
    (t) => (at(at(t.boards).prices).from = "2026-02-30"),
    "boards.0.prices.0.from",
  ],
  ["a first print with colours", (t) => (at(t.prints).colours = 1), "prints.0.colours"],
  ["plain that costs", (t) => (at(t.prints).perM2 = 1), "prints.0.perM2"],
  ["colours that make a print cheaper", (t) => (at(t.prints, 2).perM2 = 0.5), "prints.2.perM2"],
  ["colours whose set-up is cheaper", (t) => (at(t.prints, 3).setup = 100), "prints.3.setup"],
  ["a margin that rises", (t) => (at(t.margins, 1).percent = 50), "margins.1.percent"],
  ["no margin", (t) => (t.margins = []), "margins"],
  ["a first margin above 1", (t) => (at(t.margins).from = 2), "margins.0.from"],
  ["quantities that fall", (t) => (at(t.margins, 2).from = 250), "margins.2.from"],
  ["a margin of everything", (t) => (at(t.margins).percent = 100), "margins.0.percent"],
  [
    "a length of nothing",
    (t) => (at(t.styles).limits.length = [450, 80]),
    "styles.0.limits.length",
  ],
  [
    "a length of 10 m",
    (t) => (at(t.styles).limits.length = [80, 10_000]),
    "styles.0.limits.length.1",
  ],
  ["an unknown board", (t) => at(t.styles).boards.push("gold"), "styles.0.boards.4"],
  ["a print twice", (t) => at(t.styles).prints.push("plain"), "styles.0.prints.5"],
  ["too many quantities", (t) => at(t.styles).quantities.push(5_000), "styles.0.quantities"],
  ["a quantity below the least", (t) => (at(t.styles).quantities = [50]), "styles.0.quantities.0"],
  [
    "lead days without a first",
    (t) => (at(at(t.styles).leadDays).from = 9),
    "styles.0.leadDays.0.from",
  ],
  [
    "a larger tool that costs less",
    (t) => (at(at(t.styles).tool, 3).price = 1),
    "styles.0.tool.3.price",
  ],
  [
    "tools out of order",
    (t) => (at(at(t.styles).tool, 1).upToArea = 0.1),
    "styles.0.tool.1.upToArea",
  ],
  ["a third decimal of money", (t) => (t.leastOrder = 0.001), "leastOrder"],
  ["NaN", (t) => (t.wastePercent = NaN), "wastePercent"],
  ["an HSN code of letters", (t) => (at(t.styles).hsn = "box"), "styles.0.hsn"],
  ["a picture of a script", (t) => (at(t.styles).picture = "javascript:1"), "styles.0.picture"],
])("refuses %s", (_, change, field) => {
  expect(Object.keys(refused(change))).toContain(field);
});
