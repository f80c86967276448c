import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { admitToPage } from "@/lib/identity/access/require-admission";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";
import { admit } from "@/lib/api/route/access";
import { checkToken } from "@/lib/identity/session/token";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { changePassword, resetPassword } from "@/lib/account-life/set-password";
import { createFirstAdmin } from "../create-admin";

const { db } = testDatabase();
const { login, loginToken, linkFor, signedIn } = accountSteps(db);

let shown: string;

beforeEach(async () => {
  shown = (await createFirstAdmin(db, { ADMIN_EMAIL: EMAIL })).newPassword ?? "";
});

const tokenBy = async (password: string): Promise<string> => {
  const outcome = await login({ password });
  return outcome.state === "signed-in" ? outcome.token : "";
};

const request = (endpoint: Endpoint, token: string) =>
  readCode(
    admit(
      endpoint,
      new NextRequest("http://localhost:3000/api/x", {
        method: splitCall(endpoint).method,
        headers: { Authorization: `Bearer ${token}` },
      }),
    ),
  );

const change = async (currentPassword: string, newPassword: string) => {
  const identity = await signedIn(await tokenBy(currentPassword));
  return changePassword({ db, identity, currentPassword, newPassword, device: DEVICE });
};

const mustChange = async () =>
  (await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).mustChangePassword;

const readClaim = async (token: string) => {
  const checked = await checkToken(token);
  return checked.state === "valid" ? checked.claims.mustChangePassword : checked.state;
};

describe("a password that was shown when it was made", () => {
  it("only allows choosing another one", async () => {
    const token = await tokenBy(shown);
    expect(await readClaim(token)).toBe(true);
    const open: string[] = [];
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      if (endpoint.access === "public") continue;
      const code = await request(endpoint, token);
      if (code === "done") open.push(name);
      else expect(`${name} ${code}`).toBe(`${name} password_change_required`);
    }
    expect(open.sort()).toEqual(["changePassword", "exchangeToken", "getProfile", "logOut"]);
    expect(await admitToPage(db, token, "/admin/products")).toEqual({ redirect: "/dashboard" });
  });

  it("gives way to one that is another, and everything is open then", async () => {
    expect(await readCode(change(shown, shown))).toBe("invalid_input");
    const { token } = await change(shown, PASSWORD);
    expect(await readClaim(token)).toBeUndefined();
    expect(await request(endpoints.listSettings, token)).toBe("done");
    expect(await admitToPage(db, token, "/admin/products")).toHaveProperty("identity");
    const [entry] = await auditEntries(db, { action: "Password Updated" });
    expect(entry?.details).toMatchObject({ firstPasswordReplaced: true });
  });

  it("gives way to one that is set by a mailed link", async () => {
    const link = await linkFor("reset_password");
    await resetPassword({ db, link, password: PASSWORD, ipAddress: "" });
    expect(await mustChange()).toBe(false);
    expect(await request(endpoints.listSettings, await loginToken())).toBe("done");
  });
});

describe("a password that the operator chose", () => {
  it("is nobody else's and stays", async () => {
    await db.user.deleteMany();
    await createFirstAdmin(db, { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD });
    expect(await mustChange()).toBe(false);
    expect(await readClaim(await loginToken())).toBeUndefined();
  });
});
