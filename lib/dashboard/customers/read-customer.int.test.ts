import { expect, it } from "vitest";
import { givenAddress, givenOrder, givenUser, PRINTED_LINE } from "@/e2e/steps/factories";
import { readQueries } from "@/e2e/query-plans/query-count";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCustomer } from "./read-customer";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);

it("contains all records of an account, and none of another", async () => {
  const [asha, ravi] = [await givenUser(db), await givenUser(db)];
  await givenAddress(db, { userId: asha.id });
  const order = await givenOrder(db, { userId: asha.id, lines: { create: PRINTED_LINE } });
  await givenOrder(db, { userId: ravi.id });
  await db.orderNote.create({ data: { orderId: order.id, by: "Meera", text: "Pays late" } });
  const found = await readCustomer(db, asha.id, "admin");
  expect(found).toMatchObject({ _id: asha.id, isCompany: false, name: asha.name, memberOf: null });
  expect(found.orders).toMatchObject({ total: 1, items: [{ orderId: order.orderId }] });
  expect(found.artwork).toMatchObject([{ stage: "needs_artwork", picture: null }]);
  expect(found.notes).toMatchObject([{ text: "Pays late", order: { _id: order.id } }]);
  expect(found.addresses).toHaveLength(1);
  const queries = await readQueries(() => readCustomer(db, asha.id, "admin"));
  expect(queries.length).toBeLessThanOrEqual(16);
});

it("has the people of a company, and the orders of all of them", async () => {
  const {
    id: companyId,
    members: { owner },
  } = await givenCompany();
  await givenOrder(db, { userId: owner.id, companyId });
  const found = await readCustomer(db, companyId, "admin");
  expect(found).toMatchObject({
    isCompany: true,
    people: expect.arrayContaining([
      expect.objectContaining({ _id: owner.id, role: "owner" }),
    ]) as unknown,
  });
  expect(found.orders?.total).toBe(1);
  expect(await readCustomer(db, owner.id, "admin")).toMatchObject({ memberOf: { _id: companyId } });
});

it("omits records that the role may not read", async () => {
  const { id } = await givenUser(db);
  const { orders, artwork, notes, addresses, offers } = await readCustomer(db, id, "sales");
  expect([orders, artwork, notes, addresses]).toEqual([null, null, null, null]);
  expect(offers).toEqual([]);
  await expect(readCustomer(db, "nobody", "admin")).rejects.toMatchObject({ code: "not_found" });
});
