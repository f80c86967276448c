import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { acquireBackupJobLock } from "@/lib/db/locks/advisory-locks";
import { connect } from "@/lib/db/client";
import { toIndiaInput } from "@/lib/base/india-time";
import { log } from "@/lib/base/log";
import { poll } from "@/lib/base/poll";
import { BackupScheduler } from "@/lib/runtime/background/backup-scheduler";
import { readBackups } from "@/lib/dashboard/system/read-backups";
import { readLastBackup } from "@/lib/dashboard/system/read-system";
import { requestBackup } from "@/lib/dashboard/system/request-backup";
import { auditEntries } from "@/e2e/steps/audit-steps";
import {
  asOwner,
  backupSteps,
  emptyDatabases,
  readFiles,
  shopFolder,
} from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { SECRET } from "./format";
import { runBackup } from "./run-backup";
import { verifyArchive } from "./verify-archive";

const { db, url } = testDatabase();
const web = limitedDatabase(url);
const at = shopFolder();
const givenDatabase = emptyDatabases(url);
const { source, restore } = backupSteps(url, at);
const actor = { userId: null, identifier: "meera@example.com", name: "Meera" };

beforeEach(() => givenSetting(db, "backupAt", ""));

const HOUR_MS = 3_600_000;
/** Returns a time of day, such as "03:00", that has passed and does not come again during the test. */
const earlier = () => toIndiaInput(new Date(Date.now() - 3 * HOUR_MS)).slice(11);
afterEach(() => vi.restoreAllMocks());

const request = () => requestBackup({ db: web, actor, ipAddress: "203.0.113.7" });
const run = (databaseUrl = url) => runBackup({ env: source(), databaseUrl });
const runs = async () => (await readBackups(db)).runs;
const folder = () => path.join(at.home, "source/backups");
const backups = async () => (await readdir(folder()).catch(() => [])).sort();

describe("a backup that somebody asks for", () => {
  it("is made once, noted, told, and can be restored", async () => {
    const { name } = await givenProduct(db, { name: "Kraft box" });
    const requested = await request();
    expect(requested).toMatchObject({ state: "waiting", isScheduled: false, file: null });
    expect(await request()).toEqual(requested);
    expect(await db.auditLog.count({ where: { action: "Backup Requested" } })).toBe(1);

    await run();
    const [made, ...others] = await runs();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ _id: requested._id, state: "done", failure: null });
    expect(await readLastBackup(db)).toMatchObject({ file: made?.file, bytes: made?.bytes });
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    expect((await stat(made?.file ?? "")).mode & 0o777).toBe(0o600);

    const target = { DATABASE_URL: await givenDatabase(), DATA_DIR: path.join(at.home, "target") };
    expect(await restore(target, made?.file ?? "")).toMatchObject({ status: 0 });
    const restored = connect(target.DATABASE_URL, 1);
    expect(await restored.product.findFirst({ select: { name: true } })).toEqual({ name });
    await restored.$disconnect();
    expect(await readFiles(path.join(target.DATA_DIR, "uploads"))).toEqual(
      await readFiles(path.join(at.home, "source/uploads")),
    );
  });

  it("waits while another machine is at one", async () => {
    const other = new pg.Client(url);
    await other.connect();
    expect(await acquireBackupJobLock(other)).toBe(true);
    await request();
    await run();
    expect((await runs()).map(({ state }) => state)).toEqual(["waiting"]);
    await other.end();
    // The server notices slightly later that the other connection is gone.
    const isDone = async () => {
      await run();
      return (await runs())[0]?.state === "done";
    };
    expect(await poll(60, isDone)).toBe(true);
  });

  it("names the remedy when the database cannot be read", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const role = `web_${new URL(url).pathname.slice(1)}`;
    await asOwner(url, (client) => client.query(`REVOKE SELECT ON "carriers" FROM ${role}`));
    const limited = new URL(url);
    Object.assign(limited, { username: role, password: "limited" });
    await request();
    await run(limited.href);
    await asOwner(url, (client) => client.query(`GRANT SELECT ON "carriers" TO ${role}`));
    const [failed] = await runs();
    expect(failed).toMatchObject({ state: "failed", file: null });
    expect(failed?.failure).toContain("`npm run shop -- backup` with the address of its owner");
    expect(await readLastBackup(db)).toBeNull();
    expect(await backups()).toEqual([]);
    // With the documented rights, the backup is made.
    await request();
    await run(limited.href);
    expect((await runs())[0]).toMatchObject({ state: "done" });
  });

  it("reports a full disk, and a shop that was stopped meanwhile", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    await writeFile(folder(), "in the way");
    await request();
    await run();
    expect((await runs())[0]?.failure).toBe("The folder of backups cannot be written to.");
    const [entry] = await auditEntries(db, { action: "Backup Failed" });
    expect(entry).toMatchObject({
      actor: "system",
      type: "system",
      status: "failed",
      description: "The backup could not be made. The folder of backups cannot be written to.",
    });
    const waiting = await readToDo(db, "admin");
    expect(waiting).toContainEqual({ id: "backup", count: 1, isMore: false });
    await db.backupRun.create({ data: { isScheduled: false, startedAt: new Date() } });
    await run();
    expect((await runs())[0]?.failure).toContain("The shop was stopped");
  });
});

