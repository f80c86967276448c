import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { acquireBackupLock } from "@/lib/db/locks/advisory-locks";
import { env } from "@/lib/base/env";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { countOutdated, inWords, sweep } from "./housekeeping";

const { db, url } = testDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), "shop-house-"));
const uploads = path.join(dataDir, "uploads");

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
/** Returns one date that has been outdated for an hour and one that is kept for another hour. */
const around = (days: number) => [
  { name: "old", at: new Date(Date.now() - days * DAY_MS - HOUR_MS) },
  { name: "young", at: new Date(Date.now() - days * DAY_MS + HOUR_MS) },
];

beforeEach(() => {
  Object.assign(env(), { DATA_DIR: dataDir });
});

afterAll(() => rm(dataDir, { recursive: true }));

async function givenUser(): Promise<string> {
  const user = await db.user.create({ data: { name: "Asha", email: "asha@example.in" } });
  return user.id;
}

async function givenAccountRows(): Promise<void> {
  const userId = await givenUser();
  for (const { name, at } of around(30)) {
    const createdAt = new Date(at.getTime() - DAY_MS);
    await db.session.create({
      data: { userId, userAgent: name, ipAddress: "", createdAt, expiresAt: at },
    });
    await db.accountToken.create({
      data: { userId, purpose: "verify_email", email: name, createdAt, expiresAt: at },
    });
  }
  for (const { name, at } of around(1)) {
    await db.signInCode.create({
      data: { userId, codeHash: name, browserHash: "", expiresAt: at },
    });
    await db.pendingLogin.create({
      data: {
        userId,
        handleHash: name,
        remember: false,
        createdAt: new Date(at.getTime() - HOUR_MS),
        expiresAt: at,
      },
    });
    await db.rateLimit.create({ data: { key: name, attempts: [at], lastAt: at } });
  }
}

async function givenSubscriptions(): Promise<void> {
  for (const { name, at } of around(30)) {
    for (const state of ["pending", "unsubscribed"] as const) {
      const row = { state, source: "checkout", requestedAt: at, createdAt: at } as const;
      await db.newsletterSubscription.create({ data: { ...row, email: `${name} ${state}` } });
    }
  }
}

async function givenKeys(): Promise<void> {
  const { id: orderId } = await givenOrder(db);
  for (const { name, at } of around(7)) {
    for (const scope of ["user:1", `order:${orderId} refunds`]) {
      const data = { scope, key: name, hash: "", answerIds: [orderId], createdAt: at };
      await db.idempotencyKey.create({ data });
    }
  }
}

async function givenEvents(): Promise<void> {
  for (const { name, at } of around(30)) {
    for (const source of ["razorpay", "whatsapp"]) {
      await db.receivedEvent.create({ data: { source, id: name, receivedAt: at } });
    }
  }
}

async function givenPictures(): Promise<void> {
  await rm(uploads, { recursive: true, force: true });
  await mkdir(uploads);
  for (const { name, at } of around(1)) {
    const file = `${name === "old" ? "0".repeat(24) : "1".repeat(24)}.webp`;
    await writeFile(path.join(uploads, file), name);
    await utimes(path.join(uploads, file), at, at);
    await db.storedImage.create({
      data: { url: `/media/${file}`, storage: "disk", files: [file], createdAt: at },
    });
  }
}

const ALL = {
  sessions: 1,
  "mailed links": 1,
  "pending logins": 1,
  "sign-in codes": 1,
  "rate limit counters": 1,
  "unanswered newsletter requests": 1,
  "received events": 2,
  "idempotency keys": 1,
  pictures: 1,
};

