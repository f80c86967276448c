import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { wordsIn } from "./search-terms";
import { readMeasures } from "./sizes";

/** Tests that the database writes search documents in the same terms that a search is read into. */

const { db } = testDatabase();

async function askMeasures(text: string): Promise<string[]> {
  const [row] = await db.$queryRaw<{ terms: string }[]>`SELECT search_measures(${text}) AS terms`;
  return row?.terms.split(" ") ?? [];
}

const number = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom("", ".5", ".25", ".125"))
  .map((parts) => parts.join(""));
const unit = fc.constantFrom("", " mm", "mm", " cm", "inch", " in", '"', "″");
const by = fc.constantFrom("x", " x ", " × ", "*", " by ");
const size = fc
  .tuple(number, by, number, fc.option(fc.tuple(by, number), { nil: undefined }), unit)
  .map(([a, x, b, third, u]) => `${a}${x}${b}${third?.join("") ?? ""}${u}`);
const amount = fc
  .tuple(number, fc.constantFrom("ml", " ml", " litres", "l", " oz", "oz", " g", "kg", " gms"))
  .map((parts) => parts.join(""));

describe("the database and the search read alike", () => {
  it("sizes, capacities and weights", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(size, amount), async (text) => {
        const { measures } = readMeasures(text);
        expect(measures).toHaveLength(1);
        const written = await askMeasures(`Box, ${text}, kraft`);
        // A size that may be in inches or centimetres is only one of the two in a product.
        for (const { exact } of measures) {
          expect(written.filter((term) => exact.includes(term)).length, text).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("words", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        const plain = written.replaceAll("\0", "").toWellFormed();
        const [row] = await db.$queryRaw<{ words: string }[]>`
          SELECT search_words(${plain}) AS words`;
        expect(wordsIn(plain)).toEqual(row?.words.split(" ").filter(Boolean));
      }),
      { numRuns: 300 },
    );
    expect(wordsIn("Café, 3-Ply (brown) 3ply डिब्बा")).toEqual(
      ["cafe", "3", "ply", "brown", "3", "ply", "डिब्बा"].map((word) => word.normalize("NFKD")),
    );
  });
});

describe("a product", () => {
  it("is written for the search by each save, and anew when its texts change", async () => {
    const { id } = await givenProduct(db, {
      name: "Meal Box, 9 × 6 inch",
      specifications: {
        Dimensions: "230 × 155 × 78 mm",
        Material: "Kraft board, greaseproof inside",
        Capacity: "900 ml",
        "Food contact": "Hot food",
      },
    });
    const facets = () =>
      db.productFacet.findMany({
        where: { productId: id },
        select: { facet: true, value: true },
        orderBy: [{ facet: "asc" }, { value: "asc" }],
      });
    expect(await facets()).toEqual([
      { facet: "capacity", value: "ml900" },
      { facet: "food", value: "yes" },
      { facet: "material", value: "greaseproof paper" },
      { facet: "material", value: "kraft" },
      { facet: "size", value: "151-250" },
    ]);
    await db.product.update({ where: { id }, data: { specifications: { Material: "Jute" } } });
    expect(await facets()).toEqual([{ facet: "material", value: "jute" }]);
    const words = await db.catalogueWord.findMany({ where: { word: { in: ["meal", "jute"] } } });
    expect(words).toHaveLength(2);
  });

  it("that is sold is not written for the search again", async () => {
    const { id } = await givenProduct(db);
    const version = () => db.$queryRaw`SELECT xmin::text FROM product_search_documents`;
    const before = await version();
    await db.product.update({ where: { id }, data: { stockCount: 3, pricePaise: 100 } });
    await db.product.update({
      where: { id },
      data: { description: "A box of recycled board for the post." },
    });
    expect(await version()).toEqual(before);
  });

  it.each([
    ["Outer bag for packed food; not for unwrapped wet food", 0],
    ["Direct contact, dry food", 1],
  ])("is food-safe only where nothing is said against it: %s", async (text, count) => {
    await givenProduct(db, { specifications: { "Food contact": text } });
    expect(await db.productFacet.count({ where: { facet: "food" } })).toBe(count);
  });
});
