import { describe, expect, it } from "vitest";
import { defaultSort, PRODUCT_SORT_LABELS, SEARCH_SORTS, sortFrom, getSorts } from "./product-sort";

const labels = (q?: string) => getSorts(q).map((sort) => PRODUCT_SORT_LABELS[sort]);

describe("sorts", () => {
  it("are offered with the default first, relevance to a search alone", () => {
    const named = ["Name", "Price low to high", "Price high to low", "Rating"];
    const others = [...named, "Price per piece low to high"];
    expect(labels()).toEqual(others);
    expect(labels("box")).toEqual(["Relevance", ...others]);
    expect([undefined, "", "box"].map(defaultSort)).toEqual(["name", "name", "relevance"]);
  });

  it("are read from an address, and nothing else is", () => {
    expect(SEARCH_SORTS.map((sort) => sortFrom(sort, "box"))).toEqual([...SEARCH_SORTS]);
    const unknown = ["", "price", "NAME", undefined].map((sort) => sortFrom(sort, "box"));
    expect(unknown).toEqual(Array(4).fill(undefined));
    expect(sortFrom("relevance", undefined)).toBeUndefined();
  });
});
