import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_SYNONYMS, synonymsFrom } from "@/lib/shop/settings/synonyms";
import { testDatabase } from "@/e2e/support/database";
import { givenDemoProducts } from "@/e2e/support/demo-products";
import { searchProducts, type Search } from "./search-products";

/** Typical searches of buyers and the first three results in the demo catalogue. */

const { db } = testDatabase();

beforeEach(() => givenDemoProducts(db));

const synonyms = synonymsFrom(DEFAULT_SYNONYMS);

const search = (q: string, requested: Partial<Search> = {}) =>
  searchProducts(db, { q, synonyms, sort: "relevance", limit: 3, offset: 0, ...requested });

const listNames = ({ items }: Awaited<ReturnType<typeof search>>) => items.map(({ name }) => name);

it("finds what buyers mean, most likely first", async () => {
  const expected: [string, string[]][] = [
    [
      "corrugated",
      [
        "Corrugated Wrap Roll, 2-Ply, 600 mm",
        "Shipping Carton, 3-Ply, Small",
        "Shipping Carton, 5-Ply, Large",
      ],
    ],
    [
      "corrugated box",
      ["Shipping Carton, 3-Ply, Small", "Shipping Carton, 5-Ply, Large", "Mailer Box, Flat, Sky"],
    ],
    ["9x6", ["Bagasse Clamshell, 9 × 6 inch"]],
    ["9*6 clamshell", ["Bagasse Clamshell, 9 × 6 inch"]],
    ["9 by 6 inch", ["Bagasse Clamshell, 9 × 6 inch"]],
    ["230 x 155", ["Bagasse Clamshell, 9 × 6 inch"]],
    ["23 x 15.5 cm", ["Bagasse Clamshell, 9 × 6 inch"]],
    [
      "cardboard",
      [
        "Corrugated Wrap Roll, 2-Ply, 600 mm",
        "Shipping Carton, 3-Ply, Small",
        "Shipping Carton, 5-Ply, Large",
      ],
    ],
    [
      "kraft mailer",
      ["Mailer Box, Kraft, Medium", "Padded Paper Mailer", "Crinkle Paper Fill, 5 kg"],
    ],
    ["boxes", ["Mailer Box, Flat, Sky", "Mailer Box, Kraft, Medium", "Burger Box, Vented"]],
    ["box", ["Mailer Box, Flat, Sky", "Mailer Box, Kraft, Medium", "Burger Box, Vented"]],
    ["dabba", ["Mailer Box, Flat, Sky", "Mailer Box, Kraft, Medium", "Burger Box, Vented"]],
    ["डिब्बा", ["Mailer Box, Flat, Sky", "Mailer Box, Kraft, Medium", "Burger Box, Vented"]],
    ["मिठाई का डिब्बा", ["Mithai Gift Box, 500 g"]],
    ["courier का थैला", ["Courier Bag, 60 Micron, POD Pocket"]],
    [
      "khaki",
      [
        "Mailer Box, Kraft, Medium",
        "Twisted Handle Kraft Bag, Medium",
        "Gummed Kraft Tape, Printed",
      ],
    ],
    [
      "thali",
      [
        "Bagasse Clamshell, 9 × 6 inch",
        "Snack Tray, Medium",
        "Corrugated Wrap Roll, 2-Ply, 600 mm",
      ],
    ],
    [
      "carton",
      ["Shipping Carton, 3-Ply, Small", "Shipping Carton, 5-Ply, Large", "Mailer Box, Flat, Sky"],
    ],
    [
      "lifafa",
      ["Rigid Envelope, A4", "Rope Handle Boutique Bag, Ink", "Twisted Handle Kraft Bag, Medium"],
    ],
    [
      "katori",
      ["Salad Bowl, 750 ml", "Soup Tub with Vented Lid, 500 ml", "Ice Cream Tub with Lid, 120 ml"],
    ],
    ["kulhad", ["Ripple Cup, 350 ml", "Chai Cup, 150 ml", "Four-Cup Carrier, Moulded Pulp"]],
    [
      "dhakkan",
      [
        "Fibre Sip Lid, 90 mm",
        "Soup Tub with Vented Lid, 500 ml",
        "Ice Cream Tub with Lid, 120 ml",
      ],
    ],
    ["chammach", ["Wooden Cutlery Set, 4 in 1"]],
    ["mithai box", ["Mithai Gift Box, 500 g"]],
    ["mithai", ["Mithai Gift Box, 500 g"]],
    ["150ml cup", ["Chai Cup, 150 ml"]],
    ["750 ml", ["Salad Bowl, 750 ml", "Noodle Box, 750 ml"]],
    ["16 oz", ["Soup Tub with Vented Lid, 500 ml", "Snack Tray, Medium"]],
    ["500g box", ["Mithai Gift Box, 500 g"]],
    ["10 inch pizza box", ["Pizza Box, 10 inch"]],
    ["pizza", ["Pizza Box, 10 inch"]],
    ["pizzas", ["Pizza Box, 10 inch"]],
    ["cups", ["Ripple Cup, 350 ml", "Chai Cup, 150 ml", "Four-Cup Carrier, Moulded Pulp"]],
    [
      "tape",
      [
        "Fragile Tape, Self-Adhesive Paper, 48 mm",
        "Gummed Kraft Tape, Printed",
        "Honeycomb Wrap Roll, 380 mm",
      ],
    ],
    ["fragile tape", ["Fragile Tape, Self-Adhesive Paper, 48 mm"]],
    ["bubble wrap", ["Corrugated Wrap Roll, 2-Ply, 600 mm", "Honeycomb Wrap Roll, 380 mm"]],
    [
      "bubble wrap alternative",
      ["Corrugated Wrap Roll, 2-Ply, 600 mm", "Honeycomb Wrap Roll, 380 mm"],
    ],
    ["butter paper", ["Greaseproof Sheets, Block Print", "Window Bakery Bag, Tin Tie"]],
    ["parchment paper", ["Greaseproof Sheets, Block Print", "Window Bakery Bag, Tin Tie"]],
    ["pizza box wholesale price", ["Pizza Box, 10 inch"]],
    [
      "wrapping",
      [
        "Corrugated Wrap Roll, 2-Ply, 600 mm",
        "Honeycomb Wrap Roll, 380 mm",
        "Greaseproof Sheets, Block Print",
      ],
    ],
    ["bagasse", ["Bagasse Clamshell, 9 × 6 inch", "Fibre Sip Lid, 90 mm"]],
    ["bagase", ["Bagasse Clamshell, 9 × 6 inch", "Fibre Sip Lid, 90 mm"]],
    [
      "paper bag",
      [
        "Rope Handle Boutique Bag, Ink",
        "Twisted Handle Kraft Bag, Medium",
        "SOS Grocery Bag, 5 kg",
      ],
    ],
    ["gift box", ["Mithai Gift Box, 500 g", "Pillow Box, Small"]],
    [
      "soup container",
      [
        "Soup Tub with Vented Lid, 500 ml",
        "Salad Bowl, 750 ml",
        "Flat Handle Takeaway Bag, Wide Base",
      ],
    ],
    ["mailers", ["Mailer Box, Flat, Sky", "Mailer Box, Kraft, Medium", "Padded Paper Mailer"]],
    [
      "3 ply",
      [
        "Shipping Carton, 3-Ply, Small",
        "Corrugated Wrap Roll, 2-Ply, 600 mm",
        "Shipping Carton, 5-Ply, Large",
      ],
    ],
    ["takeaway", ["Flat Handle Takeaway Bag, Wide Base"]],
    ["ice cream tub", ["Ice Cream Tub with Lid, 120 ml"]],
    [
      "greaseproof",
      ["Greaseproof Sheets, Block Print", "Burger Box, Vented", "Window Bakery Bag, Tin Tie"],
    ],
    ["courier bag", ["Courier Bag, 60 Micron, POD Pocket", "Crinkle Paper Fill, 5 kg"]],
    ["tissue paper", ["Printed Tissue for Mailers, Blush"]],
    ["wine bottle bag", ["Single Bottle Bag, Rust"]],
    [
      "lid",
      [
        "Fibre Sip Lid, 90 mm",
        "Soup Tub with Vented Lid, 500 ml",
        "Ice Cream Tub with Lid, 120 ml",
      ],
    ],
    ["napkin", ["Wooden Cutlery Set, 4 in 1"]],
    ["sugarcane plate", ["Bagasse Clamshell, 9 × 6 inch"]],
    ["eco plates", ["Bagasse Clamshell, 9 × 6 inch", "Salad Bowl, 750 ml"]],
    [
      "moulded pulp",
      ["Four-Cup Carrier, Moulded Pulp", "Moulded Pulp Insert, Two Jars", "Fibre Sip Lid, 90 mm"],
    ],
    [
      "void fill",
      ["Crinkle Paper Fill, 5 kg", "Honeycomb Wrap Roll, 380 mm", "Noodle Box, 750 ml"],
    ],
    ["zip pouch", ["Courier Bag, 60 Micron, POD Pocket"]],
    [
      "monocarton",
      [
        "Shipping Carton, 3-Ply, Small",
        "Shipping Carton, 5-Ply, Large",
        "Tuck Box for Soap and Balm",
      ],
    ],
    ["box for soap", ["Tuck Box for Soap and Balm", "Crinkle Paper Fill, 5 kg"]],
  ];
  const found = await Promise.all(
    expected.map(async ([q]) => {
      const page = await search(q);
      expect(page.didYouMean, q).toBeUndefined();
      return [q, listNames(page)];
    }),
  );
  expect(found).toEqual(expected);
});

