import { beforeEach, expect, it } from "vitest";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { identify } from "./identify";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);

beforeEach(() => registerAsha());

it("identifies the signed-in account", async () => {
  expect(await identify(db, await loginToken())).toMatchObject({
    state: "signed-in",
    account: { email: EMAIL },
  });
});

it("treats a session as ended when its account is deleted during the read", async () => {
  const token = await loginToken();
  // Simulates the moment between two reads: the session still exists, its account does not.
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`DELETE FROM users WHERE email = ${EMAIL}`;
  });
  expect(await identify(db, token)).toEqual({ state: "expired" });
});
