import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastPage, pageNumbers, shownRange } from "./page-numbers";

describe("lastPage", () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [49, 3],
  ])("of %i entries is %i", (total, last) => {
    expect(lastPage(total, 24)).toBe(last);
  });
});

describe("pageNumbers", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, "gap", 10]],
    [3, 10, [1, 2, 3, 4, "gap", 10]],
    [4, 10, [1, 2, 3, 4, 5, "gap", 10]],
    [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
    [10, 10, [1, "gap", 9, 10]],
  ] as const)("of page %i of %i", (current, last, pages) => {
    expect(pageNumbers(current, last)).toEqual(pages);
  });

  it("always ascends, and includes the first, the current and the last page", () => {
    const pages = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(pages, pages, (a, b) => {
        const [current, last] = a < b ? [a, b] : [b, a];
        const numbers = pageNumbers(current, last).filter((page) => page !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
      }),
    );
  });
});

describe("shownRange", () => {
  it("marks results beyond the last page", () => {
    const shown = { page: 2, pageSize: 24, total: 1000, hasMore: true };
    expect(shownRange(shown)).toBe("25–48 of more than 1,000 products");
  });

  it.each([
    [1, 1, "1 of 1 product"],
    [1, 6, "6 of 6 products"],
    [1, 40, "1–24 of 40 products"],
    [2, 40, "25–40 of 40 products"],
    [2, 25, "25 of 25 products"],
  ])("of page %i of %i entries", (page, total, words) => {
    expect(shownRange({ page, pageSize: 24, total })).toBe(words);
  });
});
