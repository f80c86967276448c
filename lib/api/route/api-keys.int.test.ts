import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as retryJob } from "@/app/api/admin/system/jobs/[id]/retry/route";
import { POST as retryJobs } from "@/app/api/admin/system/jobs/retry/route";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { findKeyScope, splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";
import { recordAudit } from "@/lib/audit/record";
import { KEY_SCOPES, type KeyScope } from "@/lib/base/key-scopes";
import { admitToPage } from "@/lib/identity/access/require-admission";
import { createApiKey } from "@/lib/identity/api-keys/create-api-key";
import { deleteApiKey } from "@/lib/identity/api-keys/delete-api-key";
import { findOrder } from "@/lib/orders/read/queries";
import { toAuditActor } from "@/lib/identity/session/identify";
import { admit } from "./access";
import { route } from "./route";

const { db, url } = testDatabase();
const limited = limitedDatabase(url);
const ADMIN = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };
const by = { db, actor: ADMIN, ipAddress: "203.0.113.9" };

const keyWith = (scopes: KeyScope[]) =>
  createApiKey({ ...by, request: { name: "Scanner", scopes, expiresAt: null } });

const ADDRESS = "http://localhost:3000/api/x";

const requestBy = (key: string, endpoint: Pick<Endpoint, "call"> = { call: "GET /x" }) =>
  new NextRequest(ADDRESS, {
    method: splitCall(endpoint).method,
    headers: { Authorization: `Bearer ${key}` },
  });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a call with an API key", () => {
  let key: string;

  beforeEach(async () => {
    ({ key } = await keyWith([...KEY_SCOPES]));
  });

  it("is taken where the table says so, and otherwise only where everybody is", async () => {
    const served: string[] = [];
    const expected: string[] = [];
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      const code = await readCode(admit(endpoint, requestBy(key, endpoint)));
      if (code === "done") served.push(name);
      else expect(`${name} ${code}`).toBe(`${name} forbidden`);
      if (endpoint.access === "public" || findKeyScope(endpoint)) expected.push(name);
    }
    expect(served).toEqual(expected);
    for (const name of ["placeOrder", "acceptOffer", "acceptOfferByPhone", "enterOrder"]) {
      expect(served).not.toContain(name);
    }
  });

  it("needs the permission of the call", async () => {
    const { key: other } = await keyWith(["stock.write"]);
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      const scope = findKeyScope(endpoint);
      if (!scope || scope === "stock.write") continue;
      const code = await readCode(admit(endpoint, requestBy(other, endpoint)));
      expect(`${name} ${code}`).toBe(`${name} forbidden`);
    }
    const denied = await auditEntries(db, { action: "Access Denied" });
    expect(denied.every(({ actorName }) => actorName === "Scanner")).toBe(true);
  });

  it("counts as a visitor's where everybody may call", async () => {
    const { identity } = await admit(endpoints.listProducts, requestBy(key));
    expect(identity).toEqual({ state: "visitor" });
  });

  it("is taken as a bearer alone, and opens no pages", async () => {
    const sent = [
      new NextRequest(ADDRESS, { headers: { Cookie: `next-auth.session-token=${key}` } }),
      new NextRequest(`${ADDRESS}?key=${key}&token=${key}`),
      new NextRequest(ADDRESS, { headers: { "X-Api-Key": key } }),
    ];
    for (const request of sent) {
      expect(await readCode(admit(endpoints.listAllOrders, request))).toBe("unauthenticated");
    }
    expect(await admitToPage(db, key, "/admin")).toHaveProperty("redirect");
  });

  it("is refused as soon as the key is deleted, and for a key that never was", async () => {
    const { key: short, _id: id } = await keyWith(["orders.read.all"]);
    await deleteApiKey({ ...by, id });
    // The refusals of the tests before fill what the audit log takes in a minute.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
    for (const ended of [short, "pk_nonsense", `${key}x`]) {
      expect(await readCode(admit(endpoints.exportOrders, requestBy(ended)))).toBe(
        "unauthenticated",
      );
    }
    const [denied] = await auditEntries(db, { action: "Access Denied" });
    expect(denied?.description).toContain("not one of this shop's");
  });

  it("sends failed emails again, and tries nothing else that failed", async () => {
    const { key: retrying } = await keyWith(["mails.retry"]);
    const [refund] = await db.$queryRaw<{ id: string }[]>`
      INSERT INTO pgboss.job (name, source_name) VALUES ('refund-failed', 'refund'), ('mail-failed', 'mail')
      RETURNING id`;
    const id = refund?.id ?? "";
    const headers = {
      Authorization: `Bearer ${retrying}`,
      "Content-Type": "application/json",
    };
    const send = (body?: object) =>
      new NextRequest(ADDRESS, { method: "POST", headers, body: JSON.stringify(body) });
    const one = await retryJob(send(), { params: Promise.resolve({ id }) });
    expect(one.status).toBe(404);
    const failedBefore = new Date(Date.now() + 1000).toISOString();
    const all = await retryJobs(send({ failedBefore }), { params: Promise.resolve({}) });
    expect(await all.json()).toEqual({ retried: 1 });
  });

  it("reads orders with their permission alone", async () => {
    const { id } = await givenOrder(db);
    const seen = async (scopes: KeyScope[]) => {
      const made = await keyWith(scopes);
      const { identity } = await admit(endpoints.getOrder, requestBy(made.key));
      return findOrder(db, id, { identity });
    };
    expect(await seen(["orders.read.all"])).toMatchObject({ id });
    await expect(seen(["stock.write"])).rejects.toThrow("lacks the permission orders.read.all");
  });

  it("is named in the audit log, by the limited role too", async () => {
    const { identity } = await admit(endpoints.listAllOrders, requestBy(key));
    const actor = toAuditActor(identity);
    if (!actor) throw new Error("The key has no actor.");
    const entry = { event: "Stock Updated", actor, description: "Counted" } as const;
    await limited.$transaction((tx) => recordAudit(tx, entry));
    const [written] = await auditEntries(db, { action: "Stock Updated" });
    expect(written).toMatchObject({ actor: `API key ${key.slice(0, 10)}`, actorName: "Scanner" });
    const forged = { ...actor, identifier: "API key pk_0000000" };
    await limited.$transaction((tx) => recordAudit(tx, { ...entry, actor: forged }));
    const names = (await auditEntries(db, { action: "Stock Updated" })).map(
      ({ actorName }) => actorName,
    );
    expect(names).toContain("Scanner (not signed in)");
  });
});

