import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenUser } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { toActor } from "@/lib/audit/record";
import { identifyKey, newApiKey } from "@/lib/identity/session/api-key";
import { createApiKey } from "./create-api-key";
import { deleteApiKey } from "./delete-api-key";
import { listApiKeys } from "./queries";
import { createApiKeySchema } from "./schemas";

const { db, url } = testDatabase();
const limited = limitedDatabase(url);

afterEach(() => {
  vi.useRealTimers();
});

const ADMIN = { userId: null, identifier: "meera@example.in", name: "Meera Nair" };
const by = { db, actor: ADMIN, ipAddress: "203.0.113.9" };
const REQUEST = { name: "Scanner", scopes: ["orders.read.all"], expiresAt: null } as const;

const given = (expiresAt: Date | null = null) =>
  createApiKey({ ...by, request: { ...REQUEST, scopes: [...REQUEST.scopes], expiresAt } });

const atTime = (moment: string) =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment).getTime() });

describe("an API key", () => {
  it("has 256 random bits, of which the shop keeps the SHA-256", async () => {
    const { key, _id } = await given();
    expect(key).toMatch(/^pk_[\w-]{43}$/);
    const row = await db.apiKey.findUniqueOrThrow({ where: { id: _id } });
    expect(row.hash).toBe(createHash("sha256").update(key).digest("hex"));
    expect(JSON.stringify(row)).not.toContain(key);
    const listed = await listApiKeys(db);
    expect(listed).toMatchObject([{ _id, name: "Scanner", by: "Meera Nair", lastUsedAt: null }]);
    expect(JSON.stringify(listed)).not.toContain(key);
    const [entry] = await auditEntries(db, { action: "API Key Created" });
    expect(entry?.details).toMatchObject({ apiKey: _id, scopes: ["orders.read.all"] });
    expect(JSON.stringify(entry)).not.toContain(key);
  });

  it("stops working at once when deleted, and is deleted once", async () => {
    const { key, _id: id, hint } = await given();
    expect(await identifyKey(db, key)).toMatchObject({ key: { name: "Scanner", hint } });
    await deleteApiKey({ ...by, id });
    expect(await identifyKey(db, key)).toBeUndefined();
    expect(await listApiKeys(db)).toEqual([]);
    expect((await readRefusal(deleteApiKey({ ...by, id }))).code).toBe("not_found");
    expect(await auditEntries(db, { action: "API Key Deleted" })).toHaveLength(1);
  });

  it("ends when it expires", async () => {
    atTime("2026-12-01T10:00:00Z");
    const { key } = await given(new Date("2026-12-02T10:00:00Z"));
    atTime("2026-12-02T09:59:59Z");
    expect(await identifyKey(db, key)).toBeDefined();
    atTime("2026-12-02T10:00:00Z");
    expect(await identifyKey(db, key)).toBeUndefined();
  });

  it("shows when it was last used, to the minute", async () => {
    const { key } = await given();
    const usedAt = async (moment: string) => {
      atTime(moment);
      await identifyKey(db, key);
      return (await listApiKeys(db))[0]?.lastUsedAt;
    };
    expect(await usedAt("2027-01-01T10:00:00.000Z")).toBe("2027-01-01T10:00:00.000Z");
    expect(await usedAt("2027-01-01T10:00:59.000Z")).toBe("2027-01-01T10:00:00.000Z");
    expect(await usedAt("2027-01-01T10:01:00.000Z")).toBe("2027-01-01T10:01:00.000Z");
  });

  it.each(["users.write", "account.own", "orders.enter", "keys.write", "webhooks.write", "all"])(
    "cannot have the permission %s",
    (scope) => {
      const request = { name: "Scanner", scopes: ["orders.read.all", scope] };
      expect(createApiKeySchema.safeParse(request).success).toBe(false);
    },
  );

  it("needs a name, a permission, and an end in the future", () => {
    const good = { name: "Scanner", scopes: ["stock.write", "stock.write"] };
    expect(createApiKeySchema.parse(good)).toMatchObject({ scopes: ["stock.write"] });
    for (const wrong of [{ name: " " }, { scopes: [] }, { expiresAt: "2020-01-01T00:00:00Z" }]) {
      expect(createApiKeySchema.safeParse({ ...good, ...wrong }).success).toBe(false);
    }
  });
});

describe("the limited role of the web process", () => {
  const REFUSED = /42501|together with its entry/;

  it("cannot create a key without an audit entry of a signed-in account", async () => {
    const { hash, hint } = newApiKey();
    const data = { name: "Hidden", hash, hint, scopes: ["orders.read.all"], by: "Nobody" };
    await expect(limited.apiKey.create({ data })).rejects.toThrow(REFUSED);
    const request = { ...REQUEST, scopes: [...REQUEST.scopes] };
    await expect(createApiKey({ ...by, db: limited, request })).rejects.toThrow(REFUSED);
    const admin = await givenUser(db, { role: "admin" });
    await db.session.create({
      data: {
        userId: admin.id,
        userAgent: "",
        ipAddress: "203.0.113.9",
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const made = await createApiKey({ ...by, db: limited, actor: toActor(admin), request });
    expect(await listApiKeys(db)).toMatchObject([{ _id: made._id }]);
    const change = (data: object) => limited.apiKey.update({ where: { id: made._id }, data });
    for (const data of [{ scopes: ["refunds.write"] }, { expiresAt: new Date() }, { hash: "" }]) {
      await expect(change(data)).rejects.toThrow(/42501|not changed otherwise/);
    }
    await identifyKey(limited, made.key);
    await deleteApiKey({ ...by, db: limited, actor: toActor(admin), id: made._id });
    await expect(change({ deletedAt: null })).rejects.toThrow(/42501|not changed otherwise/);
  });
});
