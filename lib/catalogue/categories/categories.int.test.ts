import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { deleteProduct } from "@/lib/catalogue/editing/delete-product";
import { diskStorage } from "@/lib/files/disk-storage";
import { removeOrphanImages } from "@/lib/files/remove-orphan-images";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { FIRST_CATEGORIES } from "@/prisma/demo/types";
import { createCategory } from "./create-category";
import { deleteCategory } from "./delete-category";
import { findFormerAddress, listCategories, requireCategory } from "./queries";
import { categoryChangesSchema, newCategorySchema } from "./schemas";
import { updateCategory } from "./update-category";

const { db } = testDatabase();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "categories-"));
  await writeFile(path.join(folder, "picture"), await plainPicture("png"));
});
afterAll(() => rm(folder, { recursive: true }));

const PICTURE = () => ({ name: "shelf.png", path: path.join(folder, "picture"), bytes: 1 });

const common = () => ({
  db,
  file: undefined,
  storage: diskStorage(path.join(folder, "uploads")),
  actor: SYSTEM_ACTOR,
  ipAddress: "203.0.113.7",
});

const add = (fields: Record<string, unknown>, withPicture = false) =>
  createCategory({
    ...common(),
    request: newCategorySchema.parse(fields),
    file: withPicture ? PICTURE() : undefined,
  });

const change = (slug: string, fields: Record<string, unknown>) =>
  updateCategory({ ...common(), slug, request: categoryChangesSchema.parse(fields) });

const remove = (slug: string) => deleteCategory({ ...common(), slug });

const names = async () => (await listCategories(db)).map(({ name }) => name);

const audited = () => auditEntries(db, { action: { startsWith: "Category" } });

describe("the categories", () => {
  it("have texts in other languages, which are kept where a change does not name them", async () => {
    const hi = { name: "डिब्बे", description: "", metaDescription: "गत्ते के डिब्बे।" };
    const kept = { hi: { name: "डिब्बे", metaDescription: hi.metaDescription } };
    const find = async () =>
      (await listCategories(db)).find(({ slug }) => slug === "boxes")?.translations;
    await change("boxes", { translations: JSON.stringify({ hi }) });
    expect(await find()).toEqual(kept);
    await change("boxes", { description: "Folded." });
    expect(await find()).toEqual(kept);
    expect((await audited())[0]?.details).toMatchObject({
      changes: { translations: { before: {}, after: kept } },
    });
    await change("boxes", { translations: {} });
    expect(await find()).toEqual({});
    const [added] = (await add({ name: "Ribbons", translations: { hi: { name: "रिबन" } } })).slice(
      -1,
    );
    expect(added?.translations).toEqual({ hi: { name: "रिबन" } });
  });

  it("may have the name of an Object.prototype member", async () => {
    await add({ name: "constructor" });
    await add({ name: "__proto__" });
    const listed = await listCategories(db);
    expect(listed.filter(({ count }) => count !== 0)).toEqual([]);
    expect(listed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["constructor", "__proto__"]),
    );
  });

  it("are the documented six to begin with, in their order, each with words for its page", async () => {
    const categories = await listCategories(db);
    expect(categories.map(({ name }) => name)).toEqual([...FIRST_CATEGORIES]);
    for (const { description, metaDescription } of categories) {
      expect(description).not.toBe("");
      expect(metaDescription.length).toBeGreaterThanOrEqual(50);
      expect(metaDescription.length).toBeLessThanOrEqual(160);
    }
  });

  it("count their products of the catalogue", async () => {
    const { id } = await givenProduct(db, { category: "Boxes" });
    await givenProduct(db, { category: "Boxes" });
    await deleteProduct({ ...common(), id });
    const counts = (await listCategories(db)).map(({ count }) => count);
    expect(counts).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it.each(["Cups & Lids", "cups-lids", "CUPS & LIDS"])("are found by %j", async (meant) => {
    expect(await requireCategory(db, meant)).toBe("Cups & Lids");
  });

  it("are listed after an unknown category", async () => {
    const { code, details } = await readRefusal(requireCategory(db, "Tapes"));
    expect(code).toBe("invalid_input");
    expect(details.fields?.category).toContain("Choose one of: Paper Bags, Food Packaging");
  });
});

describe("a new category", () => {
  it("is the last, or where it is put", async () => {
    await add({ name: "Tapes" });
    await add({ name: "Labels & Stickers", order: "2", description: "On rolls." });
    expect((await names()).slice(0, 3)).toEqual([
      "Paper Bags",
      "Labels & Stickers",
      "Food Packaging",
    ]);
    expect((await names()).at(-1)).toBe("Tapes");
    expect(await audited()).toMatchObject([
      { action: "Category Created", description: "The category Tapes was added" },
      { action: "Category Created" },
    ]);
  });

  it("keeps its picture from the clean-up until it is removed", async () => {
    const categories = await add({ name: "Tapes" }, true);
    const { picture } = categories.at(-1) ?? {};
    expect(picture).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/);
    const clean = () =>
      removeOrphanImages(db, {
        olderThanHours: -1,
        storage: (kind) => (kind === "disk" ? common().storage : undefined),
        folder: path.join(folder, "uploads"),
      });
    expect((await clean()).images).toBe(0);
    await change("tapes", { removePicture: "true" });
    expect((await clean()).images).toBe(1);
  });

  it("accepts Google's category, by number or path", async () => {
    await add({ name: "Tapes", googleCategory: "2636" });
    const path = "Office Supplies > Shipping Supplies";
    const { categories } = await change("tapes", { googleCategory: path });
    expect(categories.at(-1)).toMatchObject({ googleCategory: path });
    expect(await audited()).toMatchObject([
      { details: { changes: { googleCategory: { after: "2636" } } } },
      { details: { changes: { googleCategory: { before: "2636", after: path } } } },
    ]);
    const wrong = newCategorySchema.safeParse({ name: "Tapes", googleCategory: "Tapes" });
    expect(wrong.error?.issues[0]?.message).toContain("the number from Google's list");
  });

  it.each([
    ["Boxes", "There is a category Boxes already."],
    ["BOXES!", "Boxes has the same address. Choose a name that differs in its letters."],
  ])("cannot be called %j", async (name, message) => {
    const { details } = await readRefusal(add({ name }, true));
    expect(details.fields).toEqual({ name: message });
    expect(await db.storedImage.count()).toBe(0);
  });

  it.each(["", "All", "डिब्बे"])("needs a name usable in a URL, not %j", (name) => {
    expect(newCategorySchema.safeParse({ name }).success).toBe(false);
  });
});

