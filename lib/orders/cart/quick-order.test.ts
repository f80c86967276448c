import { describe, expect, it } from "vitest";
import { linesLeft, readQuickOrder } from "./quick-order";

const listItems = (text: string) =>
  readQuickOrder(text).lines.map(({ item, quantity }) => [item, quantity]);

describe("lines of a quick order", () => {
  it.each([
    ["KM-9 5", "KM-9", 5],
    ["KM-9, 5", "KM-9", 5],
    ["KM-9;5", "KM-9", 5],
    ["KM-9\t5", "KM-9", 5],
    ["KM-9 x 5", "KM-9", 5],
    ["5 x KM-9", "KM-9", 5],
    ['"Bagasse Clamshell, 9 × 6 inch",12', "Bagasse Clamshell, 9 × 6 inch", 12],
    ["Salad Bowl, 750 ml, 3", "Salad Bowl, 750 ml", 3],
    ["Salad Bowl, 750 ml 3", "Salad Bowl, 750 ml", 3],
    ['"12"" box" 2', '12" box', 2],
    ['"KM-9","5"', "KM-9", 5],
    ['"KM-9","1,200"', "KM-9", 1_200],
    ["KM-9,5,,,", "KM-9", 5],
    ["KM-9;5;;", "KM-9", 5],
    ["KM-9|5", "KM-9", 5],
    ["KM-9\t1,200", "KM-9", 1_200],
    ["KM-9\t5\t\t", "KM-9", 5],
    ["KM-9, 12.00", "KM-9", 12],
    ["100,200", "100", 200],
    ["A-100,200", "A-100", 200],
    ["Cafe\u0301 bowl, 3", "Café bowl", 3],
  ])("read %j", (text, item, quantity) => {
    expect(listItems(text)).toEqual([[item, quantity]]);
  });

  it("skip a heading, empty lines and a byte order mark", () => {
    expect(listItems("\uFEFFSKU,Quantity\r\n\r\nA-1,2\r\nB-2,3\r\n")).toEqual([
      ["A-1", 2],
      ["B-2", 3],
    ]);
  });

  it.each(["KM-9 1,200", "KM-9, 1,200", "KM-9 2,50", "KM-9 2.5", "KM-9,1e3", "KM-9 -5", "KM-9 0"])(
    "leave the ambiguous %j unread",
    (text) => {
      const { lines, refused } = readQuickOrder(text);
      expect(lines).toEqual([]);
      expect(refused).toHaveLength(1);
    },
  );

  it("skip the heading and empty columns of a spreadsheet", () => {
    expect(listItems('"SKU","Quantity",,\r\n"A-1","2",,\r\n,,,\r\n')).toEqual([["A-1", 2]]);
  });

  it("report unreadable lines by number and keep the others", () => {
    const { lines, refused } = readQuickOrder("A-1 2\nB-2\nC-3 0\n, 4");
    expect(lines).toEqual([{ line: 1, item: "A-1", quantity: 2 }]);
    expect(refused.map(({ line, text }) => [line, text])).toEqual([
      [2, "B-2"],
      [3, "C-3 0"],
      [4, ", 4"],
    ]);
  });

  it("return the lines to correct as typed", () => {
    expect(linesLeft("A-1 2\nB-2\nC-3 0", [{ line: 2 }, { line: 3 }])).toBe("B-2\nC-3 0");
  });
});
