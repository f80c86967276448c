import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { productSteps, refusal } from "@/e2e/steps/product-steps";
import { getAdminProduct, listFamilies } from "../admin/queries";
import { listCompanions, readRelatedProducts } from "./related-products";

const { db } = testDatabase();
const { auditOf, update } = productSteps(db);

let small: string;
let large: string;
let lid: string;

const FAMILY = "Kraft mailer box";

beforeEach(async () => {
  ({ id: small } = await givenProduct(db, { name: "Small box", pricePaise: 200 }));
  ({ id: large } = await givenProduct(db, { name: "Large box", pricePaise: 900 }));
  ({ id: lid } = await givenProduct(db, { name: "Lid" }));
});

const name = (id: string) =>
  db.product.findUniqueOrThrow({ where: { id } }).then((row) => row.name);

async function save(id: string, fields: Record<string, string>) {
  return update(id, { name: await name(id), ...fields });
}

const join = (id: string, familyLabel: string) => save(id, { family: FAMILY, familyLabel });

describe("a size family", () => {
  it("shows each size on the pages of the others, the cheapest first", async () => {
    await join(large, "18 × 12 in");
    expect((await readRelatedProducts(db, large)).family).toBeNull();
    await save(small, { family: "kraft MAILER box", familyLabel: "9 × 6 in" });
    await db.product.update({ where: { id: small }, data: { stockCount: 0, pricePaise: 1 } });
    const family = {
      name: FAMILY,
      sizes: [
        { _id: small, label: "9 × 6 in", inStock: false },
        { _id: large, label: "18 × 12 in", inStock: true },
      ],
    };
    expect(await readRelatedProducts(db, large)).toMatchObject({ family, ids: [small, large] });
    expect(await readRelatedProducts(db, small)).toMatchObject({ family });
    expect(await listFamilies(db)).toMatchObject([{ name: FAMILY, products: 2 }]);
    expect(await getAdminProduct(db, small)).toMatchObject({
      family: { name: FAMILY },
      familyLabel: "9 × 6 in",
    });
  });

  it.each([{ draft: true }, { deletedAt: new Date() }])(
    "leaves out a size that is %j",
    async (hidden) => {
      await join(large, "Large");
      await join(small, "Small");
      await db.product.update({ where: { id: small }, data: hidden });
      expect((await readRelatedProducts(db, large)).family).toBeNull();
      expect((await readRelatedProducts(db, small)).family).toBeNull();
    },
  );

  it("requires a size name, once, keeps it when omitted, and clears it when empty", async () => {
    const unnamed = await refusal(save(small, { family: FAMILY }));
    expect(unnamed.details.fields).toHaveProperty("familyLabel");
    await join(small, "Small");
    expect((await refusal(join(large, "small"))).message).toContain(
      "Small box is the size small already",
    );
    expect(await save(small, {})).toMatchObject({ familyLabel: "Small" });
    expect(await save(small, { family: "" })).toMatchObject({ family: null, familyLabel: null });
    expect(await listFamilies(db)).toEqual([]);
  });
});

describe("related products", () => {
  it("are shown in order, without unavailable ones", async () => {
    await save(small, { companions: JSON.stringify([lid, large]) });
    const shownNames = async () =>
      (await readRelatedProducts(db, small)).companions.map((product) => product.name);
    expect(await shownNames()).toEqual(["Lid", "Large box"]);
    expect((await readRelatedProducts(db, large)).companions).toEqual([]);
    for (const hidden of [
      { draft: true },
      { deletedAt: new Date() },
      { stockCount: 0 },
      { forSale: false },
    ]) {
      await db.product.update({ where: { id: lid }, data: hidden });
      expect(await shownNames(), JSON.stringify(hidden)).toEqual(["Large box"]);
      expect(await listCompanions(db, [small])).toMatchObject([{ _id: large }]);
      const shown = { draft: false, deletedAt: null, stockCount: 9, forSale: true };
      await db.product.update({ where: { id: lid }, data: shown });
    }
    expect((await readRelatedProducts(db, small)).ids).toEqual([lid, large]);
  });

  it("are offered in a cart without its own items, once", async () => {
    await save(small, { companions: JSON.stringify([lid, large]) });
    await save(large, { companions: JSON.stringify([lid]) });
    const offered = (...ids: string[]) =>
      listCompanions(db, ids).then((found) => found.map((product) => product._id));
    expect(await offered(small)).toEqual([lid, large]);
    expect(await offered(large, small)).toEqual([lid]);
    expect(await offered(small, lid, large)).toEqual([]);
    expect(await offered()).toEqual([]);
  });

  it("exclude the product itself and removed ones, and stay when omitted", async () => {
    const own = save(small, { companions: JSON.stringify([small]) });
    expect((await refusal(own)).message).toBe("A product cannot go with itself.");
    const gone = save(small, {
      companions: JSON.stringify(["00000000-0000-7000-8000-000000000000"]),
    });
    expect((await refusal(gone)).details.fields).toHaveProperty("companions");
    await save(small, { companions: JSON.stringify([lid]) });
    expect(await save(small, {})).toMatchObject({ companions: [{ _id: lid, name: "Lid" }] });
    expect(await auditOf("Product Updated")).toMatchObject([
      { details: { changes: { companions: { before: [], after: ["Lid"] } } } },
      {},
    ]);
  });
});

describe("an article number", () => {
  it("is one product's, whatever its case", async () => {
    expect(await save(small, { sku: " KM-9 " })).toMatchObject({ sku: "KM-9" });
    const taken = await refusal(save(large, { sku: "km-9" }));
    expect(taken.details.fields).toEqual({
      sku: "Small box has the article number km-9 already. Choose another one.",
    });
    expect(await save(small, { sku: "" })).toMatchObject({ sku: null });
    expect(await save(large, { sku: "km-9" })).toMatchObject({ sku: "km-9" });
  });

  it("is refused to the second of two concurrent uses", async () => {
    const results = await Promise.allSettled([
      save(small, { sku: "KM-9" }),
      save(large, { sku: "km-9" }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const failed = results.find((result) => result.status === "rejected");
    expect(failed?.reason).toMatchObject({ code: "invalid_input" });
  });
});
