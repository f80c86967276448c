import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenUser } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import type { CreditRequest } from "@/lib/companies/credit/schemas";
import { readCustomerCredit, setCredit } from "./set-credit";

const { db } = testDatabase();
const { entries } = orderDeskSteps(db);
const set = (id: string, request: CreditRequest) =>
  setCredit({ db, id, request, actor: meera, ipAddress: FROM });

it("lets a customer order on account and shows the open amount, until withdrawn", async () => {
  const { id } = await givenUser(db);
  await givenOrder(db, { userId: id, paymentMethod: "account" });
  const none = { credit: null, open: 1122, forOrders: null };
  expect(await readCustomerCredit(db, id)).toEqual(none);
  const credit = { days: 30, limit: 50_000, open: 1122 };
  const allowed = { credit, open: 1122, forOrders: credit };
  expect(await set(id, { days: 30, limit: 50_000 })).toEqual(allowed);
  expect(await set(id, { days: 30, limit: 50_000 })).toEqual(allowed);
  expect(await set(id, { days: null, limit: null })).toEqual(none);
  expect(await entries("User Credit Updated")).toMatchObject([
    { details: { user: id, changes: { creditLimitPaise: { before: null, after: 5_000_000 } } } },
    { details: { user: id, changes: { creditDays: { before: 30, after: null } } } },
  ]);
});

it("does not find a deleted account", async () => {
  const unknown = "00000000-0000-7000-8000-000000000000";
  expect(await readRefusal(set(unknown, { days: 1, limit: 1 }))).toMatchObject({
    code: "not_found",
  });
  expect(await readRefusal(readCustomerCredit(db, unknown))).toMatchObject({ code: "not_found" });
});
