import { readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { beforeEach, describe, expect, it } from "vitest";
import { applyMigrations } from "@/lib/db/migrations/migrate";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import {
  asOwner,
  backupSteps,
  readContent,
  emptyDatabases,
  givenShop,
  shopFolder,
} from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenSetting } from "@/e2e/steps/factories";
import { readTables } from "./tables";
import { verifyArchive } from "./verify-archive";

const { db, url } = testDatabase();
const at = shopFolder();
const givenDatabase = emptyDatabases(url);
const { backUp, restore } = backupSteps(url, at);

describe("a damaged backup", () => {
  const refusal = async () => String(await verifyArchive(at).catch((error: unknown) => error));

  beforeEach(async () => {
    await givenShop(db);
    await backUp();
  });

  it("is refused when it was cut short, anywhere", async () => {
    const { size } = await stat(at.file);
    for (const length of [size - 1, size - 9, Math.floor(size / 2), 30, 0]) {
      await truncate(at.file, length);
      expect(await refusal()).toContain("is no whole backup");
    }
  });

  it("is refused when one bit differs, anywhere", async () => {
    const whole = await readFile(at.file);
    // The ten bytes of gzip's header contain a date and similar fields.
    for (let byte = 10; byte < whole.length; byte += Math.ceil(whole.length / 40)) {
      const bent = Buffer.from(whole);
      bent.writeUInt8(bent.readUInt8(byte) ^ 0x10, byte);
      await writeFile(at.file, bent);
      expect(await refusal(), `byte ${byte}`).toContain("is no whole backup");
    }
  });

  it("is refused when it is something else", async () => {
    await writeFile(at.file, "not a backup");
    expect(await refusal()).toContain("is no whole backup");
    await rm(at.file);
    expect(await refusal()).toContain("There is no file");
  });

  it.each([
    { name: "uploads/../../shop.pid", type: "file" },
    { name: "/etc/cron.d/shop", type: "file" },
    { name: "uploads/a.webp", type: "symlink", linkname: "/etc/passwd" },
    { name: "uploads/a.webp", type: "link", linkname: "../../auth-secret" },
    { name: "uploads/a", type: "directory" },
  ] as const)("is refused when somebody put $name into it as a $type", async (header) => {
    const crafted = await packTar([{ header: { ...header, size: 0 } }]);
    await writeFile(at.file, gzipSync(crafted));
    expect(await refusal()).toContain(`it holds "${header.name}`);
  });

  it("changes nothing", async () => {
    await truncate(at.file, 5_000);
    const database = await givenDatabase();
    const target = path.join(at.home, "target");
    const { status, output } = await restore({ DATABASE_URL: database, DATA_DIR: target }, at.file);
    expect([status, output]).toEqual([1, expect.stringContaining("nothing was changed")]);
    expect(await readdir(at.home)).not.toContain("target");
    expect(await asOwner(database, readTables)).toEqual([]);
  });
});

describe("a place that is not empty", () => {
  beforeEach(async () => {
    await backUp();
  });

  it("is refused for its rows", async () => {
    await givenSetting(db, "siteName", "Mine");
    const before = await readContent(url);
    const target = { DATABASE_URL: url, DATA_DIR: path.join(at.home, "target") };
    const { status, output } = await restore(target, at.file);
    expect([status, output]).toEqual([1, expect.stringContaining("rows in settings")]);
    expect(await readContent(url)).toEqual(before);
  });

  it("is refused for its pictures, before the database is touched", async () => {
    const database = await givenDatabase();
    const target = { DATABASE_URL: database, DATA_DIR: path.join(at.home, "source") };
    const { status, output } = await restore(target, at.file);
    expect([status, output]).toEqual([1, expect.stringContaining("holds files")]);
    expect(await asOwner(database, readTables)).toEqual([]);
  });

  it("is none where a restore was broken off", async () => {
    const database = await givenDatabase();
    await applyMigrations(database);
    await prepareQueues(database);
    const target = { DATABASE_URL: database, DATA_DIR: path.join(at.home, "target") };
    expect(await restore(target, at.file)).toMatchObject({ status: 0 });
  });
});
