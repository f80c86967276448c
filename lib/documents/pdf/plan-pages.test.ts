import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planPages, type Heights } from "./plan-pages";

const PAGE = { first: 400, further: 650, whole: 672, sums: 120, hsnHead: 40 };

const toHeights = (rows: number, hsn: number, signature: number): Heights => ({
  ...PAGE,
  rows: Array.from({ length: rows }, () => 30),
  hsn: Array.from({ length: hsn }, () => 25),
  signature,
});

describe("the pages of a document", () => {
  it("are one page when everything fits", () => {
    expect(planPages(toHeights(2, 2, 100))).toEqual([
      { rows: [0, 1], hasSums: true, hsn: [0, 1], hasSignature: true },
    ]);
  });

  it("take rows along when the end needs another page", () => {
    const pages = planPages(toHeights(10, 2, 100));
    expect(pages.map(({ rows }) => rows.length)).toEqual([8, 2]);
    expect(pages[1]).toMatchObject({ hasSums: true, hsn: [0, 1], hasSignature: true });
  });

  it("put summary and signature on a separate page rather than leave the first without rows", () => {
    expect(planPages(toHeights(1, 2, 300))).toEqual([
      { rows: [0], hasSums: true, hsn: [], hasSignature: false },
      { rows: [], hasSums: false, hsn: [0, 1], hasSignature: true },
    ]);
  });

  it("have every row once and in order, one set of sums, the signature last, and nothing too high", () => {
    const numbers = fc.nat(120);
    fc.assert(
      fc.property(numbers, numbers, fc.constantFrom(0, 80, 300), (rows, hsn, signature) => {
        const heights = toHeights(rows, hsn, signature);
        const pages = planPages(heights);
        expect(pages.flatMap((page) => page.rows)).toEqual([...heights.rows.keys()]);
        expect(pages.flatMap((page) => page.hsn)).toEqual([...heights.hsn.keys()]);
        expect(pages.filter(({ hasSums }) => hasSums)).toHaveLength(1);
        expect(pages.map(({ hasSignature }) => hasSignature).lastIndexOf(true)).toBe(
          signature > 0 ? pages.length - 1 : -1,
        );
        pages.forEach((page, index) => {
          const end = Math.max(
            page.hsn.length > 0 ? PAGE.hsnHead + page.hsn.length * 25 : 0,
            page.hasSignature ? signature : 0,
          );
          const body = page.rows.length * 30 + (page.hasSums ? PAGE.sums : 0);
          const room = index === 0 ? PAGE.first : page.rows.length > 0 ? PAGE.further : PAGE.whole;
          expect(body + end).toBeLessThanOrEqual(room);
        });
      }),
    );
  });
});