describe("the number of calls with a key", () => {
  const read = route(endpoints.listAllOrders, () => ({
    body: [],
    page: { total: 0, nextCursor: null },
  }));
  const csv = route(endpoints.exportOrders, () => ({
    body: new ReadableStream<Uint8Array>({ start: (out) => out.close() }),
  }));
  const params = { params: Promise.resolve({}) };

  it("is 600 a minute for each key, whatever the address", async () => {
    vi.spyOn(performance, "now").mockReturnValue(1_000_000);
    const [{ key }, { key: other }] = [
      await keyWith(["orders.read.all"]),
      await keyWith(["orders.read.all"]),
    ];
    const statuses = new Map<number, number>();
    for (let n = 0; n < 601; n += 1) {
      const { status } = await read(requestBy(key), params);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 600],
      [429, 1],
    ]);
    expect((await read(requestBy(other), params)).status).toBe(200);
  });

  it("is that of an address for costly calls, and for keys that do not exist", async () => {
    vi.spyOn(performance, "now").mockReturnValue(2_000_000);
    const { key } = await keyWith(["orders.export"]);
    const exports = async (sent: string) => (await csv(requestBy(sent), params)).status;
    for (let n = 0; n < 10; n += 1) expect(await exports(key)).toBe(200);
    expect(await exports(key)).toBe(429);
    for (let n = 0; n < 10; n += 1) expect(await exports("pk_unknown")).toBe(401);
    expect(await exports("pk_unknown")).toBe(429);
  });
});
