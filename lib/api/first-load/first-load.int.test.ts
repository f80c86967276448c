import { expect, it } from "vitest";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import type { Role } from "@/lib/base/permissions";
import { readOrderDesk } from "@/lib/fulfilment/desk/read-desk";
import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { readProfile } from "@/lib/identity/accounts/profile";
import { orderEndpoints } from "@/lib/orders/endpoints";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";
import { loadFor } from "./first-load";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);

const profileFor = (token: string | undefined) =>
  loadFor(db, token, (request) =>
    request(accountEndpoints.getProfile, ({ identity }) => readProfile(db, identity.account.id)),
  );

const deskFor = (token: string, id: string) =>
  loadFor(db, token, (request) =>
    request(movementsAdminEndpoints.readOrderDesk, ({ identity }) =>
      readOrderDesk(db, id, identity),
    ),
  );

const orderFor = (token: string, id: string) =>
  loadFor(db, token, (request) =>
    request(orderEndpoints.getOrder, async ({ identity }) =>
      orderAnswer(await requireOrder(db, id, { identity })),
    ),
  );

async function givenToken(role: Role): Promise<string> {
  await registerAsha();
  await db.user.update({ where: { email: EMAIL }, data: { role, emailVerifiedAt: new Date() } });
  return loginToken();
}

it("reads what the call answers, and says whose it is", async () => {
  const token = await givenToken("user");
  const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
  expect(await profileFor(token)).toMatchObject({ sub: id, value: { email: EMAIL } });
});

it("reads nothing for a visitor, an ended session or a token of nobody", async () => {
  const token = await givenToken("user");
  expect(await profileFor(undefined)).toBeNull();
  expect(await profileFor(`${token}x`)).toBeNull();
  await db.session.updateMany({ data: { revokedAt: new Date() } });
  expect(await profileFor(token)).toBeNull();
});

it("reads the desk of an order for the roles that may call it", async () => {
  const { id } = await givenOrder(db);
  const token = await givenToken("packer");
  expect(await deskFor(token, id)).toMatchObject({ value: { order: { _id: id }, ledger: null } });
  // The session's own role counts, not the one in its token.
  await db.user.updateMany({ data: { role: "user" } });
  expect(await deskFor(token, id)).toBeNull();
});

it("reads nothing of another person's order", async () => {
  const { id } = await givenOrder(db, { email: "ravi@example.in" });
  expect(await orderFor(await givenToken("user"), id)).toBeNull();
});

it("reads nothing before a generated password is changed", async () => {
  const { id } = await givenOrder(db);
  const token = await givenToken("admin");
  await db.user.updateMany({ data: { mustChangePassword: true } });
  expect(await deskFor(token, id)).toBeNull();
});

it("reads nothing for staff without the second factor that the shop requires", async () => {
  const { id } = await givenOrder(db);
  const token = await givenToken("admin");
  await givenSetting(db, "adminsMustUseTwoFactor", "yes");
  expect(await deskFor(token, id)).toBeNull();
  expect(await orderFor(token, id)).toBeNull();
});
