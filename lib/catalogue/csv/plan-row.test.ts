import { describe, expect, it } from "vitest";
import { textCell } from "@/lib/base/tables/cell";
import type { CatalogueRow, CsvColumn } from "./columns";
import { PictureNames } from "./pictures/picture-names";
import { planRow, type PlannedRow } from "./plan-row";
import type { StockRule } from "./plan-stock";
import type { ImportError } from "./schemas";
import { toCells, cellText } from "./write-cells";

const BOX: CatalogueRow = {
  id: "01900000-0000-7000-8000-000000000000",
  name: "Kraft box",
  category: "Boxes",
  pricePaise: 45_050,
  originalPricePaise: 50_000,
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
  stockCount: 95,
  forSale: true,
  isNew: false,
  description: "A box.",
  features: ["Recyclable"],
  specifications: { Material: "Kraft board" },
  images: ["/media/a.webp", "/media/b.webp"],
  thumbnailImage: "/media/a.webp",
  hsnCode: "481910",
  gtin: null,
  recycledPercent: null,
  sku: "KB-1",
  lowStockAt: null,
  leadDays: null,
  supply: "stock",
  maxQuantity: null,
  packedWeight: null,
  carton: null,
  printOptions: [],
  sample: null,
  dieline: null,
  draft: false,
  packSize: "100 pieces",
  nameHi: "",
  descriptionHi: "",
  featuresHi: [],
  updatedAt: new Date("2026-11-21T06:00:00.250Z"),
};

const PICTURES = new PictureNames({ "box.png": "/media/known.webp", "gone.png": "/media/x.webp" });

type Cells = Partial<Record<CsvColumn, string>>;

const EXPORTED = Object.fromEntries(
  Object.entries(toCells(BOX)).map(([column, cell]) => [column, cellText(cell)]),
) as Record<CsvColumn, string>;

const mapValues = (cells: Cells) =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, textCell(text)]));

const COUNTED: StockRule = { sets: false };

const plan = (cells: Cells, before: CatalogueRow | null = BOX, stock = COUNTED) =>
  planRow(
    { row: 2, cells: mapValues(cells) },
    {
      before,
      decimalComma: false,
      categories: ["Paper Bags", "Boxes", "Cups & Lids"],
      makesCategories: false,
      stock,
      pictures: PICTURES,
      isKnownImage: (url) => url === "/media/known.webp",
    },
  );

function planned(cells: Cells, before: CatalogueRow | null = BOX): PlannedRow {
  const result = plan(cells, before);
  expect(result).not.toBeInstanceOf(Array);
  return result as PlannedRow;
}

const listErrors = (cells: Cells, before: CatalogueRow | null = BOX) =>
  (plan(cells, before) as ImportError[]).map(({ column, message }) => [column, message]);

describe("a row about a product", () => {
  it("changes nothing as it was exported, and nothing by columns that are missing", () => {
    expect(planned(EXPORTED).changed).toEqual([]);
    expect(planned({ id: BOX.id }).changed).toEqual([]);
  });

  it("changes the values of its cells", () => {
    const { after, changed } = planned({
      ...EXPORTED,
      price: "₹1,24,500.5",
      category: "cups-lids",
      inStock: "FALSE",
      features: "Strong\nLight",
    });
    expect(changed).toEqual(["category", "price", "inStock", "features"]);
    expect(after).toMatchObject({
      pricePaise: 12_450_050,
      category: "Cups & Lids",
      forSale: false,
      features: ["Strong", "Light"],
    });
  });

  it("treats the same value in another format as unchanged", () => {
    const cells = { price: "450.50", originalPrice: "500.00", inStock: "TRUE", isNew: "no" };
    expect(planned(cells).changed).toEqual([]);
  });

  it("reads an HSN code as written, and clears it for an empty cell", () => {
    expect(planned({ hsnCode: "4819 20" }).after.hsnCode).toBe("481920");
    expect(planned({ hsnCode: "4819.10" }).changed).toEqual([]);
    expect(planned({ hsnCode: "" }).after.hsnCode).toBeNull();
    expect(planned({ gtin: "4 006381 333931" }).after.gtin).toBe("4006381333931");
    expect(listErrors({ gtin: "8.90E+12" })).toEqual([
      ["gtin", expect.stringContaining("8, 12, 13")],
    ]);
    expect(listErrors({ hsnCode: "48191" })).toEqual([
      ["hsnCode", "Enter an HSN code of 4, 6 or 8 digits, such as 481910"],
    ]);
  });

  it("reads a lead time in days, which an empty cell clears", () => {
    expect(planned({ leadDays: "12" }).after.leadDays).toBe(12);
    expect(planned({ leadDays: "" }, { ...BOX, leadDays: 5 }).after.leadDays).toBeNull();
    expect(listErrors({ leadDays: "1.5" })).toEqual([["leadDays", "“1.5” is not a whole number."]]);
  });

  it("clears optional fields, and keeps an empty switch", () => {
    const cells = { originalPrice: "", features: "", specifications: "", inStock: "", isNew: " " };
    const { after, changed } = planned(cells);
    expect(changed).toEqual(["originalPrice", "features", "specifications"]);
    expect(after).toMatchObject({ originalPricePaise: null, features: [], forSale: true });
  });

  it("reports all errors at once", () => {
    const cells = { name: "", price: "free", category: "Tapes", specifications: "Kraft" };
    expect(listErrors(cells)).toEqual([
      ["name", "Product name is required"],
      ["price", "“free” is not a number."],
      ["specifications", "Write each specification as Name: text, on a line of its own"],
      ["category", "Choose one of: Paper Bags, Boxes, Cups & Lids"],
    ]);
  });

  it("refuses a specification with the name of an Object.prototype member", () => {
    const message = "A specification cannot be called __proto__. Choose another name";
    expect(listErrors({ specifications: "__proto__: Kraft" })).toEqual([
      ["specifications", message],
    ]);
  });

  it("does not revalidate values from before today's rules", () => {
    const old = { ...BOX, name: "x".repeat(300), images: ["/media/a.webp"], thumbnailImage: "/x" };
    const cells = { name: "x".repeat(300), thumbnailImage: "/x", images: "/media/a.webp" };
    expect(planned({ ...cells, price: "1" }, old).changed).toEqual(["price"]);
  });
});

