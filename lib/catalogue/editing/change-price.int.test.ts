import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { productSteps, refusal } from "@/e2e/steps/product-steps";
import { priceChangeSchema } from "../admin/schemas";
import { changePrice } from "./change-price";

const { db } = testDatabase();
const { steps, given, auditOf } = productSteps(db);

const change = (productId: string, price: number, priceRead?: number) =>
  changePrice({
    db,
    productId,
    request: priceChangeSchema.parse({ price, ...(priceRead === undefined ? {} : { priceRead }) }),
    actor: steps.actor,
    ipAddress: "203.0.113.7",
  });

const read = (id: string) => db.product.findUniqueOrThrow({ where: { id } });

describe("changing a price in the list", () => {
  it("counts as an edit, audited like the form's save", async () => {
    const { id, updatedAt } = await given({ pricePaise: 125_000 });
    const answer = await change(id, 1199, 1250);
    const after = await read(id);
    expect(answer).toEqual({ _id: id, price: 1199, updatedAt: after.updatedAt.toISOString() });
    expect(after.pricePaise).toBe(119_900);
    expect(after.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    expect(await auditOf("Product Updated")).toMatchObject([
      {
        description: expect.stringContaining("was changed: price ₹1,250 → ₹1,199") as string,
        ipAddress: "203.0.113.7",
        details: { product: id, changes: { pricePaise: { before: 125_000, after: 119_900 } } },
      },
    ]);
  });

  it("does not overwrite another user's newer price, and shows it", async () => {
    const { id } = await given({ pricePaise: 125_000 });
    await change(id, 1300, 1250);
    const { code, details } = await refusal(change(id, 1199, 1250));
    expect(code).toBe("edit_conflict");
    expect(details.extra).toEqual({ price: 1300 });
    expect(details.fields?.price).toContain("₹1,300");
    expect((await read(id)).pricePaise).toBe(130_000);
  });

  it("leaves no trace where the price is the same", async () => {
    const { id, updatedAt } = await given({ pricePaise: 125_000 });
    await change(id, 1250);
    expect((await read(id)).updatedAt).toEqual(updatedAt);
    expect(await auditOf("Product Updated")).toEqual([]);
  });

  it("is refused where a larger quantity would no longer be cheaper", async () => {
    const { id } = await given({ pricePaise: 125_000 });
    const priceTiers = [{ from: 10, pricePaise: 120_000 }];
    await db.product.update({ where: { id }, data: { priceTiers } });
    const { code } = await refusal(change(id, 1100));
    expect(code).toBe("invalid_input");
    expect((await read(id)).pricePaise).toBe(125_000);
  });

  it("does not find a product outside the catalogue", async () => {
    const { id } = await given();
    await db.product.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await refusal(change(id, 1100))).code).toBe("not_found");
  });
});
