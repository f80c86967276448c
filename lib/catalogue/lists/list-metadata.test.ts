import { describe, expect, it } from "vitest";
import type { Shelf } from "@/lib/catalogue/categories/cached";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { listCrumbs, listHeading, listMetadata } from "./list-metadata";

describe("listMetadata", () => {
  it("is one URL for every sort of a first page", () => {
    const list = { category: "Boxes", sort: "rating", page: 1 } as const;
    expect(listMetadata(list, 3)).toMatchObject({
      title: "Boxes",
      alternates: { canonical: "/products?category=boxes" },
      pagination: { previous: null, next: "/products?category=boxes&sort=rating&page=2" },
    });
  });

  it("gives later pages an address and a title of their own", () => {
    expect(listMetadata({ sort: "name", page: 3 }, 3)).toMatchObject({
      title: "Products, page 3",
      alternates: { canonical: "/products?page=3" },
      pagination: { previous: "/products?page=2", next: null },
    });
  });

  it("keeps search results out of the index", () => {
    expect(listMetadata({ q: "tape", sort: "name", page: 1 }, 1)).toMatchObject({
      robots: { index: false, follow: true },
    });
  });
});

it("names a search and its category", () => {
  expect(listHeading({ q: "tape", category: "Protection", sort: "name", page: 1 })).toBe(
    "“tape” in Protection",
  );
});

it("leads from the top to the search", () => {
  const crumbs = listCrumbs({ q: "tape", category: "Protection", sort: "name", page: 1 });
  expect(crumbs.map(({ name }) => name)).toEqual(["Home", "Products", "Protection", "“tape”"]);
});

const BOXES: Shelf = {
  slug: "boxes",
  name: "Boxes",
  description: "Cartons.",
  metaDescription: "",
  translations: {},
  picture: null,
};

it.each([
  [{ ...BOXES, metaDescription: "Shipping cartons." }, "Shipping cartons."],
  [BOXES, "Cartons."],
  [{ ...BOXES, description: "" }, "Boxes, priced by the pack."],
  [undefined, expect.stringContaining("packaging for businesses")],
])("describes a list with the owner's category text: %j", (shelf, description) => {
  const list = { sort: "name", page: 1 } as const;
  expect(listMetadata(list, 1, shelf).description).toEqual(description);
});

it("is in Hindi as far as the owner translated the category", () => {
  const list = { q: "tape", category: "Boxes", sort: "name", page: 1 } as const;
  const t = getTranslate("hi", { Boxes: "डिब्बे" });
  expect(listHeading(list, t)).toBe("डिब्बे में “tape”");
  const shelf = { ...BOXES, translations: { hi: { description: "गत्ते के डिब्बे।" } } };
  expect(listMetadata({ ...list, q: "" }, 1, shelf, t)).toMatchObject({
    title: "डिब्बे",
    description: "गत्ते के डिब्बे।",
  });
});
