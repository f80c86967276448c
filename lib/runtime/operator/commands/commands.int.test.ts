import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { asOwner, runCommand } from "@/e2e/steps/backup-steps";
import { givenOrder, givenUser } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import type { Mail } from "@/lib/messaging/queue/mail";
import { composeMail } from "@/lib/runtime/mails/compose";

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
  it("prints the head, which a later run accepts as proof", async () => {
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

  it("ends with status 1 and names the first altered row", async () => {
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

  it("keeps audit entries for at least a year", async () => {
    const { status, output } = await run("prune", "--audit-days", "30");
    expect([status, output]).toEqual([2, expect.stringContaining("at least 365")]);
  });
});

describe("npm run shop -- breach:notify", () => {
  const file = path.join(home, "facts.json");
  const list = path.join(home, "addresses.txt");
  const BOARD = "reports@board.example";

  beforeEach(async () => {
    await writeFile(file, (await run("breach:notify", "--example")).output);
    await writeFile(list, "asha@example.in\n\nRAVI@example.in\nasha@example.in\n");
  });

  const queued = async () => {
    const rows = await db.$queryRaw<{ data: Mail; createdOn: Date }[]>`
      SELECT data, created_on AS "createdOn" FROM pgboss.job WHERE name = 'mail' ORDER BY created_on, id`;
    return rows.map(({ data }) => data);
  };
  const mails = async () => {
    const sender = { appUrl: "https://shop.example" };
    const composed = (await queued()).map((mail) =>
      composeMail(db, { mail, queuedAt: new Date() }, sender),
    );
    return (await Promise.all(composed)).map((mail) => ({
      to: mail?.to.address,
      text: mail?.text,
    }));
  };

  it("sends nothing in a dry run, and then each notice once, with the number for the Board", async () => {
    const dry = await run("breach:notify", file, "--to", list, "--board", BOARD, "--dry-run");
    expect(dry.output).toContain(
      "2 people to tell of 2026-11-lost-laptop, 0 told before, and the Board",
    );
    expect([await queued(), await db.auditLog.count()]).toEqual([[], 0]);
    for (let time = 0; time < 2; time += 1) {
      expect(await run("breach:notify", file, "--to", list, "--board", BOARD)).toMatchObject({
        status: 0,
      });
    }
    const sent = await mails();
    expect(sent.map(({ to }) => to).sort()).toEqual(["asha@example.in", "ravi@example.in", BOARD]);
    const report = sent.find(({ to }) => to === BOARD)?.text ?? "";
    const notice = sent.find(({ to }) => to === "asha@example.in")?.text ?? "";
    expect(report).toContain("2 told by email");
    expect(report).toContain("disk was not encrypted");
    expect(notice).toContain("Pay only to the account that stands in your invoice");
    expect(notice).not.toContain("disk was not encrypted");
    const entries = await db.auditLog.findMany({ where: { action: "Breach Notified" } });
    expect(entries.map(({ actor }) => actor)).toEqual(["operator", "operator"]);
  });

  it("notifies all known addresses, and later those added since", async () => {
    await givenUser(db, { email: "asha@example.in" });
    await givenOrder(db, { email: "guest@example.in" });
    expect((await run("breach:notify", file, "--all")).output).toContain("2 people");
    await givenOrder(db, { email: "later@example.in" });
    expect((await run("breach:notify", file, "--all")).output).toContain(
      "1 person to tell of 2026-11-lost-laptop, 2 told before",
    );
    expect(await queued()).toHaveLength(3);
  });

  it.each([
    [2, "either --all or --to", [file]],
    [2, "name of the file", ["--all"]],
    [2, "--board must be", [file, "--all", "--board", "nobody"]],
    [1, "cannot be read", ["none.json", "--all"]],
    [1, "is no JSON", [list, "--all"]],
    [1, "is no email address", [file, "--to", file]],
  ] as const)("ends with status %i where %s", async (status, words, args) => {
    const refused = await run("breach:notify", ...args);
    expect([refused.status, refused.output]).toEqual([status, expect.stringContaining(words)]);
    expect(await queued()).toEqual([]);
  });
});
