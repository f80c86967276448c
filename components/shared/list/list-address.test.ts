import { describe, expect, it } from "vitest";
import { changedQuery, nextPlace, placeFrom, previousPlace } from "./list-address";

const query = (text: string) => new URLSearchParams(text);

describe("the URL of a list", () => {
  it("starts at the first page when search, filter or order change", () => {
    expect(changedQuery(query("q=box&page=3&after=a&after=b"), { q: "bag" })).toBe("q=bag");
    expect(changedQuery(query("q=box&tab=users"), { q: "" })).toBe("tab=users");
    expect(changedQuery(query("q=box"), { q: undefined, sort: "price" })).toBe("sort=price");
  });

  it("pages forward and back and keeps the other parameters", () => {
    const first = query("q=box");
    const second = query(changedQuery(first, nextPlace(placeFrom(first), "c1")));
    expect(placeFrom(second)).toEqual({ page: 2, after: ["c1"] });
    const third = query(changedQuery(second, nextPlace(placeFrom(second), "c2")));
    expect(third.toString()).toBe("q=box&page=3&after=c1&after=c2");
    expect(changedQuery(third, previousPlace(placeFrom(third)))).toBe("q=box&page=2&after=c1");
    expect(changedQuery(second, previousPlace(placeFrom(second)))).toBe("q=box");
  });

  it("stays short however deep the user pages", () => {
    let search = query("");
    for (let page = 1; page < 60; page++) {
      search = query(changedQuery(search, nextPlace(placeFrom(search), `c${page}`)));
    }
    expect(placeFrom(search)).toMatchObject({ page: 60 });
    expect(placeFrom(search).after).toHaveLength(20);
  });

  it("treats a page without a cursor, or an invalid one, as the first", () => {
    expect(placeFrom(query("page=7"))).toEqual({ page: 1, after: [] });
    expect(placeFrom(query("page=x&after=c"))).toEqual({ page: 2, after: ["c"] });
  });

  it("counts the pages that the URL does not number", () => {
    expect(placeFrom(query("after=a&after=b"))).toMatchObject({ page: 3 });
  });
});
