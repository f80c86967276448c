import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shipmentLines } from "./shipment-lines";

const read = (text: string) =>
  shipmentLines(text).map(({ line, orderId, number, problem }) =>
    problem === null ? `${line} ${orderId} ${number}` : `${line} ${problem}`,
  );

describe("shipmentLines", () => {
  it.each([
    ["KLN-1, D1", "1 KLN-1 D1"],
    ["kln-1;D1", "1 KLN-1 D1"],
    ["KLN-1\tD1", "1 KLN-1 D1"],
    ["KLN-1 D1", "1 KLN-1 D1"],
    ['"KLN-1","D1"', "1 KLN-1 D1"],
    ['KLN-1,="00691"', "1 KLN-1 00691"],
    ["KLN-1,'00691", "1 KLN-1 00691"],
    ["\uFEFFKLN-1,D1,", "1 KLN-1 D1"],
  ])("reads %j", (text, expected) => expect(read(text)).toEqual([expected]));

  it("skips a heading and blank lines, and counts lines as the sender does", () => {
    expect(read("Order,AWB\r\n\r\nKLN-1,D1\r\nKLN-2,D2\r\n")).toEqual(["3 KLN-1 D1", "4 KLN-2 D2"]);
  });

  it.each(["KLN-1", "KLN-1,", "KLN-1,D1,D2"])("rejects the ambiguous %j", (text) =>
    expect(read(text)).toEqual(["1 Write the order number, a comma and the tracking number."]),
  );

  it("rejects a number that a spreadsheet has shortened", () => {
    expect(read("KLN-1,6.91205E+11")[0]).toContain("Format its column as text");
  });

  it("rejects each line of an order that is named twice", () => {
    const doubled = "This order is in lines 1 and 3. Keep one of them.";
    expect(read("KLN-1,D1\nKLN-2,D2\nkln-1,D3")).toEqual([
      `1 ${doubled}`,
      "2 KLN-2 D2",
      `3 ${doubled}`,
    ]);
  });

  it("reads any text without losing count", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const count = text.split(/\r\n?|\n/).length;
        for (const { line } of shipmentLines(text)) expect(line).toBeLessThanOrEqual(count);
      }),
    );
  });
});