describe("a search with a slip in it", () => {
  const expected: [string, string, string[]][] = [
    [
      "corugated",
      "corrugated",
      [
        "Corrugated Wrap Roll, 2-Ply, 600 mm",
        "Shipping Carton, 3-Ply, Small",
        "Shipping Carton, 5-Ply, Large",
      ],
    ],
    [
      "corugated box",
      "corrugated box",
      ["Shipping Carton, 3-Ply, Small", "Shipping Carton, 5-Ply, Large", "Mailer Box, Flat, Sky"],
    ],
    [
      "cardbord box",
      "cardboard box",
      ["Shipping Carton, 3-Ply, Small", "Shipping Carton, 5-Ply, Large", "Mailer Box, Flat, Sky"],
    ],
    [
      "enevlope",
      "envelope",
      ["Rigid Envelope, A4", "Mailer Box, Flat, Sky", "Mailer Box, Kraft, Medium"],
    ],
    ["pizza bx", "pizza box", ["Pizza Box, 10 inch"]],
    ["jewelery box", "jewellery box", ["Rigid Jewellery Box, Green"]],
    [
      "lables",
      "labels",
      ["Window Bakery Bag, Tin Tie", "Rigid Envelope, A4", "Noodle Box, 750 ml"],
    ],
    ["boks", "box", ["Mailer Box, Flat, Sky", "Mailer Box, Kraft, Medium", "Burger Box, Vented"]],
    [
      "corugated boks",
      "corrugated box",
      ["Shipping Carton, 3-Ply, Small", "Shipping Carton, 5-Ply, Large", "Mailer Box, Flat, Sky"],
    ],
  ];

  it("shows the corrected search, with a note", async () => {
    const found = await Promise.all(
      expected.map(async ([q]) => {
        const page = await search(q);
        return [q, page.didYouMean, listNames(page)];
      }),
    );
    expect(found).toEqual(expected);
  });

  it("finds nothing when only the typed text is requested", async () => {
    expect(await search("corugated", { exact: true })).toEqual({
      items: [],
      total: 0,
      hasMore: false,
    });
  });
});

it("finds a part of a word, without a note", async () => {
  const page = await search("lamshel");
  expect(page.didYouMean).toBeUndefined();
  expect(listNames(page)).toEqual(["Bagasse Clamshell, 9 × 6 inch"]);
});

it("finds nothing for what is not there, in one look at the words", async () => {
  expect(await search("submarine periscope")).toMatchObject({ total: 0 });
  expect((await search("submarine periscope")).didYouMean).toBeUndefined();
});

it("lists available products before sold-out ones of equal relevance", async () => {
  const { name } = await db.product.update({
    where: { id: (await search("carton")).items[0]?._id ?? "" },
    data: { stockCount: 0 },
  });
  expect(listNames(await search("carton")).indexOf(name)).toBe(1);
});
