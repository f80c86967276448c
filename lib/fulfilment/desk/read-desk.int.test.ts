import { expect, it } from "vitest";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { readOrderDesk } from "./read-desk";

const { db } = testDatabase();
const { registerAsha, signedIn, loginToken } = accountSteps(db);

async function givenAdmin() {
  await registerAsha();
  const data = { role: "admin", emailVerifiedAt: new Date() } as const;
  await db.user.update({ where: { email: EMAIL }, data });
  return signedIn(await loginToken());
}

it("shows the customer's newest other orders, at most three, and counts all", async () => {
  const admin = await givenAdmin();
  const ids: string[] = [];
  for (const day of ["01", "02", "03", "04", "05"]) {
    const { id } = await givenOrder(db, { createdAt: new Date(`2026-11-${day}T06:00:00Z`) });
    ids.push(id);
  }
  const [, , third = ""] = ids;
  const { order, others, customerOrders } = await readOrderDesk(db, third, admin);
  expect(order._id).toBe(third);
  expect(others.map(({ _id }) => _id)).toEqual([ids[4], ids[3], ids[1]]);
  expect(customerOrders).toBe(5);
});

it("fails with not_found for an unknown order", async () => {
  const admin = await givenAdmin();
  await expect(readOrderDesk(db, "KLN-202611-AAAAAA", admin)).rejects.toMatchObject({
    code: "not_found",
  });
});
