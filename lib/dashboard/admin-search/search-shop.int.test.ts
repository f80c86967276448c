import { beforeEach, describe, expect, it } from "vitest";
import type { Role } from "@/lib/base/permissions";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct, givenUser } from "@/e2e/steps/factories";
import { searchShop } from "./search-shop";

const { db } = testDatabase();

let order: { id: string; orderId: string };
let product: { id: string };
let person: { id: string };
let company: { id: string };

beforeEach(async () => {
  order = await givenOrder(db, { email: "kavya@example.in" });
  product = await givenProduct(db, { name: "Kavya tea box", sku: "KT-1" });
  person = await givenUser(db, { name: "Kavya Rao", email: "kavya@example.in" });
  company = await db.company.create({ data: { name: "Kavya Foods", legalName: "KF Pvt Ltd" } });
  await givenProduct(db, { name: "Kavya archived", deletedAt: new Date() });
  await givenProduct(db, { name: "Another box" });
  await givenUser(db);
});

async function readIds(role: string, q = "KAVYA") {
  const { orders, products, companies, people } = await searchShop(db, role, q);
  return [orders, products, companies, people].map((found) => found.map(({ _id }) => _id));
}

describe("the search of the header", () => {
  it("finds orders, products and people by part of their texts, in any case", async () => {
    expect(await readIds("admin")).toEqual([[order.id], [product.id], [company.id], [person.id]]);
    expect(await readIds("admin", order.orderId)).toEqual([[order.id], [], [], []]);
    expect(await readIds("admin", "kf pvt")).toEqual([[], [], [company.id], []]);
    expect(await readIds("admin", "%_%")).toEqual([[], [], [], []]);
  });

  it("finds a product by its article number, in any case, before those whose number it begins", async () => {
    for (let n = 0; n < 6; n += 1) await givenProduct(db, { name: `Cup ${n}`, sku: `KT-1${n}` });
    const { products } = await searchShop(db, "admin", "kt-1");
    expect(products.map(({ sku }) => sku)).toEqual(["KT-1", "KT-10", "KT-11", "KT-12", "KT-13"]);
    expect((await searchShop(db, "admin", "T-15")).products).toMatchObject([{ name: "Cup 5" }]);
  });

  it.each<[Role, [boolean, boolean, boolean, boolean]]>([
    ["user", [false, false, false, false]],
    ["packer", [true, false, false, false]],
    ["catalogue", [false, true, false, false]],
    ["sales", [false, false, true, true]],
    ["accountant", [true, false, true, true]],
    ["admin", [true, true, true, true]],
  ])("shows the %s only what the role may read", async (role, may) => {
    expect((await readIds(role)).map((ids) => ids.length > 0)).toEqual(may);
  });

  it("shows people of the shop to those alone who may read all accounts", async () => {
    await givenUser(db, { name: "Kavya Nair", role: "packer" });
    expect((await searchShop(db, "admin", "kavya nair")).people).toHaveLength(1);
    expect((await searchShop(db, "accountant", "kavya nair")).people).toEqual([]);
  });

  it("shows at most five of each, the newest first", async () => {
    for (let n = 0; n < 6; n += 1) {
      await givenUser(db, { name: `Kavya ${n}`, createdAt: new Date(Date.now() + 1000 * (n + 1)) });
    }
    const { people } = await searchShop(db, "admin", "kavya");
    expect(people.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map((n) => `Kavya ${n}`));
  });
});
