import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { fillInventedPayments } from "@/lib/shop/settings/demo/invented-payments";
import { testDatabase } from "@/e2e/support/database";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { givenOrder, givenProduct, givenReview, givenSetting } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { givenPicture } from "@/e2e/steps/given-picture";
import { fillDemoCatalogue } from "@/prisma/demo/fill-demo-catalogue";
import { deleteDemoData, readDemoData } from "./delete-demo-data";

const { db } = testDatabase();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "demo-test-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const ACTOR = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };
/** The demo data besides products. */
const BROUGHT = { testimonials: 6, promoCodes: ["BULK20", "SAVE10", "WELCOME15"], payments: false };
const remove = async (edited: "keep" | "remove" = "remove") =>
  deleteDemoData({ db, edited, actor: ACTOR, ipAddress: "127.0.0.1" });

/** Returns the addresses of the pictures in the folder. */
async function kept(): Promise<string[]> {
  const names = await readdir(path.join(folder, "uploads"));
  return names.filter((name) => /^[\da-f]+\.webp$/.test(name)).map((name) => `/media/${name}`);
}

async function givenDemo(images: string[], extra: object = {}) {
  return givenProduct(db, { isDemo: true, images, thumbnailImage: images[0] ?? "", ...extra });
}

describe("removing the demo data", () => {
  it("takes demo products with reviews and pictures, and nothing else", async () => {
    const [one, two, own] = [
      await givenPicture({ db }),
      await givenPicture({ db }),
      await givenPicture({ db }),
    ];
    const demo = await givenDemo([one, own]);
    await givenReview(db, { productId: demo.id });
    const gone = await givenDemo([two], { deletedAt: new Date() });
    const real = await givenProduct(db, { name: "Real box", images: [own], thumbnailImage: own });

    expect(await readDemoData(db)).toEqual({ products: 1, edited: 0, ...BROUGHT });
    const { removed } = await remove();
    expect(removed.sort()).toEqual([demo.id, gone.id].sort());
    expect(await db.product.findMany({ select: { id: true } })).toEqual([{ id: real.id }]);
    expect(await db.productReview.count()).toBe(0);
    expect(await kept()).toEqual([own]);
    expect(await db.storedImage.findMany({ select: { url: true } })).toEqual([{ url: own }]);
    expect(await db.promoCode.count()).toBe(0);
    expect((await readShopSettings(db)).content.testimonials.items).toEqual([]);
    expect(await auditEntries(db, { action: "Demo Catalogue Deleted" })).toMatchObject([
      {
        actor: "meera@example.in",
        type: "data",
        description: expect.stringContaining("2 demo") as string,
      },
    ]);
    await rm(path.join(folder, "uploads"), { recursive: true });
  });

  it("leaves orders as they were, with the pictures that they show", async () => {
    const [shown, other] = [await givenPicture({ db }), await givenPicture({ db })];
    const demo = await givenDemo([shown, other]);
    const order = await givenOrder(db);
    await db.orderLine.updateMany({ data: { productId: demo.id, thumbnailImage: shown } });
    await remove();
    expect(await kept()).toEqual([shown]);
    expect(await db.orderLine.findMany({ where: { orderId: order.id } })).toMatchObject([
      { productId: null, name: "Kraft mailer box", thumbnailImage: shown },
    ]);
    await rm(path.join(folder, "uploads"), { recursive: true });
  });

  const HOUR_AGO = new Date(Date.now() - 3_600_000);

  async function givenEdited(name: string, extra: object = {}) {
    const { id } = await givenDemo(["/media/x.webp"], { createdAt: HOUR_AGO, ...extra });
    return db.product.update({ where: { id }, data: { name } });
  }

  it("keeps what somebody has edited where that is asked for, as the shop's own", async () => {
    const edited = await givenEdited("My own box");
    const plain = await givenDemo(["/media/y.webp"]);
    const dropped = await givenEdited("Edited, then deleted", { deletedAt: new Date() });
    expect(await readDemoData(db)).toMatchObject({ products: 2, edited: 1 });

    const { removed, kept } = await remove("keep");
    expect([removed.sort(), kept]).toEqual([[plain.id, dropped.id].sort(), [edited.id]]);
    expect(await db.product.findMany()).toEqual([{ ...edited, isDemo: false }]);
    expect(await readDemoData(db)).toEqual({
      products: 0,
      edited: 0,
      testimonials: 0,
      promoCodes: [],
      payments: false,
    });
    const [entry] = await auditEntries(db, { action: "Demo Catalogue Deleted" });
    expect(entry?.description).toBe(
      "Meera Nair removed 2 demo products for good and kept 1 that was edited",
    );
    expect(entry?.details).toMatchObject({ kept: [{ id: edited.id, name: "My own box" }] });
    expect(await fillDemoCatalogue(db)).toBe(0);
  });

  it("takes what somebody has edited along where all is to go", async () => {
    const edited = await givenEdited("My own box");
    expect(await remove()).toEqual({ removed: [edited.id], kept: [], ...BROUGHT });
    expect(await db.product.count()).toBe(0);
  });

  it("leaves testimonials and promo codes that somebody has edited", async () => {
    await givenDemo(["/media/x.webp"]);
    await givenSetting(db, "content.testimonials", '{"shown":true,"items":[]}');
    await db.promoCode.update({ where: { code: "SAVE10" }, data: { maxUses: 5 } });
    await db.promoCode.update({ where: { code: "BULK20" }, data: { percent: 25 } });
    expect(await remove()).toMatchObject({ testimonials: 0, promoCodes: ["WELCOME15"] });
    expect(await db.promoCode.count()).toBe(2);
  });

  it("takes the invented payment details and the pictures of categories along", async () => {
    await givenDemo(["/media/x.webp"]);
    await fillInventedPayments(db);
    await db.category.updateMany({ data: { picture: "/media/x.webp" } });
    expect(await remove()).toMatchObject({ payments: true });
    expect(await db.setting.count({ where: { key: "paymentMethods" } })).toBe(0);
    expect(await db.category.count({ where: { picture: null } })).toBe(6);
  });

  it("writes nothing where there is none", async () => {
    await givenProduct(db);
    expect(await remove()).toEqual({
      removed: [],
      kept: [],
      testimonials: 0,
      promoCodes: [],
      payments: false,
    });
    expect(await db.promoCode.count()).toBe(3);
    expect(await db.auditLog.count()).toBe(0);
  });

  it("ends well for both sides while demo products are being bought", async () => {
    const { optionsFor } = orderSteps(db);
    const { placeOrder } = await import("@/lib/orders/place/place-order");
    const one = await givenDemo(["/media/x.webp"]);
    const two = await givenDemo(["/media/y.webp"]);
    const lines = [one, two].map(({ id }) => ({ product: id, quantity: 1 }));
    const orders = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        optionsFor({ lines: n % 2 ? lines : lines.toReversed(), email: `b${n}@x.in` }),
      ),
    );
    const [, ...outcomes] = await Promise.all([
      remove(),
      ...orders.map((options) =>
        placeOrder(options).then(
          () => "placed",
          (error: unknown) => (error as { code: string }).code,
        ),
      ),
    ]);
    const placed = outcomes.filter((outcome) => outcome === "placed").length;
    expect(outcomes.filter((outcome) => !["placed", "out_of_stock"].includes(outcome))).toEqual([]);
    expect(await db.product.count()).toBe(0);
    expect(await db.order.count()).toBe(placed);
  });
});

describe("the next start", () => {
  it("does not bring the demo back, once removed by one click or by hand", async () => {
    await givenDemo(["/media/x.webp"]);
    await remove();
    expect(await fillDemoCatalogue(db)).toBe(0);

    await db.setting.update({ where: { key: "demoCatalogue" }, data: { value: "filled" } });
    await db.product.deleteMany();
    expect(await fillDemoCatalogue(db)).toBe(0);
    expect(await db.product.count()).toBe(0);
  });
});
