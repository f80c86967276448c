import { describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { testDatabase } from "@/e2e/support/database";
import { productSteps, IP, refusal } from "@/e2e/steps/product-steps";

const { db } = testDatabase();
const { auditOf, create, given, kept, picture, steps } = productSteps(db);

describe("createProduct", () => {
  it("adds the product with its pictures, reviews and count, and audits it", async () => {
    const product = await create(
      {
        originalPrice: "500",
        inStock: "true",
        isNew: "true",
        features: '["Recyclable"]',
        specifications: '{"Pack size":"100 pieces"}',
        productReviews:
          '[{"name":"Asha","rating":5,"verified":true,"date":"2026-01-31","comment":"Sturdy."},{"name":"Ravi","rating":4,"date":"2026-02-01","comment":"Fine."}]',
        thumbnailImageCandidate: "lid.png",
      },
      [picture("box.png"), picture("lid.png")],
    );
    expect(product).toMatchObject({
      name: "Kraft mailer",
      price: 449.5,
      originalPrice: 500,
      isNew: true,
      inStock: true,
      stockCount: 100,
      rating: 4.5,
      reviews: 2,
      packSize: "100 pieces",
      features: ["Recyclable"],
    });
    expect(product.images).toHaveLength(2);
    expect(product.thumbnailImage).toBe(product.images[1]);
    expect(await kept()).toHaveLength(6);
    expect(await db.stockAdjustment.findMany()).toMatchObject([
      { by: "Meera Nair", reason: "Product created", before: 0, after: 100 },
    ]);
    const [entry] = await auditOf("Product Created");
    expect(entry).toMatchObject({
      actor: "meera@example.in",
      ipAddress: IP,
      details: { product: product._id, changes: { pricePaise: { before: null, after: 44_950 } } },
    });
  });

  it("sells by default, and only while there is something to sell", async () => {
    expect(await create({ stockCount: "0" })).toMatchObject({ forSale: true, inStock: false });
    expect(await create({ inStock: "false" })).toMatchObject({ forSale: false, inStock: false });
  });

  it("needs a picture, and makes the first one the thumbnail", async () => {
    const error = await refusal(create({}, []));
    expect(error.details.fields).toEqual({ images: "A thumbnail image is required" });
    const product = await create({}, [picture("a.png"), picture("b.png")]);
    expect(product.thumbnailImage).toBe(product.images[0]);
    expect(await db.product.count()).toBe(1);
  });

  it("accepts stored, unused pictures, and none of another product", async () => {
    const other = await given();
    await db.storedImage.createMany({
      data: [
        { url: "/media/free.webp", storage: "disk" },
        { url: "/media/a.webp", storage: "disk" },
      ],
    });
    const product = await create({ existingImages: '["/media/free.webp"]' }, []);
    expect(product.images).toEqual(["/media/free.webp"]);
    for (const url of [other.images[0], "/media/unknown.webp", "https://evil.example/x.png"]) {
      const error = await refusal(create({ existingImages: JSON.stringify([url]) }, []));
      expect(error.details.fields?.existingImages).toContain(`“${url}”`);
    }
  });

  it("leaves nothing when the third of five pictures cannot be stored", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const disk = steps.storage;
    let writes = 0;
    steps.storage = {
      ...disk,
      write: (files) => {
        writes += 1;
        return writes === 3 ? Promise.reject(new Error("ENOSPC")) : disk.write(files);
      },
    };
    const files = Array.from({ length: 5 }, (_, n) => picture(`${n}.png`));
    expect((await refusal(create({}, files))).code).toBe("unavailable");
    expect(await kept()).toEqual([]);
    expect(await db.product.count()).toBe(0);
    expect(await db.auditLog.count()).toBe(0);
    expect(await db.storedImage.count()).toBe(0);
  });
});

describe("a product that is sent again under its key", () => {
  const KEY = "one-dialog";

  it("is the first one, and its pictures are not kept a second time", async () => {
    const first = await create({}, [picture("box.png")], KEY);
    expect(await create({}, [picture("box.png")], KEY)).toEqual(first);
    expect(await kept()).toHaveLength(3);
    expect(await db.product.count()).toBe(1);
    expect(await auditOf("Product Created")).toHaveLength(1);
    expect(await db.stockAdjustment.count()).toBe(1);
  });

  it("is created once by concurrent requests", async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => create({}, [picture("box.png")], KEY)),
    );
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
    expect(await db.product.count()).toBe(1);
    expect(await kept()).toHaveLength(3);
    expect(await db.storedImage.count()).toBe(1);
  });

  it("is refused with different content, naming the first one", async () => {
    const { _id: productId } = await create({}, [picture("box.png")], KEY);
    const [box, lid] = [picture("box.png"), picture("lid.png")];
    const others = [
      () => create({ name: "Another box" }, [box], KEY),
      () => create({}, [lid], KEY),
      () => create({}, [box, box], KEY),
    ];
    for (const other of others) {
      expect(await refusal(other())).toMatchObject({
        code: "idempotency_conflict",
        details: { extra: { productId } },
      });
    }
    expect(await db.product.count()).toBe(1);
    expect(await kept()).toHaveLength(3);
  });

  it("binds no key while it is refused, and meets no other admin's key", async () => {
    await refusal(create({}, [], KEY));
    const mine = await create({}, [picture("box.png")], KEY);
    const { id } = await db.user.create({
      data: { name: "Ravi", email: "ravi@example.in", role: "admin" },
    });
    steps.actor = { userId: id, identifier: "ravi@example.in", name: "Ravi" };
    expect((await create({}, [picture("box.png")], KEY))._id).not.toBe(mine._id);
    expect(await db.product.count()).toBe(2);
  });
});
