import { describe, expect, it } from "vitest";
import { newUuid } from "@/lib/db/new-uuid";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { findGoneProduct } from "./gone-product";
import { hasProductPage } from "./has-product-page";
import { findProduct } from "../queries";

const { db } = testDatabase();

describe("the page of a product", () => {
  it("is there for exactly those that its page finds", async () => {
    const archived = { deletedAt: new Date() };
    const states = [{}, { draft: true }, archived, { draft: true, ...archived }];
    const made = await Promise.all(states.map((state) => givenProduct(db, state)));
    for (const id of [...made.map((product) => product.id), newUuid()]) {
      const found = (await findProduct(db, id)) ?? (await findGoneProduct(db, id));
      expect(await hasProductPage(db, id), id).toBe(found !== null);
    }
  });
});