describe("the daily backup", () => {
  it("is made once at its time, and the newest of the shop's own are kept", async () => {
    await db.user.create({
      data: { name: "Asha", email: "a@b.in", createdAt: new Date("2026-01-01T00:00:00Z") },
    });
    await mkdir(folder());
    const old = [1, 2, 3].map((n) => `shop-auto-2026010${n}T213000Z.tar.gz`);
    const command = "shop-20260101T000000Z.tar.gz";
    for (const name of [...old, command]) await writeFile(path.join(folder(), name), "");
    await writeFile(path.join(folder(), "shop-auto-20260104T213000Z.tar.gz.partial"), "half");
    await db.setting.update({ where: { key: "backupAt" }, data: { value: earlier() } });
    await givenSetting(db, "backupsKept", "2");
    await run();
    await run();
    const [made, ...others] = await runs();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ state: "done", isScheduled: true });
    expect(await backups()).toEqual([command, old[2], path.basename(made?.file ?? "")]);
  });

  it("is retried an hour after a failure, together with waiting work", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    await db.user.create({
      data: { name: "Asha", email: "a@b.in", createdAt: new Date("2026-01-01T00:00:00Z") },
    });
    await db.setting.update({ where: { key: "backupAt" }, data: { value: earlier() } });
    await writeFile(folder(), "in the way");
    await run();
    await run();
    expect((await runs()).map(({ state }) => state)).toEqual(["failed"]);
    await db.backupRun.updateMany({ data: { endedAt: new Date(Date.now() - HOUR_MS - 1000) } });
    await rm(folder());
    await run();
    await run();
    expect((await runs()).map(({ state }) => state)).toEqual(["done", "failed"]);
    expect(await readToDo(db, "admin")).toContainEqual({ id: "backup", count: 0, isMore: false });
  });
});

describe("the supervisor", () => {
  it("starts a process that makes it, with the secret that the shop made itself", async () => {
    vi.stubEnv("DATA_DIR", path.join(at.home, "source"));
    await writeFile(path.join(at.home, "source/auth-secret"), "kept");
    await request();
    const keeper = new BackupScheduler(
      { databaseUrl: url, authSecret: undefined },
      { look: 50, pause: 60_000 },
    );
    const isDone = async () => (await runs())[0]?.state === "done";
    expect(await poll(60, isDone)).toBe(true);
    await keeper.stop();
    vi.unstubAllEnvs();
    const { members } = await verifyArchive({ file: (await runs())[0]?.file ?? "" });
    expect(members.map(({ name }) => name)).toContain(SECRET);
  });
});
