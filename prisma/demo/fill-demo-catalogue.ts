import "server-only";
import { Prisma, type PrismaClient } from "shop-database";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { PACK_SIZE } from "@/lib/catalogue/specifications";
import type { Transaction } from "@/lib/db/client";
import { DEMO_STATE_KEY } from "@/lib/dashboard/demo/demo-state";
import { diskStorage } from "@/lib/files/disk-storage";
import { storeEncoded } from "@/lib/files/store-image";
import { uploadsFolder } from "@/lib/files/uploads";
import { fillInventedPayments } from "@/lib/shop/settings/demo/invented-payments";
import { announce } from "@/lib/messaging/events/announce";
import { demoProducts } from "./catalogue";
import { readPictures } from "./pictures";
import { DEMO_PACKING } from "./packing";
import { demoCompanions, demoFamilies, demoSkus } from "./relations";
import { IN_HINDI } from "./in-hindi";
import { DEMO_SIZES } from "./sizes";
import type { DemoProduct } from "./types";

/** Fills an empty catalogue. Returns the number of products added; 0 when the demo is not wanted. */
export async function fillDemoCatalogue(db: PrismaClient): Promise<number> {
  if (!(await isWanted(db))) return 0;
  const images = await storePictures(db);
  const skus = demoSkus(demoProducts);
  const rows = demoProducts.map((product, index) =>
    toRows(product, images[index] ?? [], skus[index] ?? ""),
  );
  await store(db, rows);
  return rows.length;
}

async function isWanted(db: PrismaClient): Promise<boolean> {
  const state = await db.setting.findUnique({
    where: { key: DEMO_STATE_KEY },
    select: { key: true },
  });
  return !state && (await db.product.count()) === 0;
}

interface ProductRows {
  slug: string;
  product: Prisma.ProductCreateManyInput;
  reviews: Omit<Prisma.ProductReviewCreateManyInput, "productId">[];
}

/** Returns the picture addresses of each product. */
async function storePictures(db: PrismaClient): Promise<string[][]> {
  const pictures = await Promise.all(demoProducts.map(readPictures));
  // Always on disk, because the shop must be able to start without a network.
  const urls = await storeEncoded(pictures.flat(), { db, storage: diskStorage(uploadsFolder()) });
  return pictures.map(({ length }) => urls.splice(0, length));
}

function toRows(demo: DemoProduct, images: string[], sku: string): ProductRows {
  const hi = IN_HINDI[demo.slug];
  return {
    slug: demo.slug,
    product: {
      name: demo.name,
      description: demo.description,
      category: demo.category,
      pricePaise: demo.pricePaise,
      originalPricePaise: demo.originalPricePaise ?? null,
      isNew: demo.isNew,
      forSale: demo.inStock,
      stockCount: demo.stockCount,
      thumbnailImage: images[0] ?? "",
      images,
      features: demo.features,
      translations: hi ? { hi } : {},
      hsnCode: demo.hsnCode,
      printOptions: (demo.printOptions ?? []).map(({ tiers, ...option }) => ({
        ...option,
        tiers: tiers.map((tier) => ({ ...tier })),
      })),
      sample: demo.sample
        ? { ...demo.sample, credit: demo.sample.credit.map((step) => ({ ...step })) }
        : Prisma.DbNull,
      specifications: withPackSizeFirst(demo.specifications),
      ...packing(demo.slug),
      sku,
      isDemo: true,
    },
    reviews: demo.reviews.map((review) => ({ ...review, date: new Date(review.date) })),
  };
}

function packing(slug: string) {
  const { packedWeight = null, carton } = DEMO_PACKING[slug] ?? {};
  return { packedWeight, carton: carton ? { ...carton } : Prisma.DbNull };
}

/** Puts the pack size first, because buyers first ask how many pieces one price buys. */
function withPackSizeFirst(specifications: Record<string, string>): Record<string, string> {
  const { [PACK_SIZE]: packSize, ...rest } = specifications;
  return packSize ? { [PACK_SIZE]: packSize, ...rest } : rest;
}

async function store(db: PrismaClient, rows: ProductRows[]): Promise<void> {
  await db.$transaction(async (tx) => {
    const created = await tx.product.createManyAndReturn({
      data: rows.map((row) => row.product),
      select: { id: true, name: true },
    });
    const idByName = new Map(created.map(({ id, name }) => [name, id]));
    await tx.productReview.createMany({
      data: rows.flatMap(({ product, reviews }) =>
        reviews.map((review) => ({ ...review, productId: idByName.get(product.name) ?? "" })),
      ),
    });
    const idBySlug = new Map(
      rows.map(({ slug, product }) => [slug, idByName.get(product.name) ?? ""]),
    );
    await relate(tx, idBySlug);
    await showCategories(tx, rows);
    await fillInventedPayments(tx);
    await writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES, { isDemo: true });
    await announce(
      tx,
      "product.changed",
      created.map(({ id }) => id),
    );
    await tx.setting.create({
      data: { key: DEMO_STATE_KEY, value: "filled" },
      select: { key: true },
    });
    await recordAudit(tx, {
      event: "Demo Catalogue Created",
      actor: SYSTEM_ACTOR,
      description: `${rows.length} demo products were added to the empty catalogue`,
    });
  });
}

/** Gives each category without a picture that of its first product. */
async function showCategories(tx: Transaction, rows: readonly ProductRows[]): Promise<void> {
  const pictures = new Map<string, string>();
  for (const { product } of rows) {
    if (!pictures.has(product.category)) pictures.set(product.category, product.thumbnailImage);
  }
  for (const [name, picture] of pictures) {
    await tx.category.updateMany({ where: { name, picture: null }, data: { picture } });
  }
}

/** Saves the product families and the related products. */
async function relate(tx: Transaction, idBySlug: ReadonlyMap<string, string>): Promise<void> {
  for (const { name, sizes } of demoFamilies) {
    const { id: familyId } = await tx.productFamily.create({
      data: { name },
      select: { id: true },
    });
    for (const [slug, familyLabel] of Object.entries(sizes)) {
      // Makes the products look unedited, as if they had been created like this.
      await tx.$executeRaw`
        UPDATE "products" SET "familyId" = ${familyId}::uuid, "familyLabel" = ${familyLabel}
        WHERE "id" = ${idBySlug.get(slug)}::uuid`;
    }
  }
  await tx.productCompanion.createMany({
    data: Object.entries(demoCompanions).flatMap(([slug, companions]) =>
      companions.map((companion, index) => ({
        productId: idBySlug.get(slug) ?? "",
        companionId: idBySlug.get(companion) ?? "",
        position: index + 1,
      })),
    ),
  });
}
