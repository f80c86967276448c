import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { AUDIT_EVENTS, type AuditEvent } from "./events";
import { verifyAuditChain } from "./verify-chain";

/** Tests which entries the role of the web process can add to the audit log with SQL of its own. */

const { db: owner, url } = testDatabase();
const db = limitedDatabase(url);
let asha = "";

beforeEach(async () => {
  const data = { name: "Asha Rao", email: "asha@example.in", role: "admin" } as const;
  ({ id: asha } = await db.user.create({ data, select: { id: true } }));
});

type Tables = Pick<PrismaClient, "auditLog" | "session">;

const minutes = (n: number) => new Date(Date.now() + n * 60_000);

const session = (userId: string) => ({
  userId,
  userAgent: "",
  ipAddress: "203.0.113.7",
  createdAt: minutes(-30),
  expiresAt: minutes(60),
});

/** Inserts a session without its audit entry, which only the owner of the tables can do. */
const givenSession = (times: { expiresAt?: Date; revokedAt?: Date } = {}) =>
  owner.session.create({ data: { ...session(asha), ...times }, select: { id: true } });

function write(
  { auditLog }: Tables,
  action: AuditEvent,
  claim: { userId: string | null; actor: string; actorName: string },
) {
  return auditLog.create({
    data: {
      action,
      type: AUDIT_EVENTS[action],
      status: "success",
      description: "",
      ...claim,
      timestamp: new Date("2001-01-01"),
    },
    select: { userId: true, actor: true, actorName: true, timestamp: true },
  });
}

const OWNER = { actor: "owner@example.in", actorName: "Owner" };
const ASHA = { actor: "asha@example.in", actorName: "Asha Rao" };
const STRANGER = { userId: null, actor: "owner@example.in", actorName: "Owner (not signed in)" };

const told = async (action: AuditEvent, userId: string | null, claim = OWNER) => {
  const { timestamp, ...author } = await write(db, action, { userId, ...claim });
  expect(timestamp.getFullYear()).toBeGreaterThan(2025);
  return author;
};

describe("an entry in the log", () => {
  it("has the current name of a signed-in account, and the database's time", async () => {
    await givenSession();
    expect(await told("Setting Updated", asha)).toEqual({ userId: asha, ...ASHA });
    expect((await verifyAuditChain(db)).broken).toBeNull();
  });

  it.each([
    ["who is not there", {}],
    ["whose session ran out", { expiresAt: minutes(-6) }],
    ["whose session was ended", { revokedAt: minutes(-6) }],
  ])("does not name an account %s", async (_, times) => {
    if (Object.keys(times).length > 0) await givenSession(times);
    expect(await told("Setting Updated", asha)).toEqual(STRANGER);
  });

  it("still names whom a request that is under way belongs to", async () => {
    await givenSession({ revokedAt: minutes(-4) });
    expect(await told("Logout", asha)).toEqual({ userId: asha, ...ASHA });
  });

  it("names an account without a session only where one tries to get in or proves an address", async () => {
    const named: string[] = [];
    for (const action of Object.keys(AUDIT_EVENTS) as AuditEvent[]) {
      if ((await told(action, asha)).userId) named.push(action);
    }
    expect(named.sort()).toEqual([
      ...["Account Created", "Email Verification Failed", "Email Verified"],
      ...["Google Account Linked", "Login Failed", "Newsletter Confirmed", "Newsletter Ended"],
      ...["Password Reset Requested", "Password Updated"],
      ...["Second Factor Failed", "Second Factor Requested"],
    ]);
  });

  it.each([
    [randomUUID(), "owner@example.in", "Owner", "Owner (not signed in)"],
    [null, "owner@example.in", "Owner", "Owner (not signed in)"],
    [null, "guest@example.in", "Ravi (not signed in)", "Ravi (not signed in)"],
    [null, "unknown", "Unknown", "Unknown"],
    [null, "system", "Owner", "System"],
    [null, "operator", "root", "root (not signed in)"],
  ])("by %s as %s, %s, is told as by %s", async (userId, actor, actorName, name) => {
    const author = await told("Setting Updated", userId, { actor, actorName });
    expect(author).toEqual({ userId: null, actor, actorName: name });
  });
});

describe("a session", () => {
  const REFUSED = /42501|together with its entry/;

  it("is not opened without an entry of its own account", async () => {
    const { id: other } = await db.user.create({
      data: { name: "Ravi", email: "ravi@example.in" },
      select: { id: true },
    });
    const open = (enter?: (tx: Tables) => Promise<unknown>) =>
      db.$transaction(async (tx) => {
        const { id } = await tx.session.create({ data: session(asha), select: { id: true } });
        await enter?.(tx);
        return id;
      });
    await expect(open()).rejects.toThrow(REFUSED);
    await expect(
      open((tx) => write(tx, "Account Created", { userId: other, ...OWNER })),
    ).rejects.toThrow(REFUSED);
    await expect(
      open((tx) => write(tx, "Login Failed", { userId: asha, ...OWNER })),
    ).rejects.toThrow(REFUSED);
    await expect(open((tx) => tx.session.deleteMany())).rejects.toThrow(REFUSED);
    await open((tx) => write(tx, "Login", { userId: asha, ...OWNER }));
    await expect(open(), "by an earlier entry").rejects.toThrow(REFUSED);
    expect(await auditEntries(db)).toMatchObject([{ action: "Login", actor: ASHA.actor }]);
    expect(await db.session.count()).toBe(1);
  });

  it("becomes nobody else's, lasts no longer and does not come back", async () => {
    const { id } = await givenSession();
    const other = { name: "Ravi", email: "ravi@example.in" };
    const { id: userId } = await db.user.create({ data: other, select: { id: true } });
    for (const data of [{ userId }, { expiresAt: minutes(120) }, { createdAt: minutes(-1) }]) {
      await expect(db.session.update({ where: { id }, data })).rejects.toThrow(REFUSED);
    }
    await db.session.update({ where: { id }, data: { lastSeenAt: minutes(0) } });
    await db.session.update({ where: { id }, data: { revokedAt: minutes(600) } });
    for (const revokedAt of [null, minutes(600)]) {
      const revival = db.session.update({ where: { id }, data: { revokedAt } });
      await expect(revival).rejects.toThrow(REFUSED);
    }
    const { revokedAt } = await db.session.findUniqueOrThrow({ where: { id } });
    expect(Math.abs(Number(revokedAt) - Date.now())).toBeLessThan(300_000);
  });

  it("does not pass to another account by its id", async () => {
    const move = db.user.update({ where: { id: asha }, data: { id: randomUUID() } });
    await expect(move).rejects.toThrow(REFUSED);
  });
});
