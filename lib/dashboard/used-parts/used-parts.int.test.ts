import { expect, it } from "vitest";
import { givenOrder, givenProduct, givenSetting, PRINTED_LINE } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { OPTIONAL_PARTS, readUnusedParts } from "./used-parts";

const { db } = testDatabase();

it("a new shop has promo codes, and all other parts are unused", async () => {
  await givenProduct(db);
  expect(await readUnusedParts(db)).toEqual(OPTIONAL_PARTS.filter((part) => part !== "promotions"));
});

it("a part is used once it has something in it or is switched on", async () => {
  await db.promoCode.deleteMany();
  await givenSetting(db, "taxRegime", "gst");
  await givenProduct(db, { costPaise: 100 });
  await givenOrder(db, { lines: { create: PRINTED_LINE } });
  await db.priceList.create({ data: { name: "Dealers" } });
  const used = ["production", "price-lists", "margins", "tax"];
  expect(await readUnusedParts(db)).toEqual(OPTIONAL_PARTS.filter((part) => !used.includes(part)));
});
