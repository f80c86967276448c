import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { admitToPage } from "@/lib/identity/access/require-admission";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";
import { env } from "@/lib/base/env";
import { newXsrfValue } from "@/lib/identity/session/cookies";
import { accountSteps, readCode, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { findOrder } from "@/lib/orders/read/queries";
import { admit } from "./access";

const { db } = testDatabase();
const { registerAsha, loginToken, signedIn } = accountSteps(db);

let token: string;

beforeEach(async () => {
  await registerAsha();
  await db.user.update({ where: { email: EMAIL }, data: { role: "admin" } });
  token = await loginToken();
});

const request = () =>
  new NextRequest("http://localhost:3000/api/x", { headers: { Authorization: `Bearer ${token}` } });

/** The account does not matter to these: a caller with an ended session is served as a visitor. */
const SERVE_ENDED = [
  "logIn",
  "logInWithSecondFactor",
  "register",
  "startGoogle",
  "finishGoogle",
  "redeemSignInCode",
  "forgotPassword",
  "resetPassword",
  "renewOrderKey",
  "confirmSubscription",
  "openUnsubscribe",
  "unsubscribe",
  "verifyEmail",
  "verifyWhatsApp",
  "openInvitation",
  "acceptInvitation",
  "listProducts",
  "suggestProducts",
  "getProduct",
  "getPublicSettings",
  "readDelivery",
  "listShippingWays",
  "getCertificateFile",
  "getDieline",
  "quoteCart",
  "findCartItems",
  "readTable",
  "listCompanions",
  "listCategories",
  "readFavouriteProducts",
  "noteCartSearch",
  "confirmRazorpay",
  "tellRazorpay",
  "tellWhatsApp",
  "checkLiveness",
  "checkReadiness",
  "getOpenApi",
  "listStyles",
  "getStyle",
  "priceStyle",
  "getSizeDieline",
];

describe("a session that is no longer good", () => {
  const callers = {
    bearer: (value: string) => ({ Authorization: `Bearer ${value}` }),
    cookie: (value: string) => ({ Cookie: `next-auth.session-token=${value}` }),
  };

  it.each(["bearer", "cookie"] as const)(
    "is refused wherever an account could matter, by %s",
    async (via) => {
      const revoked = await loginToken();
      await db.session.updateMany({ data: { revokedAt: new Date() } });
      const served: string[] = [];
      for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
        for (const presented of [revoked, "nonsense"]) {
          const sent = new NextRequest("http://localhost:3000/api/x?key=k", {
            method: splitCall(endpoint).method,
            headers: callers[via](presented),
          });
          const code = await readCode(admit(endpoint, sent));
          if (code === "done") served.push(name);
          else expect(`${name} ${code}`).toBe(`${name} unauthenticated`);
        }
      }
      expect([...new Set(served)].sort()).toEqual([...SERVE_ENDED].sort());
    },
  );

  it("takes its cookie with it where a bearer says the same, or where the call is about the session", async () => {
    await db.session.updateMany({ data: { revokedAt: new Date() } });
    const cookie = callers.cookie(token);
    const both = { ...callers.bearer(token), ...cookie };
    const cookieAfter = async (endpoint: Endpoint, headers: HeadersInit) => {
      const { method } = splitCall(endpoint);
      const sent = new NextRequest("http://localhost:3000/api/x", { method, headers });
      const refusal = await readRefusal(admit(endpoint, sent));
      expect(refusal.message).toBe("Your session has expired. Please log in again.");
      expect(refusal.details.extra).toEqual({ session: "expired" });
      return refusal.details.headers?.["Set-Cookie"]?.includes("Max-Age=0") ? "gone" : "there";
    };
    const { exchangeToken, logOut, cancelOrder, getInvoice, sendOrderMessage } = endpoints;
    expect(await cookieAfter(getOrder, both)).toBe("gone");
    for (const endpoint of [exchangeToken, logOut]) {
      expect(await cookieAfter(endpoint, cookie)).toBe("gone");
    }
    // A second call with only the cookie is refused like the first.
    for (const endpoint of [getOrder, getInvoice, cancelOrder, sendOrderMessage]) {
      expect(await cookieAfter(endpoint, cookie)).toBe("there");
    }
  });
});

describe("a write by cookie", () => {
  const write = (cookie: string, headers: Record<string, string> = {}) =>
    readCode(
      admit(
        endpoints.updateProfile,
        new NextRequest("http://localhost:3000/api/x", {
          method: "PATCH",
          headers: { Cookie: `next-auth.session-token=${token}; XSRF-TOKEN=${cookie}`, ...headers },
        }),
      ),
    );
  const session = async () => (await signedIn(token)).session.id;

  it("repeats the value of its own session", async () => {
    const value = newXsrfValue(await session());
    expect(await write(value, { "X-XSRF-TOKEN": value })).toBe("done");
    expect(await write(value)).toBe("csrf");
    expect(await write(value, { "X-XSRF-TOKEN": newXsrfValue(await session()) })).toBe("csrf");
  });

  it("is refused with a value that was planted, a visitor's or another session's", async () => {
    const other = (await signedIn(await loginToken())).session.id;
    for (const value of ["planted", newXsrfValue(null), newXsrfValue(other)]) {
      expect(await write(value, { "X-XSRF-TOKEN": value })).toBe("csrf");
    }
  });
});