describe("a renamed category", () => {
  it("keeps its products, and its former URLs redirect to it", async () => {
    const { id, updatedAt } = await givenProduct(db, { category: "Boxes" });
    const { isRenamed } = await change("boxes", { name: "Cartons" });
    expect(isRenamed).toBe(true);
    await change("cartons", { name: "Cartons & Boxes" });
    const product = await db.product.findUniqueOrThrow({ where: { id } });
    expect(product).toMatchObject({ category: "Cartons & Boxes", updatedAt });
    expect(product.searchText).toContain("cartons & boxes");
    expect(await findFormerAddress(db, "boxes")).toBe("cartons-boxes");
    expect(await findFormerAddress(db, "cartons")).toBe("cartons-boxes");
    expect(await requireCategory(db, "boxes")).toBe("Cartons & Boxes");
    expect((await listCategories(db))[2]).toMatchObject({ name: "Cartons & Boxes", count: 1 });
    expect((await audited())[0]?.description).toBe("The category Boxes was renamed to Cartons");
  });

  it("can take its first name again", async () => {
    await change("boxes", { name: "Cartons" });
    await change("cartons", { name: "Boxes" });
    expect(await findFormerAddress(db, "boxes")).toBeNull();
    expect(await findFormerAddress(db, "cartons")).toBe("boxes");
  });

  it("gives its first address to another that is called so", async () => {
    await change("boxes", { name: "Cartons" });
    await add({ name: "Boxes" });
    expect(await findFormerAddress(db, "boxes")).toBeNull();
  });
});

describe("the order", () => {
  it("is moved by one place, and stays without gaps", async () => {
    await change("mailers", { order: "1" });
    await change("paper-bags", { order: "60" });
    expect(await names()).toEqual([
      "Mailers",
      "Food Packaging",
      "Boxes",
      "Cups & Lids",
      "Protection",
      "Paper Bags",
    ]);
    await remove("boxes");
    const rows = await db.category.findMany({ orderBy: { position: "asc" } });
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  it("survives concurrent moves", async () => {
    await Promise.all(
      ["boxes", "mailers", "protection"].map((slug) => change(slug, { order: "1" })),
    );
    const rows = await db.category.findMany({ orderBy: { position: "asc" } });
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("a category that is deleted", () => {
  it("cannot be deleted while it has a product, even an archived one", async () => {
    const { id } = await givenProduct(db, { category: "Boxes" });
    await deleteProduct({ ...common(), id });
    const { code, message } = await readRefusal(remove("boxes"));
    expect(code).toBe("in_use");
    expect(message).toContain("Boxes holds 1 product");
    expect(await names()).toContain("Boxes");
  });

  it("is gone, and its former addresses with it", async () => {
    await change("boxes", { name: "Cartons" });
    await remove("cartons");
    expect(await findFormerAddress(db, "boxes")).toBeNull();
    expect((await readRefusal(remove("cartons"))).code).toBe("not_found");
  });
});