it("keeps a thread for two years from its last word", async () => {
  const long = new Date(Date.now() - 800 * DAY_MS);
  const from = { name: "Asha", email: "asha@example.in", ipAddress: "", createdAt: long };
  const names = ["silent", "answered"];
  for (const message of names) {
    const { id: messageId } = await db.contactMessage.create({ data: { ...from, message } });
    const reply = { messageId, text: "Yes.", by: "Meera", createdAt: long };
    await db.messageReply.create({ data: reply });
    if (message === "silent") continue;
    await db.messageReply.create({ data: { ...reply, createdAt: new Date() } });
  }
  for (const number of names) {
    const offer = { state: "asked", name: "Asha", accessKey: number, keyExpiresAt: long } as const;
    const { id: offerId } = await db.offer.create({ data: { ...offer, number, createdAt: long } });
    if (number === "silent") continue;
    await db.offerMessage.create({ data: { offerId, party: "shop", text: "Soon.", by: "Meera" } });
  }
  expect(await sweep({ databaseUrl: url, db })).toEqual({ messages: 1, "unsent offers": 1 });
  expect((await db.contactMessage.findMany()).map(({ message }) => message)).toEqual(["answered"]);
  expect((await db.offer.findMany()).map(({ number }) => number)).toEqual(["answered"]);
});

it("keeps a spam price request for a year, and one that led to an order for two", async () => {
  const withdrawn = { state: "withdrawn", name: "Asha", phone: "98", request: {} } as const;
  const asked = [{ name: "Box", note: "For my shop" }];
  const giveAll = async (ages: ReturnType<typeof around>, offer: object) => {
    for (const { name, at: createdAt } of ages) {
      const own = { number: `${name} ${JSON.stringify(offer)}`, accessKey: "", createdAt, asked };
      const data = { ...withdrawn, ...own, keyExpiresAt: createdAt, ...offer };
      await db.offer.create({ data });
    }
  };
  await giveAll(around(365), {});
  await giveAll(around(365), { reason: "We make no such box." });
  for (const age of around(730)) {
    const { id: orderId } = await givenOrder(db);
    await giveAll([age], { state: "accepted", orderId });
  }
  expect(await sweep({ databaseUrl: url, db })).toEqual({
    "spam requests": 1,
    "answered requests": 1,
  });
  const kept = await db.offer.findMany({ orderBy: { createdAt: "asc" } });
  const [ordered, ...others] = kept.map(({ state, phone, request, asked: lines }) => ({
    state,
    said: [phone, request, lines],
  }));
  const forgotten = [null, null, [{ name: "Box", note: null }]];
  expect(ordered).toEqual({ state: "accepted", said: forgotten });
  expect(others.map(({ state }) => state)).toEqual([
    "accepted",
    "withdrawn",
    "withdrawn",
    "withdrawn",
  ]);
  for (const { said } of others) expect(said).toEqual(["98", {}, asked]);
  expect(await sweep({ databaseUrl: url, db })).toEqual({});
});

const ACCEPTED = { state: "accepted", name: "Asha", phone: "98", accessKey: "" } as const;

it("clears the texts of a remaining offer two years after its last message", async () => {
  const request = { message: "For Diwali" };
  const asked = [{ name: "Box", note: "For my shop" }];
  const offers = [
    { number: "sent", version: 1, sent: 800, wrote: 800 },
    { number: "ordered", order: true, wrote: 800 },
    { number: "sent lately", version: 1, sent: 700, wrote: 800 },
    { number: "written lately", order: true, wrote: 700 },
  ];
  const long = daysAgo(800);
  for (const { number, version = null, sent, order, wrote } of offers) {
    const orderId = order ? (await givenOrder(db)).id : null;
    const bytes = Buffer.from(number);
    const file = { name: "a.pdf", type: "application/pdf", size: bytes.length, bytes };
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { id: offerId } = await db.offer.create({
      data: {
        ...ACCEPTED,
        number,
        version,
        orderId,
        request,
        asked,
        keyExpiresAt: long,
        createdAt: long,
        files: { create: { attachment: { create: { ...file, sha256, createdAt: long } } } },
        messages: { create: { party: "shop", text: "Soon.", by: "Meera", at: daysAgo(wrote) } },
      },
    });
    if (sent) await givenVersion(offerId, daysAgo(sent));
  }
  expect(await countOutdated(db)).toEqual({
    "answered requests": 2,
    "offer messages": 2,
    "offer files": 2,
  });
  expect(await sweep({ databaseUrl: url, db })).toEqual({
    "answered requests": 2,
    "offer messages": 2,
    "offer files": 2,
    attachments: 2,
  });
  const kept = await db.offer.findMany({
    select: { number: true, phone: true, request: true, asked: true, messages: true, files: true },
    orderBy: { number: "asc" },
  });
  const forgotten = {
    request: null,
    asked: [{ name: "Box", note: null }],
    messages: [],
    files: [],
  };
  const left = { phone: "98", request, asked, messages: [{ text: "Soon." }], files: [{}] };
  expect(kept).toMatchObject([
    { number: "ordered", phone: null, ...forgotten },
    { number: "sent", phone: "98", ...forgotten },
    { number: "sent lately", ...left },
    { number: "written lately", ...left },
  ]);
  expect(await sweep({ databaseUrl: url, db })).toEqual({});
});

