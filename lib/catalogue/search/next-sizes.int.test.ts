import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { nextSizes } from "./next-sizes";

const { db } = testDatabase();

const givenSized = (name: string, Dimensions: string, category = "Protection") =>
  givenProduct(db, { name, category, description: "Of board.", specifications: { Dimensions } });

async function found(q: string, requested: { category?: string } = {}) {
  const sizes = await nextSizes(db, { q, ...requested });
  return sizes.map(({ name, larger }) => [name, larger.join(" × ")]);
}

describe("the next sizes up", () => {
  it("are as large in each dimension and have the words of the search, the least larger first", async () => {
    await givenSized("Mailer Box, Large", "300 × 220 × 80 mm outside (L × W × H)");
    await givenSized("Mailer Box, Medium", "250 × 180 × 80 mm outside (L × W × H)");
    await givenSized("Mailer Box, Flat", "300 × 220 × 45 mm");
    await givenSized("Shipping Box", "240 × 160 × 75 mm");
    await givenSized("Padded Mailer", "300 × 400 mm plus 50 mm flap");
    await givenSized("Tin", "240 × 160 × 75 mm");
    const fill = { name: "Fill", category: "Protection", description: "For a mailer box." };
    await givenProduct(db, { ...fill, specifications: { Dimensions: "400 × 400 × 380 mm" } });
    expect(await found("mailer box 230 x 155 x 70")).toEqual([
      ["Mailer Box, Medium", "20 × 25 × 10"],
      ["Mailer Box, Large", "70 × 65 × 10"],
    ]);
    expect(await found("mailerbox 230 x 155 x 70")).toHaveLength(2);
  });

  it("are the nearest of the kind where none is large enough", async () => {
    await givenSized("Mailer Box, Medium", "250 × 180 × 80 mm");
    await givenSized("Mailer Box, Flat", "300 × 220 × 45 mm");
    await givenSized("Shipping Carton", "460 × 305 × 305 mm");
    await givenProduct(db, {
      name: "Fill",
      features: ["For a mailer box"],
      specifications: { Dimensions: "400 × 400 × 380 mm" },
    });
    expect(await found("mailer box 300 x 220 x 90")).toEqual([
      ["Mailer Box, Flat", "0 × 0 × -45"],
      ["Mailer Box, Medium", "-50 × -40 × -10"],
    ]);
    expect(await found("mailer box 900 x 900 x 900")).toEqual([]);
  });

  it("have any of the words where no product has all", async () => {
    await givenSized("Soap Box", "110 × 80 × 40 mm");
    await givenSized("Tin", "110 × 80 × 40 mm");
    expect(await found("soap carrier 100 x 70 x 30")).toEqual([["Soap Box", "10 × 10 × 10"]]);
  });

  it.each([
    "230x155x70 mm mailer",
    "mailer of 23 x 15.5 x 7 cm, kraft",
    "mailer 70×155×230",
    "9.05 by 6.1 by 2.75 inch mailer",
  ])("are notified of %j", async (q) => {
    await givenSized("Mailer", "250 × 180 × 80 mm");
    expect(await found(q)).toEqual([["Mailer", "20 × 25 × 10"]]);
  });

  it("stand in the order of the product's own dimensions", async () => {
    await givenSized("Paper Bag", "240 × 110 × 320 mm (W × D × H)");
    expect(await found("bag 230 x 100 x 300")).toEqual([["Paper Bag", "10 × 10 × 20"]]);
  });

  it("are no more than twice as large", async () => {
    await givenSized("Twice", "400 × 200 × 200 mm");
    await givenSized("Larger", "400 × 200 × 201 mm");
    expect(await found("200 x 100 x 100")).toEqual([["Twice", "200 × 100 × 100"]]);
  });

  it("of two sides are of any height", async () => {
    await givenSized("Box", "240 × 320 × 110 mm");
    await givenSized("Sheet", "300 × 375 mm");
    expect(await found("310 x 230 mm")).toEqual([
      ["Box", "10 × 10"],
      ["Sheet", "70 × 65"],
    ]);
  });

  it("are of the category that is looked through, and there are none without a size", async () => {
    await givenSized("Box", "240 × 320 × 110 mm");
    expect(await found("100 x 100", { category: "Mailers" })).toEqual([]);
    expect(await found("box 300 mm")).toEqual([]);
    expect(await found("box")).toEqual([]);
  });

  it("follow a change of the dimensions", async () => {
    const { id } = await givenSized("Box", "240 × 320 × 110 mm");
    await db.product.update({
      where: { id },
      data: { specifications: { Notes: "9 × 9 m", dimensions: "40 × 30 × 20 cm" } },
    });
    expect(await found("390 x 300 x 200")).toEqual([["Box", "10 × 0 × 0"]]);
    await db.product.update({ where: { id }, data: { specifications: {} } });
    expect(await found("390 x 300 x 200")).toEqual([]);
  });
});
