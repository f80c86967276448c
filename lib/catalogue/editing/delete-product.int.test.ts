import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { productSteps, IP, refusal } from "@/e2e/steps/product-steps";
import { deleteProduct } from "./delete-product";

const { db } = testDatabase();
const { auditOf, given, steps, update } = productSteps(db);

describe("deleteProduct", () => {
  const remove = (id: string) => deleteProduct({ db, id, actor: steps.actor, ipAddress: IP });

  it("removes the product from the catalogue once, and keeps orders unchanged", async () => {
    const { id } = await given();
    const { lines } = await givenOrder(db);
    await db.orderLine.updateMany({ data: { productId: id } });
    const results = await Promise.allSettled([remove(id), remove(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.product.count({ where: { id, deletedAt: null } })).toBe(0);
    expect(await db.orderLine.findFirst()).toMatchObject({ name: lines[0]?.name, productId: id });
    const entries = await auditOf("Product Deleted");
    expect(entries).toMatchObject([
      { details: { product: id, changes: { name: { before: "Kraft mailer box", after: null } } } },
    ]);
    expect((await refusal(update(id))).code).toBe("not_found");
    expect((await refusal(remove("x"))).code).toBe("not_found");
  });
});
