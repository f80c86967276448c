import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { recordDeniedPage } from "@/lib/identity/access/record-denied-page";
import { endpoints } from "@/lib/api/endpoints";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, readCode, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { MEMORY_LIMITS } from "@/lib/http/limits/limits";
import { admit } from "./access";
import { route } from "./route";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);

const { summariseAuditLogs: adminCall, endSession: ownerCall, getProfile, logIn } = endpoints;

/** Each test uses an address of its own, because a denial that was just recorded is not recorded again. */
let address = 0;
const nextAddress = () => `203.0.113.${++address}`;

function request(headers: Record<string, string>, method = "GET", ipAddress = nextAddress()) {
  return new NextRequest("http://localhost:3000/api/x", {
    method,
    headers: { [CLIENT_ADDRESS_HEADER]: ipAddress, ...headers },
  });
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const denials = () => auditEntries(db, { action: "Access Denied" });

async function customer(): Promise<{ id: string; token: string }> {
  await registerAsha();
  const token = await loginToken();
  const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
  return { id, token };
}

describe("a denial by the API", () => {
  it("is recorded for a customer who asks for what is the admin's, once a minute", async () => {
    const { id, token } = await customer();
    for (let call = 0; call < 3; call++) {
      expect(await readCode(admit(adminCall, request(bearer(token))))).toBe("forbidden");
    }
    expect(await denials()).toMatchObject([
      {
        userId: id,
        actor: EMAIL,
        description: expect.stringContaining("GET /admin/audit-logs/summary") as string,
        status: "failed",
        ipAddress: expect.stringMatching(/^203\.0\.113\./) as string,
      },
    ]);
  });

  it("is recorded for a write by cookie that another page may have sent", async () => {
    const { token } = await customer();
    const forged = request({ cookie: `next-auth.session-token=${token}` }, "DELETE");
    expect(await readCode(admit(ownerCall, forged))).toBe("csrf");
    const foreign = request({ ...bearer(token), origin: "https://evil.example" }, "DELETE");
    expect(await readCode(admit(ownerCall, foreign))).toBe("forbidden");
    const told = await denials();
    expect(told.map(({ actor }) => actor)).toEqual([EMAIL]);
    expect(told[0]?.description).toMatch(/not proven to come from the shop's pages/);
  });

  it("is recorded for a forged token, whose claims nobody believes", async () => {
    const { token } = await customer();
    const ipAddress = nextAddress();
    const tampered = request(bearer(`${token.slice(0, -4)}AAAA`), "GET", ipAddress);
    expect(await readCode(admit(getProfile, tampered))).toBe("unauthenticated");
    expect(await denials()).toMatchObject([
      expect.objectContaining({ userId: null, actor: "unknown", ipAddress }) as object,
    ]);
  });

  it("is not seen in a visitor, or in a session that ran out", async () => {
    const { id, token } = await customer();
    await db.session.updateMany({ where: { userId: id }, data: { revokedAt: new Date() } });
    expect(await readCode(admit(getProfile, request({})))).toBe("unauthenticated");
    expect(await readCode(admit(getProfile, request(bearer(token))))).toBe("unauthenticated");
    expect(await denials()).toEqual([]);
  });

  it("is recorded once when somebody calls a login more often than is allowed", async () => {
    const handler = route(logIn, () => ({ body: { token: "" } }));
    const ipAddress = nextAddress();
    const statuses: number[] = [];
    for (let call = 0; call < MEMORY_LIMITS[logIn.limit].points + 3; call++) {
      const answer = await handler(request({}, "POST", ipAddress), { params: Promise.resolve({}) });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const told = await denials();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ actor: "unknown", ipAddress });
    expect(told[0]?.description).toMatch(/POST \/auth\/login: too many calls/);
  });
});

describe("a denied page", () => {
  it("is recorded with the person, however many pages are tried", async () => {
    const { id, token } = await customer();
    const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: nextAddress() });
    await recordDeniedPage(db, { token, path: "/admin/orders", headers });
    await recordDeniedPage(db, { token, path: "/admin/made-up", headers });
    const told = await denials();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ userId: id, actor: EMAIL, status: "failed" });
    expect(told[0]?.description).toContain("/admin/orders");
  });

  it("is recorded without a name when the token is forged, and not for a visitor", async () => {
    const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: nextAddress() });
    await recordDeniedPage(db, { token: undefined, path: "/admin", headers });
    expect(await denials()).toEqual([]);
    await recordDeniedPage(db, { token: "forged", path: "/admin", headers });
    expect(await denials()).toMatchObject([
      expect.objectContaining({ userId: null, actor: "unknown" }) as object,
    ]);
  });
});
