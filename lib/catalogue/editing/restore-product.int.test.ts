import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { IP, OURS, productSteps, refusal } from "@/e2e/steps/product-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { listAdminProducts } from "../admin/queries";
import { deleteProduct } from "./delete-product";
import { findArchivedProduct } from "../product-page/archived-product";
import { findProduct } from "../queries";
import { restoreProduct } from "./restore-product";

const { db } = testDatabase();
const { auditOf, given, steps, update } = productSteps(db);

const options = (id: string) => ({ db, id, actor: steps.actor, ipAddress: IP });
const remove = (id: string) => deleteProduct(options(id));
const restore = (id: string) => restoreProduct(options(id));

let id: string;

beforeEach(async () => {
  ({ id } = await given());
  await db.storedImage.createMany({
    data: OURS.map((url) => ({ url, storage: "disk", files: [] })),
  });
  await update(id, { sku: "KM-9", family: "Kraft mailer", familyLabel: "Small" });
  await remove(id);
});

describe("an archived product", () => {
  it("is found by its filter, and shown at its old address with others of its category", async () => {
    const { id: other } = await givenProduct(db, { name: "Another box" });
    const archive = await listAdminProducts(db, {
      sort: "name-asc",
      limit: 10,
      status: "archived",
    });
    expect(archive).toMatchObject({ total: 1, items: [{ _id: id, status: "archived" }] });
    expect(await findProduct(db, id)).toBeNull();
    expect(await findArchivedProduct(db, id)).toMatchObject({
      name: "Kraft mailer",
      category: "Boxes",
      instead: [{ _id: other }],
    });
    expect(await findArchivedProduct(db, other)).toBeNull();
    expect(await findArchivedProduct(db, "x")).toBeNull();
  });

  it("comes back as it was, once", async () => {
    expect(await restore(id)).toMatchObject({
      sku: "KM-9",
      images: OURS,
      draft: false,
      family: { name: "Kraft mailer" },
    });
    expect(await findProduct(db, id)).toMatchObject({ name: "Kraft mailer" });
    expect((await refusal(restore(id))).code).toBe("not_found");
    expect((await refusal(restore("x"))).code).toBe("not_found");
    expect(await auditOf("Product Restored")).toHaveLength(1);
  });

  it("is refused while another product has its article number", async () => {
    const { id: other } = await givenProduct(db, { name: "Follower", sku: "km-9" });
    const refused = await refusal(restore(id));
    expect(refused.message).toBe(
      "Follower has the article number KM-9 already. Choose another one.",
    );
    expect(refused.details.fields).toEqual({ sku: refused.message });
    await update(other, { sku: "KM-10" });
    expect(await restore(id)).toMatchObject({ sku: "KM-9" });
  });

  it("comes back as a draft where its pictures are gone", async () => {
    await db.storedImage.deleteMany();
    expect(await restore(id)).toMatchObject({ draft: true, images: [], thumbnailImage: "" });
  });

  it("leaves its family where another is that size by now", async () => {
    const { id: other } = await given();
    await update(other, { name: "Follower", family: "kraft MAILER", familyLabel: "small" });
    expect(await restore(id)).toMatchObject({ family: null, familyLabel: null });
  });
});
