import { describe, expect, it } from "vitest";
import type { FacetCounts } from "../search/count-facets";
import { chosenFilters, facetGroups } from "./facet-groups";
import type { ListAddress } from "./list-address";

const NONE: FacetCounts = { total: 0, counts: [], isAtLeast: false, without: {} };

const list: ListAddress = {
  q: "box",
  category: "Boxes",
  filters: [["material", "kraft"]],
  sort: "price-asc",
  page: 3,
};

describe("the filters offered by a list", () => {
  it("leads to the first page with one value more, and with a chosen one less", () => {
    const counts: FacetCounts["counts"] = [
      { name: "material", value: "kraft", count: 12 },
      { name: "material", value: "bagasse", count: 3 },
    ];
    expect(facetGroups(list, { ...NONE, counts })).toEqual([
      {
        name: "material",
        title: "Material",
        options: [
          {
            label: "Bagasse",
            href: "/products?q=box&category=boxes&material=bagasse&material=kraft&sort=price-asc",
            chosen: false,
            count: "3",
          },
          {
            label: "Kraft",
            href: "/products?q=box&category=boxes&sort=price-asc",
            chosen: true,
            count: "12",
          },
        ],
      },
    ]);
  });

  it("run from small to large, and mark incomplete counts", () => {
    const counts = ["g500", "ml1500", "ml250"].map((value) => ({
      name: "capacity" as const,
      value,
      count: 1000,
    }));
    const plain: ListAddress = { sort: "name", page: 1 };
    const [group] = facetGroups(plain, { ...NONE, counts, isAtLeast: true });
    expect(group?.options.map(({ label }) => label)).toEqual(["250 ml", "1.5 l", "500 g"]);
    expect(group?.options[0]?.count).toBe("1,000+");
  });

  it("keeps a chosen value that nothing has, so that it can be taken off", () => {
    expect(facetGroups(list, NONE)[0]?.options).toMatchObject([
      { label: "Kraft", chosen: true, count: "0" },
    ]);
    expect(chosenFilters(list)).toEqual([
      { label: "Kraft", href: "/products?q=box&category=boxes&sort=price-asc" },
    ]);
  });
});
