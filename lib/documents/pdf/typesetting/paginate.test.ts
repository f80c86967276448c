import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paginate } from "./paginate";

const space = { first: 100, further: 200, closing: 60 };
const rows = (count: number) => Array.from({ length: count }, () => 20);

describe("the rows of an invoice", () => {
  it("share the first page with the sums when everything fits", () => {
    expect(paginate(rows(2), space)).toEqual([[0, 1]]);
  });

  it("fill the page and continue on the next", () => {
    expect(paginate(rows(7), space)).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6],
    ]);
  });

  it("move two rows along with sums that do not fit", () => {
    expect(paginate(rows(5), space)).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  it("move only one row when two would not fit with the sums", () => {
    expect(paginate([20, 80, 90, 90], { ...space, closing: 100 })).toEqual([[0, 1], [2], [3]]);
  });

  it("stay with the sums when there is only one", () => {
    expect(paginate([50], space)).toEqual([[], [0]]);
  });

  it("can be empty", () => {
    expect(paginate([], space)).toEqual([[]]);
  });

  it("each appear once, in order, within the page, and never leave the sums alone", () => {
    const heights = fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(heights, (all) => {
        const pages = paginate(all, space);
        expect(pages.flat()).toEqual(all.map((_, row) => row));
        pages.forEach((page, index) => {
          const used = page.reduce((sum, row) => sum + (all[row] ?? 0), 0);
          const closing = index === pages.length - 1 ? space.closing : 0;
          const room = index === 0 ? space.first : space.further;
          expect(used + closing).toBeLessThanOrEqual(room);
        });
        expect(pages.at(-1)).not.toEqual([]);
        expect(pages.slice(1, -1)).not.toContainEqual([]);
      }),
    );
  });
});
