import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import { rateFor } from "@/lib/shop/gst/rate-of-day";
import { imageAtWidth } from "@/lib/files/picture-address";
import { testDatabase } from "@/e2e/support/database";
import { givenSetting } from "@/e2e/steps/factories";
import { DEMO_PAYMENTS, type DemoPaymentKey } from "@/lib/shop/settings/demo/demo-payments";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { demoProducts } from "./catalogue";
import { DEMO_PACKING } from "./packing";
import { demoCompanions } from "./relations";
import { fillDemoCatalogue } from "./fill-demo-catalogue";
import { readPictures } from "./pictures";

const { db } = testDatabase();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "demo-fill-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const served = (url: string) => readFile(path.join(folder, "uploads", path.basename(url)));

it("fills an empty catalogue once, each product with its own pictures in every width", async () => {
  expect(await fillDemoCatalogue(db)).toBe(demoProducts.length);
  expect(await fillDemoCatalogue(db)).toBe(0);

  const rows = await db.product.findMany({ include: { reviews: true } });
  expect(rows).toHaveLength(demoProducts.length);
  for (const demo of demoProducts) {
    const row = rows.find(({ name }) => name === demo.name);
    expect(row).toMatchObject({
      isDemo: true,
      thumbnailImage: row?.images[0],
      hsnCode: demo.hsnCode,
      ...DEMO_PACKING[demo.slug],
    });
    expect(row?.reviews).toHaveLength(demo.reviews.length);
    const pictures = await readPictures(demo);
    expect(row?.images).toHaveLength(pictures.length);
    for (const [index, url] of row?.images.entries() ?? []) {
      for (const { width, content } of pictures[index] ?? []) {
        expect(content.equals(await served(imageAtWidth(url, width))), url).toBe(true);
      }
    }
  }
});

it("shows each category by a product's picture, and is paid by what is plainly invented", async () => {
  await fillDemoCatalogue(db);
  const categories = await db.category.findMany({ include: { products: true } });
  for (const { picture, products } of categories) {
    expect(products.map(({ thumbnailImage }) => thumbnailImage)).toContain(picture);
  }
  const { payments } = await readShopSettings(db);
  expect(payments).toMatchObject({ methods: ["upi", "bank", "cod"], isDecided: true });
  for (const [key, value] of Object.entries(DEMO_PAYMENTS)) {
    expect(SETTINGS[key as DemoPaymentKey].schema.parse(value), key).toBe(value);
  }
  expect(payments.upi.payee).toBe("Demo - do not pay");
  expect(payments.bank.accountName).toBe("Demo - do not pay");
  expect(payments.upi.vpa).toContain("do-not-pay");
});

it("leaves ways to pay that the owner set", async () => {
  await givenSetting(db, "paymentMethods", "cod");
  await fillDemoCatalogue(db);
  const { payments } = await readShopSettings(db);
  expect(payments).toMatchObject({ methods: ["cod"], upi: { vpa: "" } });
});

it("gives boxes, bags and film the rates of their own headings", async () => {
  await fillDemoCatalogue(db);
  const rates = await readRatesOfDay(db, new Date("2026-11-22T06:00:00Z"));
  const parseRate = async (name: string) => {
    const { hsnCode } = await db.product.findFirstOrThrow({ where: { name } });
    return rateFor(rates, hsnCode)?.rateBasisPoints;
  };
  expect(await parseRate("Shipping Carton, 3-Ply, Small")).toBe(500);
  expect(await parseRate("Pillow Box, Small")).toBe(500);
  expect(await parseRate("SOS Grocery Bag, 5 kg")).toBe(1800);
  expect(await parseRate("Courier Bag, 60 Micron, POD Pocket")).toBe(1800);
});

it("sells nothing whose tax the shop does not know", async () => {
  await fillDemoCatalogue(db);
  const rates = await readRatesOfDay(db, new Date("2026-11-22T06:00:00Z"));
  const products = await db.product.findMany({ select: { name: true, hsnCode: true } });
  const unknown = products.filter(({ hsnCode }) => rateFor(rates, hsnCode) === null);
  expect(unknown).toEqual([]);
});

it("knows every file that it wrote, so that the clean-up finds it", async () => {
  await rm(path.join(folder, "uploads"), { recursive: true, force: true });
  await fillDemoCatalogue(db);
  const stored = await db.storedImage.findMany();
  const shown = (await db.product.findMany()).flatMap(({ images }) => images);
  expect(stored.map(({ url }) => url).sort()).toEqual(shown.sort());
  const files = await readdir(path.join(folder, "uploads"));
  expect(stored.flatMap((row) => row.files).sort()).toEqual(files.sort());
});

it("relates sizes and companions, and numbers every product", async () => {
  await fillDemoCatalogue(db);
  const products = await db.product.findMany({ include: { companions: true, family: true } });
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(demoProducts.length);
  const sizes = products.filter(({ family }) => family?.name === "Shipping Carton");
  expect(sizes.map(({ familyLabel }) => familyLabel).sort()).toEqual([
    "Large, 5-ply",
    "Small, 3-ply",
  ]);
  expect(products.flatMap(({ companions }) => companions)).toHaveLength(
    Object.values(demoCompanions).flat().length,
  );
});
