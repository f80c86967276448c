import { expect, it } from "vitest";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { toTableContent } from "../table-content";
import { listChanges } from "./list-changes";

const TABLE = toTableContent(DEMO_SIZES);

it("finds nothing in the same table", () => {
  expect(listChanges(TABLE, structuredClone(TABLE))).toEqual([]);
});

it("lists each differing value, with the owner's names", () => {
  const after = structuredClone(TABLE);
  const [board] = after.boards;
  if (!board) throw new Error("There is no board");
  board.prices.push({ from: "2027-01-01", perM2: 33.5 });
  board.recycledPercent = 90;
  after.wastePercent = 9;
  const [style] = after.styles;
  if (!style) throw new Error("There is no style");
  style.active = false;
  style.limits.length = [90, 450];
  expect(listChanges(TABLE, after)).toEqual([
    { where: "All styles", what: "Waste %", before: "8", after: "9" },
    { where: "Board E-flute, kraft", what: "Recycled %", before: "80", after: "90" },
    {
      where: "Board E-flute, kraft",
      what: "₹ per m² from 2027-01-01",
      before: null,
      after: "33.5",
    },
    { where: "Mailer box", what: "Length in mm", before: "80 to 450", after: "90 to 450" },
    { where: "Mailer box", what: "Offered", before: "yes", after: "no" },
  ]);
});

it("names pictures instead of their addresses", () => {
  const listPicture = (before: string | null, after: string | null) => {
    const [was, is] = [before, after].map((picture) => {
      const table = structuredClone(TABLE);
      const [style] = table.styles;
      if (!style) throw new Error("There is no style");
      return { ...table, styles: [{ ...style, picture }, ...table.styles.slice(1)] };
    });
    return listChanges(was ?? TABLE, is ?? TABLE);
  };
  const change = { where: "Mailer box", what: "Picture" };
  const [one, two] = ["/media/1.webp", "/media/2.webp"];
  expect(listPicture(null, one)).toEqual([{ ...change, before: null, after: "a picture" }]);
  expect(listPicture(one, two)).toEqual([
    { ...change, before: "a picture", after: "another picture" },
  ]);
  expect(listPicture(two, null)).toEqual([{ ...change, before: "a picture", after: null }]);
});

it("lists removed entries, and a changed order", () => {
  const after = structuredClone(TABLE);
  after.margins.pop();
  after.finishes.reverse();
  const changes = listChanges(TABLE, after);
  expect(changes).toMatchObject([
    { where: "All styles", after: null },
    { where: "Finishes", what: "Order" },
  ]);
});
