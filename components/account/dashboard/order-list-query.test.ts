import { describe, expect, it } from "vitest";
import { orderListState, orderQuery, rangeWords } from "./order-list-query";

const state = (search: string) => orderListState(new URLSearchParams(search));

describe("the orders tab's address", () => {
  it("asks for the first page of everything by itself", () => {
    expect(orderQuery(state("tab=orders"))).toEqual({ limit: "20" });
  });

  it("asks for what is searched, filtered and paged", () => {
    expect(orderQuery(state("q=%20kraft%20&status=Shipped&after=a&after=b"))).toEqual({
      limit: "20",
      q: "kraft",
      status: "Shipped",
      cursor: "b",
    });
  });

  it("leaves out what the API would refuse", () => {
    const { q, status, after } = state(`q=${"x".repeat(200)}&status=Lost&after=`);
    expect(q).toHaveLength(100);
    expect(status).toBeUndefined();
    expect(after).toEqual([]);
  });
});

describe("rangeWords", () => {
  it.each([
    ["", 1, 1, "Showing 1 order"],
    ["", 20, 53, "Showing 1–20 of 53 orders"],
    ["after=a&after=b", 13, 53, "Showing 41–53 of 53 orders"],
  ])("with %j, %i shown of %i", (search, shown, total, words) => {
    expect(rangeWords(state(search), shown, total)).toBe(words);
  });
});
