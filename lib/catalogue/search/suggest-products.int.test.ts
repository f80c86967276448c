import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { suggestProducts } from "./suggest-products";

const { db } = testDatabase();

it("suggests at most eight products, nearest first, with the fields of a list line", async () => {
  for (let n = 0; n < 9; n += 1) await givenProduct(db, { name: `Kraft bag ${n}` });
  const { id } = await givenProduct(db, { name: "Mailer", pricePaise: 12_050 });
  expect((await suggestProducts(db, { q: "kra" })).items).toHaveLength(8);
  const { items, didYouMean } = await suggestProducts(db, { q: "mail" });
  expect(items[0]).toEqual({
    _id: id,
    name: "Mailer",
    thumbnailImage: "/media/test.webp",
    price: 120.5,
  });
  expect(didYouMean).toBeUndefined();
});

it("suggests by the beginning of an article number as well", async () => {
  await givenProduct(db, { name: "Cup", sku: "KB-0906" });
  await givenProduct(db, { name: "KB tray" });
  const names = async (q: string) =>
    (await suggestProducts(db, { q })).items.map(({ name }) => name);
  expect(await names("kb-09")).toEqual(["Cup"]);
  expect(await names("KB0906")).toEqual(["Cup"]);
  expect(await names("kb")).toEqual(["KB tray"]);
});

it("reads a slip as the word that was meant, and suggests nothing for nothing", async () => {
  await givenProduct(db, { name: "Corrugated roll" });
  expect(await suggestProducts(db, { q: "corugated" })).toMatchObject({
    items: [{ name: "Corrugated roll" }],
    didYouMean: "corrugated",
  });
  for (const q of [undefined, "", "%", "zzz"]) {
    expect((await suggestProducts(db, { q })).items).toEqual([]);
  }
});

it("names products in the language of the page", async () => {
  const translations = { hi: { name: "क्राफ़्ट लिफ़ाफ़ा", description: "", features: [] } };
  await givenProduct(db, { name: "Kraft mailer", translations });
  const { items } = await suggestProducts(db, { q: "kraft" }, "hi");
  expect(items).toMatchObject([{ name: "क्राफ़्ट लिफ़ाफ़ा" }]);
});

it("suggests the next sizes where no product has the size, as the list does", async () => {
  const specifications = { Dimensions: "250 × 180 × 80 mm" };
  await givenProduct(db, { name: "Mailer Box, Medium", specifications });
  const names = async (q: string) =>
    (await suggestProducts(db, { q })).items.map(({ name }) => name);
  expect(await names("mailer box 230 x 155 x 70")).toEqual(["Mailer Box, Medium"]);
  expect(await names("250 x 180 x 80")).toEqual(["Mailer Box, Medium"]);
  expect(await names("mailer box 900 x 900 x 900")).toEqual([]);
});
