import { describe, expect, it } from "vitest";
import { defaultSort, SEARCH_SORTS, sortFrom, getSorts } from "./product-sort";

describe("sorts", () => {
  it("are offered with the default first, relevance to a search alone", () => {
    const others = ["name", "price-asc", "price-desc", "rating", "piece-asc"];
    expect(getSorts(undefined)).toEqual(others);
    expect(getSorts("box")).toEqual(["relevance", ...others]);
    expect([undefined, "", "box"].map(defaultSort)).toEqual(["name", "name", "relevance"]);
  });

  it("are read from an address, and nothing else is", () => {
    expect(SEARCH_SORTS.map((sort) => sortFrom(sort, "box"))).toEqual([...SEARCH_SORTS]);
    const unknown = ["", "price", "NAME", undefined].map((sort) => sortFrom(sort, "box"));
    expect(unknown).toEqual(Array(4).fill(undefined));
    expect(sortFrom("relevance", undefined)).toBeUndefined();
  });
});
