import { describe, expect, it } from "vitest";
import type { AuditStatus, AuditType } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/base/errors";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { exportAuditLogs } from "./export-audit-logs";
import { toActor } from "./record";
import { listAuditLogs, summariseAuditLogs } from "./queries";
import { auditListQuerySchema } from "./schemas";

const { db } = testDatabase();

interface Given {
  hoursAgo?: number;
  actor?: string;
  actorName?: string;
  action?: string;
  type?: AuditType;
  status?: AuditStatus;
  description?: string;
}

async function given({ hoursAgo = 1, ...entry }: Given = {}): Promise<void> {
  await db.auditLog.create({
    data: {
      timestamp: new Date(Date.now() - hoursAgo * 3_600_000),
      actor: "asha@example.in",
      actorName: "Asha Rao",
      action: "Login",
      type: "authentication",
      status: "success",
      description: "signed in",
      ...entry,
    },
  });
}

const request = (query: Record<string, string> = {}) =>
  listAuditLogs(db, auditListQuerySchema.parse(query));

const told = async (query: Record<string, string> = {}) =>
  (await request(query)).items.map(({ description }) => description);

describe("the list of audit logs", () => {
  it("looks for a text as it could have been stored", async () => {
    await given({ description: "signed in" });
    expect(await told({ q: "signed\0 in" })).toEqual(["signed in"]);
  });

  it("answers the documented fields, with the details", async () => {
    await db.auditLog.create({
      data: {
        actor: "guest@example.in",
        actorName: "Guest",
        action: "Order Created",
        type: "order",
        status: "success",
        description: "Order 1",
        ipAddress: "192.0.2.1",
        details: { order: "1" },
      },
    });
    const { items: logs } = await request();
    expect(logs).toEqual([
      {
        id: expect.any(String) as string,
        timestamp: expect.stringMatching(/Z$/) as string,
        user: "guest@example.in",
        userName: "Guest",
        action: "Order Created",
        type: "order",
        description: "Order 1",
        status: "success",
        ipAddress: "192.0.2.1",
        details: { order: "1" },
      },
    ]);
  });

  it("looks 24 hours back, or from where it is told", async () => {
    await given({ description: "now", hoursAgo: 0 });
    await given({ description: "yesterday", hoursAgo: 23.9 });
    await given({ description: "before", hoursAgo: 24.1 });
    await given({ description: "long ago", hoursAgo: 1000 });
    expect(await told()).toEqual(["now", "yesterday"]);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    expect(await told({ since: at(900) })).toEqual(["now", "yesterday", "before"]);
    expect(await told({ until: at(23) })).toEqual(["yesterday", "before"]);
    expect(await told({ since: at(2000), until: at(500) })).toEqual(["long ago"]);
  });

  it("searches description, user and action, and takes signs as signs", async () => {
    await given({ description: "100% sold_out" });
    await given({ description: "x", actor: "Ravi@Example.in" });
    await given({ description: "y", actorName: "Meera Nair" });
    await given({ description: "z", action: "Backup Created" });
    expect(await told({ q: "100% s" })).toEqual(["100% sold_out"]);
    expect(await told({ q: "d_o" })).toEqual(["100% sold_out"]);
    expect(await told({ q: "ravi" })).toEqual(["x"]);
    expect(await told({ q: "nair" })).toEqual(["y"]);
    expect(await told({ q: "BACKUP" })).toEqual(["z"]);
    expect(await told({ q: "1000" })).toEqual([]);
  });

  it("filters by type and status, and by what the dashboard calls an alert", async () => {
    await given({ description: "right" });
    await given({ description: "wrong", status: "failed", hoursAgo: 2 });
    await given({ description: "backup", type: "system", hoursAgo: 3 });
    await given({ description: "lost sale", type: "order", status: "failed", hoursAgo: 4 });
    expect(await told({ type: "authentication" })).toEqual(["right", "wrong"]);
    expect(await told({ status: "failed" })).toEqual(["wrong", "lost sale"]);
    expect(await told({ type: "order", status: "failed" })).toEqual(["lost sale"]);
    expect(await told({ alerts: "true" })).toEqual(["wrong", "backup"]);
    expect(await told({ alerts: "true", limit: "1" })).toEqual(["wrong"]);
    expect(await told({ alerts: "false" })).toHaveLength(4);
    expect(await request({ status: "failed" })).toMatchObject({ total: 2, all: 4 });
  });

  it("pages through entries of one moment without losing or repeating any", async () => {
    const timestamp = new Date();
    for (let n = 0; n < 25; n++) {
      await db.auditLog.create({
        data: {
          timestamp,
          actor: "system",
          actorName: "System",
          action: "Login",
          type: "authentication",
          status: "success",
          description: `Entry ${n}`,
        },
      });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await request({ limit: "10", ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(25);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(25);
    await expect(request({ cursor: "made up" })).rejects.toThrow(AppError);
  });
});

describe("the figures of the last 24 hours", () => {
  it("count all, what went well, what failed, and different users", async () => {
    expect(await summariseAuditLogs(db)).toEqual({
      total: 0,
      successful: 0,
      failed: 0,
      uniqueUsers: 0,
    });
    await given();
    await given({ status: "failed" });
    await given({ actor: "system", status: "warning" });
    await given({ actor: "other@example.in", hoursAgo: 25 });
    expect(await summariseAuditLogs(db)).toEqual({
      total: 3,
      successful: 1,
      failed: 1,
      uniqueUsers: 2,
    });
  });
});

describe("the export", () => {
  const actor = toActor({
    id: "0190a0b0-0000-7000-8000-000000000001",
    name: "Meera Nair",
    email: "meera@example.in",
  });

  const csv = async (filter = {}) => {
    const stream = await exportAuditLogs({ db, filter, actor, ipAddress: "192.0.2.9" });
    return new Response(stream).text();
  };

  it("holds what the filter picks, harmless to a spreadsheet, and is itself recorded", async () => {
    await given({ description: "=HYPERLINK(1)", actorName: 'Asha "A"\nRao' });
    await given({ description: "not asked for", type: "data" });
    const text = await csv({ type: "authentication" });
    expect(text).toMatch(
      /^\uFEFF?Timestamp,User Name,User,Action,Type,Description,Status,IP Address,Details\r\n/,
    );
    expect(readCsv(text)).toMatchObject([
      { "User Name": 'Asha "A"\nRao', Description: "'=HYPERLINK(1)" },
    ]);
    const [entry] = await auditEntries(db, { action: "Audit Logs Export" });
    expect(entry).toMatchObject({
      userId: actor.userId,
      actor: actor.identifier,
      ipAddress: "192.0.2.9",
      details: { filter: { type: "authentication" } },
    });
  });

  it("holds more than a batch, once each", async () => {
    await db.$executeRaw`
      INSERT INTO "audit_logs" ("id", "actor", "actorName", "action", "type", "status", "description")
      SELECT gen_random_uuid(), 'system', 'System', 'Login', 'data', 'success', 'Entry ' || n
      FROM generate_series(1, 2300) n`;
    const entries = (await csv({ q: "Entry" })).match(/Entry \d+/g) ?? [];
    expect(entries).toHaveLength(2300);
    expect(new Set(entries).size).toBe(2300);
  });
});
