import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { PUT as saveSetting } from "@/app/api/admin/settings/[key]/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { PUT as saveProduct } from "@/app/api/products/[id]/route";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import type { PrismaClient } from "@/lib/db/generated/client";
import { processWide } from "@/lib/base/process-wide";
import { settingsForCall } from "@/lib/shop/settings/cached";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { breakAtEach } from "@/e2e/support/faults/break-at-each";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { plainPicture } from "@/e2e/steps/pictures";

/** API calls whose database connection breaks at any one of their statements. */

// Next caches nothing outside its own server, so every read queries the database.
vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn(), revalidateTag: vi.fn() }));

const database = testDatabase();
const { db } = database;
const { breaks, metAtEach } = breakAtEach(database);
const { registerAsha, loginToken } = accountSteps(db);
const { optionsFor } = orderSteps(db);

const ofProgram = processWide<{ prismaClient: PrismaClient }>();

let folder: string;
let product: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "broken-calls-"));
  vi.stubEnv("DATA_DIR", folder);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await givenSetting(db, "paymentMethods", "");
  ({ id: product } = await givenProduct(db, { stockCount: 5000 }));
  await registerAsha();
});

async function readToken(role: "admin" | "user"): Promise<string> {
  const data = { role, emailVerifiedAt: new Date() };
  await db.user.update({ where: { email: EMAIL }, data });
  return loginToken();
}

/** Each request comes from another address, so that no rate limit applies. */
function toRequest(token: string, method: string, body: FormData | object): NextRequest {
  count += 1;
  return new NextRequest("http://localhost:3000/api/x", {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      [CLIENT_ADDRESS_HEADER]: `10.0.${count >> 8}.${count & 255}`,
      "Idempotency-Key": `broken-${count}`,
      ...(!(body instanceof FormData) && { "Content-Type": "application/json" }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
}

async function editCall() {
  const token = await readToken("admin");
  const picture = await plainPicture("png", { width: 40, height: 40 });
  return () => {
    const form = new FormData();
    form.append("name", `Carton ${count}`);
    const terms = { price: "449.50", category: "Boxes", stockCount: "90" };
    for (const [name, value] of Object.entries(terms)) form.append(name, value);
    form.append("description", "For the post.");
    form.append("images", new File([new Uint8Array(picture)], "new.png", { type: "image/png" }));
    const params = Promise.resolve({ id: product });
    return saveProduct(toRequest(token, "PUT", form), { params });
  };
}

async function orderCall() {
  const token = await readToken("user");
  const lines = [{ product, quantity: 2 }];
  const { request } = await optionsFor({ lines, proven: true });
  const params = Promise.resolve({});
  // The first call loads the settings, and later calls reuse them.
  ofProgram.prismaClient = db;
  await settingsForCall();
  return () => placeOrder(toRequest(token, "POST", request), { params });
}

async function settingCall() {
  const token = await readToken("admin");
  const params = Promise.resolve({ key: "siteName" });
  return () => saveSetting(toRequest(token, "PUT", { value: `Shop ${count}` }), { params });
}

it.each([
  ["the save of a product with a new picture", editCall, 30],
  ["an order", orderCall, 3],
  ["the change of a setting", settingCall, 5],
])(
  "%s returns 503 whichever statement breaks, and succeeds if none does",
  async (_what, callOf, least) => {
    const call = await callOf();
    let status = 0;
    const met = await metAtEach(async (broken) => {
      ofProgram.prismaClient = broken;
      ({ status } = await call());
      return status;
    }, Object.values(breaks));
    expect(met.filter(({ outcome }) => outcome !== 503)).toEqual([]);
    expect(met.length).toBeGreaterThanOrEqual(least);
    expect(Math.floor(status / 100)).toBe(2);
  },
);