describe("the terms in a row", () => {
  const TIERED: CatalogueRow = {
    ...BOX,
    minQuantity: 10,
    packMultiple: 5,
    priceTiers: [
      { from: 20, pricePaise: 44_000 },
      { from: 100, pricePaise: 40_050 },
    ],
  };

  it("come back as they were exported", () => {
    const exported = toCells(TIERED);
    expect(exported).toMatchObject({
      minQuantity: 10,
      packMultiple: 5,
      priceTiers: "20: 440\n100: 400.5",
    });
    expect(planned({ priceTiers: cellText(exported.priceTiers) }, TIERED).changed).toEqual([]);
    expect(planned({ priceTiers: cellText(exported.priceTiers) }).after.priceTiers).toEqual(
      TIERED.priceTiers,
    );
  });

  it("are taken away by empty cells", () => {
    const cells = { minQuantity: "", packMultiple: "", priceTiers: "" };
    const { after } = planned(cells, TIERED);
    expect(after).toMatchObject({ minQuantity: 1, packMultiple: 1, priceTiers: [] });
  });

  it("are refused where they contradict each other or the price", () => {
    expect(listErrors({ price: "400" }, TIERED)).toEqual([
      ["priceTiers", "Make this price lower than the one before it"],
    ]);
    expect(listErrors({ priceTiers: "50: 300\n20: 200" })).toEqual([
      ["priceTiers", "Start this price at more than 50 packs"],
    ]);
    expect(listErrors({ minQuantity: "9999", packMultiple: "9998" })[0]?.[0]).toBe("packMultiple");
    expect(listErrors({ priceTiers: "300" })[0]?.[0]).toBe("priceTiers");
  });
});

describe("the stock in a row", () => {
  it("counts from the stock at the export, so that packs sold since stay sold", () => {
    const { after } = planned({ stockCount: "120", stockCountRead: "100" });
    expect(after.stockCount).toBe(115);
    expect(planned({ stockCount: "100", stockCountRead: "100" }).changed).toEqual([]);
  });

  it("is the count itself where the export's is not told", () => {
    for (const cells of [{ stockCount: "120" }, { stockCount: "120", stockCountRead: "" }]) {
      expect(planned(cells)).toMatchObject({ stockInFile: 120, changed: [] });
      expect(plan(cells, BOX, { sets: true })).toMatchObject({ after: { stockCount: 120 } });
    }
  });

  it("cannot fall below none", () => {
    expect(listErrors({ stockCount: "2", stockCountRead: "100" })).toEqual([
      ["stockCount", "Only 95 are in stock now. Export the catalogue again for today's counts."],
    ]);
    expect(listErrors({ stockCount: "2", stockCountRead: "many" })).toEqual([
      ["stockCountRead", "Leave this as it was exported, or empty it"],
    ]);
  });
});

