import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { asOwner, runCommand } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";

const { db, url } = testDatabase();
const home = await mkdtemp(path.join(tmpdir(), "shop-commands-"));
const env = {
  DATABASE_URL: url,
  DATA_DIR: home,
  AUTH_SECRET: "a secret of the tests, long enough",
};
const run = (...args: string[]) => runCommand(args, env);

afterAll(() => rm(home, { recursive: true }));

async function givenEntries(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await db.$transaction((tx) =>
      recordAudit(tx, { event: "Setting Updated", actor: SYSTEM_ACTOR, description: `No. ${n}` }),
    );
  }
}

async function alterEntry(description: string): Promise<string> {
  const { id } = await db.auditLog.findFirstOrThrow({ where: { description } });
  await asOwner(url, async (client) => {
    await client.query("SET session_replication_role = replica");
    await client.query(`UPDATE "audit_logs" SET "actor" = 'nobody' WHERE "id" = $1`, [id]);
  });
  return id;
}

describe("npm run shop -- audit:verify", () => {
  it("answers the head, which a later run takes as proof", async () => {
    await givenEntries(3);
    const { status, output } = await run("audit:verify");
    expect([status, output]).toEqual([0, expect.stringContaining("whole: 3 entries, head 3:")]);
    const head = /head (\S+)/.exec(output)?.[1] ?? "";
    await givenEntries(1);
    expect(await run("audit:verify", "--since", head)).toMatchObject({ status: 0 });
    const other = head.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    const refused = await run("audit:verify", "--since", other);
    expect([refused.status, refused.output]).toEqual([
      1,
      expect.stringContaining("broken at link 3"),
    ]);
  });

  it("ends with status 1 and names the first row that was altered", async () => {
    await givenEntries(3);
    const id = await alterEntry("No. 1");
    const { status, output } = await run("audit:verify");
    expect([status, output]).toEqual([1, expect.stringContaining(`link 2, entry ${id}`)]);
  });
});

describe("npm run shop -- prune", () => {
  it("removes nothing in a dry run, and old audit entries only when told to", async () => {
    await givenEntries(2);
    await db.$executeRaw`
      INSERT INTO "rate_limits" VALUES ('old', ARRAY[now()], now() - interval '2 days')`;
    const dry = await run("prune", "--dry-run", "--audit-days", "365");
    expect(dry.output).toContain("Outdated now: 1 rate limit counter");
    expect(dry.output).toContain("0 old entries to go");
    expect(await db.rateLimit.count()).toBe(1);
    expect((await run("prune")).output).toContain("Removed: 1 rate limit counter");
    expect(await db.auditLog.count()).toBe(3);
  });

  it("keeps audit entries for a year, whatever it is told", async () => {
    const { status, output } = await run("prune", "--audit-days", "30");
    expect([status, output]).toEqual([2, expect.stringContaining("at least 365")]);
  });
});
