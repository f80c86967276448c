import { describe, expect, it } from "vitest";
import { getFile, importSteps, NEW_ROW } from "@/e2e/steps/import-steps";
import { productSteps } from "@/e2e/steps/product-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { exportProducts } from "../csv/export-products";
import { productRequestSchema } from "../editing/product-request";

const { db } = testDatabase();
const { create, update } = productSteps(db);
const { by, take } = importSteps(db);

const specifications = { Material: "Kraft", "Pack size": "50 boxes" };

describe("the pieces in a pack", () => {
  it("are a field that writes the specification, the first of them", async () => {
    const product = await create({ specifications: JSON.stringify({ Material: "Kraft" }) });
    expect(product.packSize).toBeNull();
    const save = async (packSize: string) => {
      const { _id, packSize: saved, specifications: all } = await update(product._id, { packSize });
      expect(_id).toBe(product._id);
      return [saved, Object.keys(all)];
    };
    expect(await save("1000")).toEqual(["1,000 pieces", ["Pack size", "Material"]]);
    expect(await save("12 rolls")).toEqual(["12 rolls", ["Pack size", "Material"]]);
    expect(await save("")).toEqual([null, ["Material"]]);
  });

  it("are stated as a specification, too, but not as another", async () => {
    const text = JSON.stringify(specifications);
    const product = await create({ specifications: text });
    expect(product.packSize).toBe("50 boxes");
    const problem = (packSize: string) => {
      const said = { name: "A", category: "Boxes", price: "1", stockCount: "1", description: "A" };
      const { error } = productRequestSchema.safeParse({ ...said, packSize, specifications: text });
      return error?.issues.map(({ path }) => path[0]);
    };
    expect(problem("50 boxes")).toBeUndefined();
    expect(problem("100 pieces")).toEqual(["packSize"]);
    expect(problem("")).toBeUndefined();
    expect(await update(product._id, { packSize: "", specifications: text })).toMatchObject({
      packSize: "50 boxes",
    });
    expect(problem("many")).toContain("packSize");
  });

  it("have a column of the file, and older files have them among the specifications", async () => {
    const { _id: id, name } = await create({ specifications: JSON.stringify(specifications) });
    const text = await new Response(await exportProducts({ ...by, filter: {} })).text();
    expect(readCsv(text)).toMatchObject([
      { id, packSize: "50 boxes", specifications: "Material: Kraft" },
    ]);

    const older = getFile([{ name, specifications: "Material: Kraft\nPack size: 60 boxes" }]);
    expect((await take(older, true)).report.changes).toMatchObject([
      { cells: [{ column: "packSize", before: "50 boxes", after: "60 boxes" }] },
    ]);
    await take(getFile([{ name, packSize: "80" }]));
    const { specifications: stored } = await db.product.findUniqueOrThrow({ where: { id } });
    expect(stored).toEqual({ "Pack size": "80 pieces", Material: "Kraft" });

    const both = { name, packSize: "90 boxes", specifications: "Pack size: 70 boxes" };
    const { report } = await take(getFile([both]), true);
    expect(report.errors).toMatchObject([{ column: "packSize" }]);
    await take(getFile([{ ...NEW_ROW, images: "", packSize: "25 bags" }]));
    const added = await db.product.findFirstOrThrow({ where: { name: NEW_ROW.name } });
    expect(added.specifications).toMatchObject({ "Pack size": "25 bags" });
  });
});