const givenVersion = (offerId: string, sentAt: Date) =>
  db.offerVersion.create({
    data: {
      offerId,
      n: 1,
      sentAt,
      validUntil: sentAt,
      leadDays: 5,
      tolerancePercent: 0,
      advancePercent: 0,
      discountPaise: 0,
      shippingPaise: 0,
      lines: [],
    },
  });

describe("housekeeping", () => {
  beforeEach(async () => {
    await givenAccountRows();
    await givenKeys();
    await givenEvents();
    await givenSubscriptions();
    await givenPictures();
  });

  it("removes outdated rows and keeps others, on each side of every limit", async () => {
    expect(await countOutdated(db)).toEqual(ALL);
    expect(await sweep({ databaseUrl: url, db })).toEqual(ALL);
    expect(await countOutdated(db)).toEqual({});
    expect((await db.session.findMany()).map(({ userAgent }) => userAgent)).toEqual(["young"]);
    expect((await db.accountToken.findMany()).map(({ email }) => email)).toEqual(["young"]);
    expect((await db.pendingLogin.findMany()).map((row) => row.handleHash)).toEqual(["young"]);
    expect((await db.signInCode.findMany()).map(({ codeHash }) => codeHash)).toEqual(["young"]);
    expect((await db.rateLimit.findMany()).map(({ key }) => key)).toEqual(["young"]);
    const keys = await db.idempotencyKey.findMany({ orderBy: [{ scope: "asc" }, { key: "asc" }] });
    expect(keys.map(({ scope, key }) => `${scope.slice(0, 5)} ${key}`)).toEqual([
      "order old",
      "order young",
      "user: young",
    ]);
    expect((await db.receivedEvent.findMany()).map(({ id }) => id)).toEqual(["young", "young"]);
    const subscriptions = await db.newsletterSubscription.findMany({ orderBy: { email: "asc" } });
    expect(subscriptions.map(({ email }) => email)).toEqual([
      "old unsubscribed",
      "young pending",
      "young unsubscribed",
    ]);
    expect(await readdir(uploads)).toEqual([`${"1".repeat(24)}.webp`]);
  });

  it("logs what it removed, and nothing if there was nothing", async () => {
    await sweep({ databaseUrl: url, db });
    await sweep({ databaseUrl: url, db });
    const entries = await auditEntries(db, { action: "Data Pruned" });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ actor: "system", details: { removed: ALL } });
    expect(entries[0]?.description).toContain(inWords(ALL));
  });

  it("keeps pictures while a backup runs", async () => {
    const backup = new pg.Client(url);
    await backup.connect();
    expect(await acquireBackupLock(backup)).toBe(true);
    const { pictures, ...rows } = ALL;
    expect(await sweep({ databaseUrl: url, db })).toEqual(rows);
    await backup.end();
    expect(await sweep({ databaseUrl: url, db })).toEqual({ pictures });
  });

  it("keeps the audit log", async () => {
    const before = await db.auditLog.count();
    await sweep({ databaseUrl: url, db });
    expect(await db.auditLog.count()).toBe(before + 1);
  });
});

it("goes on until nothing is left, however much there is", async () => {
  await db.$executeRaw`
    INSERT INTO "rate_limits" ("key", "attempts", "lastAt")
    SELECT n::text, ARRAY[now()], now() - interval '2 days' FROM generate_series(1, 2500) n`;
  expect(await sweep({ databaseUrl: url, db })).toMatchObject({ "rate limit counters": 2500 });
});