describe("the pictures in a row", () => {
  it("can be chosen anew among those of the shop, including the thumbnail", () => {
    const { after } = planned({ images: "/media/b.webp | /media/known.webp", thumbnailImage: "" });
    expect(after).toMatchObject({
      images: ["/media/b.webp", "/media/known.webp"],
      thumbnailImage: "/media/b.webp",
    });
    expect(planned({ thumbnailImage: "/media/b.webp" }).changed).toEqual(["thumbnailImage"]);
    expect(planned({ images: "/media/b.webp" }).after.thumbnailImage).toBe("/media/b.webp");
  });

  it("are refused when they are not the shop's, or not among the images", () => {
    for (const images of [
      "https://evil.example/x.webp",
      "//evil.example/box.png",
      "www.x.in/a.png",
    ]) {
      expect(listErrors({ images })[0]?.[1]).toContain(
        "No picture is fetched from another address",
      );
    }
    expect(listErrors({ images: "/media/else.webp" })[0]?.[1]).toContain("not a picture of");
    expect(listErrors({ thumbnailImage: "/media/known.webp" })).toEqual([
      ["thumbnailImage", "Choose one of the images for the thumbnail"],
    ]);
    expect(listErrors({ images: "" })[0]).toEqual(["images", "A thumbnail image is required"]);
  });
});

describe("the files named in a row", () => {
  it("are the pictures that came along, by name whatever its case and folder", () => {
    const { after, notes } = planned({ images: "Photos\\BOX.png", thumbnailImage: "box.png" });
    expect(after).toMatchObject({
      images: ["/media/known.webp"],
      thumbnailImage: "/media/known.webp",
    });
    expect(notes).toEqual([]);
  });

  it("that are missing are reported, and remove no pictures", () => {
    const { after, changed, notes } = planned({ images: "lid.png|gone.png" });
    expect(after.images).toEqual(BOX.images);
    expect(changed).toEqual([]);
    expect(notes).toEqual(["Not among the pictures: lid.png, gone.png."]);
  });
});

describe("a row from an older file", () => {
  const stale = { updatedAt: "2026-11-21T06:00:00.000Z" };

  it("is refused when it would change a product that was edited since", () => {
    expect(listErrors({ ...stale, price: "9" })[0]?.[0]).toBe("updatedAt");
    expect(listErrors({ updatedAt: "yesterday", price: "9" })[0]?.[0]).toBe("updatedAt");
  });

  it("is accepted when it changes nothing, or has no timestamp", () => {
    expect(planned({ ...EXPORTED, ...stale }).changed).toEqual([]);
    expect(planned({ updatedAt: "", price: "9" }).changed).toEqual(["price"]);
  });
});

describe("a row without an id", () => {
  const NEW = {
    name: "'=Bag",
    category: "Paper Bags",
    price: "12",
    stockCount: "7",
    description: "A bag.",
    images: "/media/known.webp",
  };

  it("is a new product, on sale by default", () => {
    expect(planned(NEW, null).after).toMatchObject({
      name: "=Bag",
      pricePaise: 1_200,
      originalPricePaise: null,
      stockCount: 7,
      forSale: true,
      isNew: false,
      thumbnailImage: "/media/known.webp",
    });
  });

  it("is distinguished from a misspelt one when the file lacks the columns of a new product", () => {
    const [[column, message] = []] = listErrors({ name: "Kraft bx", price: "12" }, null);
    expect(column).toBe("name");
    expect(message).toContain("No product of the shop has this name or article number.");
    expect(message).toContain("the columns name, category, price.");
    expect(listErrors({ sku: "KB-2", price: "12" }, null).map(([each]) => each)).toEqual(["sku"]);
  });

  it("needs all that a product cannot be without", () => {
    const [first, second] = listErrors({ name: "Bag", category: "", price: "" }, null);
    expect([first?.[0], second?.[0]]).toEqual(["category", "price"]);
  });

  it("is a draft without a picture or a description, and begins with none in stock", () => {
    expect(planned({ ...NEW, images: "" }, null)).toMatchObject({
      after: { draft: true, images: [], thumbnailImage: "", stockCount: 7 },
      notes: ["A draft until it has a picture."],
    });
    const bare = { ...NEW, description: "", stockCount: "", draft: "false" };
    const { after, notes } = planned(bare, null);
    expect(after).toMatchObject({ draft: true, description: "=Bag", stockCount: 0 });
    expect(notes[0]).toContain("its name stands in");
    expect(planned({ ...NEW, draft: "true" }, null).after.draft).toBe(true);
  });
});