describe("the shop's own origin", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const from = (origin: string) =>
    readCode(
      admit(
        endpoints.logIn,
        new NextRequest("http://inside:3000/api/x", {
          method: "POST",
          headers: { Origin: origin, Host: "inside:3000" },
        }),
      ),
    );

  it("is its public address, and without HTTPS any name of its machine", async () => {
    expect(await from("http://inside:3000")).toBe("done");
    expect(await from(env().APP_URL)).toBe("done");
    expect(await from("https://inside:3000")).toBe("forbidden");
    expect(await from("http://elsewhere:3000")).toBe("forbidden");
  });

  it("is its public address alone under HTTPS", async () => {
    vi.resetModules();
    vi.stubEnv("APP_URL", "https://shop.example");
    const { admit: admitUnderHttps } = await import("./access");
    const ask = (origin: string) =>
      admitUnderHttps(
        endpoints.logIn,
        new NextRequest("http://inside:3000/api/x", {
          method: "POST",
          headers: { Origin: origin, Host: "inside:3000" },
        }),
      );
    await expect(ask("https://shop.example")).resolves.toBeDefined();
    await expect(ask("http://inside:3000")).rejects.toMatchObject({ code: "forbidden" });
  });
});

const { listSettings, getTwoFactor, getProfile, getOrder } = endpoints;

const admitted = (endpoint: Endpoint) => readCode(admit(endpoint, request()));

const page = (next: string) => admitToPage(db, token, next);

const ask = (answer: "yes" | "no") => givenSetting(db, "adminsMustUseTwoFactor", answer);

const turnOn = () =>
  db.user.update({
    where: { email: EMAIL },
    data: { twoFactorEnabled: true, twoFactorSecret: "sealed" },
  });

describe("an admin without two-factor authentication", () => {
  it("is admitted everywhere where the shop does not ask for it", async () => {
    expect(await admitted(listSettings)).toBe("done");
    expect(await page("/admin/products")).toHaveProperty("identity");
  });

  it("is refused by the API at once when the shop asks for it, but can set it up", async () => {
    await ask("yes");
    await expect(admit(listSettings, request())).rejects.toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("Set it up to continue") as string,
    });
    expect(await admitted(getTwoFactor)).toBe("done");
    expect(await admitted(getProfile)).toBe("done");
  });

  it("is admitted again once it is set up, or once the shop asks no more", async () => {
    await ask("yes");
    await turnOn();
    expect(await admitted(listSettings)).toBe("done");
    await db.user.update({
      where: { email: EMAIL },
      data: { twoFactorEnabled: false, twoFactorSecret: null },
    });
    expect(await admitted(listSettings)).toBe("forbidden");
    await ask("no");
    expect(await admitted(listSettings)).toBe("done");
  });

  it("sees no stranger's order then, only their own", async () => {
    const order = await givenOrder(db);
    const seen = async () => findOrder(db, order.id, await admit(getOrder, request()));
    expect(await seen()).not.toBeNull();
    await ask("yes");
    expect(await seen()).toBeNull();
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    await db.order.update({ where: { id: order.id }, data: { userId } });
    expect(await seen()).not.toBeNull();
  });

  it.each(["/admin", "/admin?tab=users", "/admin/products", "/admin/audit-logs"])(
    "is led from %s to where it is set up",
    async (next) => {
      await ask("yes");
      expect(await page(next)).toEqual({ redirect: "/admin?tab=2fa" });
      expect(await page("/admin?tab=2fa")).toHaveProperty("identity");
      await turnOn();
      expect(await page(next)).toHaveProperty("identity");
    },
  );
});

describe("an admin page", () => {
  it("leads everybody else where the guard has it", async () => {
    await ask("yes");
    expect(await admitToPage(db, undefined, "/admin")).toEqual({
      redirect: "/auth?next=%2Fadmin&reason=none",
    });
    expect(await admitToPage(db, "nonsense", "/admin?tab=2fa")).toEqual({
      redirect: "/auth?next=%2Fadmin%3Ftab%3D2fa&reason=invalid",
    });
    await db.user.update({ where: { email: EMAIL }, data: { role: "user" } });
    expect(await page("/admin?tab=2fa")).toEqual({ redirect: "/?reason=role" });
    expect(await admitted(getTwoFactor)).toBe("forbidden");
  });
});
