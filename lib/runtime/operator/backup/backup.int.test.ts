import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { packTar, unpackTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { applyMigrations, missingMigrations } from "@/lib/db/migrations/migrate";
import { BASELINE } from "@/lib/db/migrations/migration-names";
import {
  asOwner,
  backupSteps,
  readContent,
  emptyDatabases,
  readFiles,
  givenAudit,
  givenShop,
  shopFolder,
} from "@/e2e/steps/backup-steps";
import { encryptFile } from "@/lib/base/secrets/encrypted-file";
import { testDatabase } from "@/e2e/support/database";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import { createBackup } from "./create-backup";
import { verifyArchive } from "./verify-archive";

const { db, url } = testDatabase();
const at = shopFolder();
const givenDatabase = emptyDatabases(url);
const { source, backUp, restore, restoreEncrypted } = backupSteps(url, at);

/** Tables to which the restore itself adds rows: one audit entry and its chain link. */
const LOG = ["audit_logs", "audit_chain"];

async function expectSameRows(database: string): Promise<void> {
  const before = await readContent(url);
  const after = await readContent(database);
  for (const [table, rows] of Object.entries(before)) {
    const added = (after[table] ?? []).filter((row) => !rows.includes(row));
    expect(added, table).toHaveLength(LOG.includes(table) ? 1 : 0);
    expect(after[table], table).toHaveLength(rows.length + added.length);
    if (table === "audit_logs") expect(added[0]).toContain("Backup Restored");
  }
  expect(Object.keys(after)).toEqual(Object.keys(before));
}

async function expectTriggersAtWork(database: string): Promise<void> {
  await asOwner(database, async (client) => {
    const off = await client.query(
      `SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'
       UNION ALL SELECT conname FROM pg_constraint WHERE NOT convalidated`,
    );
    expect(off.rows).toEqual([]);
    await expect(client.query(`DELETE FROM "audit_logs"`)).rejects.toThrow("append-only");
  });
}

/** Writes other migrations into the backup's manifest. */
async function rewriteMigrations(migrations: readonly string[]): Promise<void> {
  const members = await unpackTar(gunzipSync(await readFile(at.file)));
  const manifest = members.at(-1);
  if (!manifest) throw new Error("The backup is empty.");
  const content = JSON.parse(Buffer.from(manifest.data ?? []).toString()) as object;
  const data = Buffer.from(JSON.stringify({ ...content, migrations }));
  const header = { ...manifest.header, size: data.length };
  await writeFile(at.file, gzipSync(await packTar([...members.slice(0, -1), { header, data }])));
}

describe("a backup", () => {
  it.each(["superuser", "limited"] as const)(
    "restores every row and every picture, into a database of a %s role",
    async (owner) => {
      await givenShop(db);
      const proof = path.join(
        at.home,
        "source/private/proofs/0199c0de-0000-7000-8000-000000000001",
      );
      await mkdir(proof, { recursive: true });
      await writeFile(path.join(proof, "1.png"), "a page");
      const { manifest } = await backUp();
      const missing = ["gone.webp", "lost.webp", "test.webp"];
      expect([...manifest.missingPictures].sort()).toEqual(missing);
      const database = await givenDatabase(owner);
      const target = path.join(at.home, "target");
      const outcome = await restore({ DATABASE_URL: database, DATA_DIR: target }, at.file);
      expect(outcome.output).toContain("its chain is whole");
      expect(outcome.status).toBe(0);
      await expectSameRows(database);
      await expectTriggersAtWork(database);
      expect(await readFiles(path.join(target, "uploads"))).toEqual(
        await readFiles(path.join(at.home, "source/uploads")),
      );
      const page = path.join(target, "private/proofs", path.basename(proof), "1.png");
      expect(await readFile(page, "utf8")).toBe("a page");
      expect(await missingMigrations(database)).toEqual([]);
    },
  );

  it("that was downloaded is restored with its passphrase, and with no other", async () => {
    await givenAudit(db);
    const { manifest } = await backUp();
    const file = path.join(at.home, "shop.tar.gz.age");
    await writeFile(file, await encryptFile(at.file, "four paper kites"));
    const target = { DATABASE_URL: await givenDatabase(), DATA_DIR: path.join(at.home, "target") };
    const requested = await restore(target, file);
    expect(requested).toMatchObject({
      status: 1,
      output: expect.stringContaining("add --passphrase-stdin") as string,
    });
    const wrong = await restoreEncrypted(target, file, "five paper kites");
    expect(wrong.output).toContain("the passphrase does not open it");
    const right = await restoreEncrypted(target, file, "four paper kites\n");
    expect(right).toMatchObject({ status: 0 });
    expect(right.output).toContain(`of ${manifest.createdAt}`);
  });

  it("is unreadable for others, and complete or absent", async () => {
    await backUp();
    expect((await stat(at.file)).mode & 0o777).toBe(0o600);
    expect((await readdir(at.home)).sort()).toEqual(["shop.tar.gz", "source"]);
  });

  it("is a snapshot of one moment, however much is written meanwhile", async () => {
    await givenShop(db);
    const done = new AbortController();
    const writing = (async () => {
      while (!done.signal.aborted) await givenAudit(db);
    })();
    const { manifest } = await backUp();
    done.abort();
    await writing;
    const findRows = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
    expect(findRows("audit_logs")).toBe(findRows("audit_chain"));
    expect(findRows("audit_chain")).toBe(manifest.auditHead.seq);
  });

  it("is made by one at a time", async () => {
    const other = path.join(at.home, "other.tar.gz");
    const both = await Promise.allSettled([
      backUp(),
      createBackup({ env: source(), databaseUrl: url, file: other }),
    ]);
    const refused = both.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeLessThan(2);
    for (const each of refused) {
      expect(String((each as PromiseRejectedResult).reason)).toContain("Another backup");
    }
  });

  it("misses nothing that the database counts by itself", async () => {
    const { rowCount } = await asOwner(url, (client) =>
      client.query("SELECT FROM pg_sequences WHERE schemaname = 'public'"),
    );
    expect(rowCount).toBe(0);
  });

  it("from before the baseline is restored if it has all that the baseline replaced", async () => {
    const former = await givenDatabase();
    await applyMigrations(former, [BASELINE]);
    await prepareQueues(former);
    await createBackup({ env: source(), databaseUrl: former, file: at.file });
    await rewriteMigrations(["0_baseline", "20261129125900_free_orders_are_paid"]);
    const database = await givenDatabase();
    const target = { DATABASE_URL: database, DATA_DIR: path.join(at.home, "target") };
    expect(await restore(target, at.file)).toMatchObject({ status: 0 });
    expect(await missingMigrations(database)).toEqual([]);
  });

  it.each([
    ["older than the baseline", ["20261121060000_initial"], "Start it once with the last checkout"],
    ["of a newer shop", [BASELINE, "20991231000000_next"], "update this one first"],
  ])("%s is refused with the remedy", async (_, migrations, advice) => {
    await backUp();
    await rewriteMigrations(migrations);
    await expect(verifyArchive(at)).rejects.toThrow(advice);
  });
});
