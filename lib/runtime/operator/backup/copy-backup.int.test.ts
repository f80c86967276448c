import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  backupSteps,
  emptyDatabases,
  readFiles,
  runCommand,
  shopFolder,
} from "@/e2e/steps/backup-steps";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { startS3, type S3Server } from "@/e2e/support/stand-ins/s3-server";
import { parseEnv } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { decryptFile } from "@/lib/base/secrets/encrypted-file";
import { readBackups, readCopies } from "@/lib/dashboard/system/read-backups";
import { requestBackup } from "@/lib/dashboard/system/request-backup";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { openBucket } from "@/lib/files/s3-bucket";
import { copyBackup } from "./copy-backup";
import { runBackup } from "./run-backup";

const { db, url } = testDatabase();
const at = shopFolder();
const { source } = backupSteps(url, at);
const givenDatabase = emptyDatabases(url);
const actor = { userId: null, identifier: "meera@example.com", name: "Meera" };
const PASSPHRASE = "four paper kites above the mill";

/** Stands between shop and bucket. Returns true where it answered itself. */
type Mishap = (requested: IncomingMessage, answer: ServerResponse) => Promise<boolean> | boolean;

let bucket: S3Server;
let mishap: Mishap = () => false;
const line = createServer((requested, answer) => {
  void (async () => {
    if (await mishap(requested, answer)) return;
    const { method, headers, url: target } = requested;
    const onward = request(new URL(target ?? "/", bucket.bucket.endpoint), { method, headers });
    onward.on("response", (answered) => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(answer);
    });
    requested.pipe(onward);
  })();
});

beforeAll(async () => {
  bucket = await startS3();
  line.listen(0, "127.0.0.1");
});
beforeEach(async () => {
  mishap = () => false;
  await givenSetting(db, "backupAt", "");
  await writeFile(path.join(at.home, "passphrase"), `${PASSPHRASE}\n`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of await bucket.names()) await openBucket(bucket.bucket).remove(name);
});
afterAll(async () => {
  line.close();
  await bucket.close();
});

const variables = (other: Record<string, string> = {}) => ({
  BACKUP_ENDPOINT: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
  BACKUP_BUCKET: bucket.bucket.bucket,
  BACKUP_KEY_ID: bucket.bucket.keyId,
  BACKUP_SECRET: bucket.bucket.secret,
  BACKUP_PASSPHRASE_FILE: path.join(at.home, "passphrase"),
  ...other,
});

function readPlace(other?: Record<string, string>) {
  const { BACKUP } = parseEnv({ NODE_ENV: "test", ...variables(other) });
  if (!BACKUP) throw new Error("These variables name no bucket.");
  return BACKUP;
}

/** Copies a file of this size as the backup of a run, and returns the result. */
async function copy(bytes: number, { kept = 7, ...other }: { kept?: number } & Variables = {}) {
  const name = `shop-auto-20261130T0300${String(await db.backupRun.count()).padStart(2, "0")}Z.tar.gz`;
  const file = path.join(at.home, name);
  const content = randomBytes(bytes);
  await writeFile(file, content);
  const { id } = await db.backupRun.create({
    data: { isScheduled: true, startedAt: new Date(), endedAt: new Date(), file },
  });
  await copyBackup({ db, id, file, copies: readPlace(other), kept });
  const { runs } = await readBackups(db);
  return { name: `shop-backups/${name}.age`, content, run: runs.find(({ _id }) => _id === id) };
}

type Variables = Partial<Record<keyof ReturnType<typeof variables>, string>>;

async function readCopy(name: string): Promise<Buffer> {
  const found = await openBucket(bucket.bucket).get(name);
  const file = path.join(at.home, "fetched.age");
  await writeFile(file, Buffer.from((await found?.arrayBuffer()) ?? new ArrayBuffer()));
  return Buffer.concat(await Readable.from(await decryptFile(file, PASSPHRASE)).toArray());
}

const isPart = ({ url: target = "" }: IncomingMessage) => target.includes("partNumber=");

describe("the copy of a backup in a bucket", () => {
  it("comes with the backup, is told, and can be restored from the bucket alone", async () => {
    const { name } = await givenProduct(db, { name: "Kraft box" });
    await requestBackup({ db, actor, ipAddress: "203.0.113.7" });
    const env = { ...source(), BACKUP: readPlace() };
    await runBackup({ env, databaseUrl: url });
    const [copied] = await bucket.names();
    expect(copied).toMatch(/^shop-backups\/shop-auto-\d{8}T\d{6}Z\.tar\.gz\.age$/);
    const [run] = (await readBackups(db)).runs;
    expect(run).toMatchObject({ state: "done", copy: { state: "done", failure: null } });
    expect(run?.copy?.bytes).toBeGreaterThan(run?.bytes ?? 0);

    const target = { DATABASE_URL: await givenDatabase(), DATA_DIR: path.join(at.home, "target") };
    const { AUTH_SECRET } = source();
    const restored = await runCommand(["restore", "--from-bucket"], {
      ...target,
      ...variables(),
      AUTH_SECRET,
    });
    expect(restored).toMatchObject({ status: 0 });
    expect(restored.output).toContain("Restored    every row and picture");
    expect(await readFiles(path.join(target.DATA_DIR, "uploads"))).toEqual(
      await readFiles(path.join(at.home, "source/uploads")),
    );
    expect(name).toBe("Kraft box");
    const none = await runCommand(["restore", "shop-auto-none.tar.gz.age", "--from-bucket"], {
      ...target,
      ...variables(),
      AUTH_SECRET,
    });
    expect(none).toMatchObject({ status: 1 });
    expect(none.output).toContain("The bucket has no such copy.");
  });

  it("arrives whole in parts over a slow line that breaks", async () => {
    const broken = new Set<string>();
    mishap = async (requested) => {
      if (!isPart(requested)) return false;
      await pause(50);
      const { url: target = "" } = requested;
      if (broken.has(target)) return false;
      broken.add(target);
      requested.once("data", () => requested.socket.destroy());
      return true;
    };
    const { name, content, run } = await copy(9_000_000);
    expect(run?.copy).toMatchObject({ state: "done", failure: null });
    expect(broken.size).toBe(2);
    expect((await readCopy(name)).equals(content)).toBe(true);
  });

  it("leaves the newest ones, and files of others", async () => {
    const { put } = openBucket(bucket.bucket);
    const sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const own = "shop-backups/notes.age";
    await put(own, { body: new Uint8Array(), sha256, headers: {} });
    const names: string[] = [own];
    for (let day = 0; day < 3; day += 1) names.push((await copy(10, { kept: 2 })).name);
    expect(await bucket.names()).toEqual(names.filter((_, index) => index !== 1));
  });

  const refuse = (status: number, code: string, message: string): Mishap => {
    return (requested, answer) => {
      if (!isPart(requested)) return false;
      requested.resume();
      answer.writeHead(status, { "Content-Type": "application/xml" });
      answer.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
      return true;
    };
  };
  const breaksOff: Mishap = (requested) => {
    if (!isPart(requested)) return false;
    requested.socket.destroy();
    return true;
  };
  it.each<[string, Mishap, Variables, RegExp]>([
    ["breaks off each time", breaksOff, {}, /could not be reached: (ECONNRESET|UND_ERR_SOCKET)/],
    [
      "has a wrong key",
      () => false,
      { BACKUP_KEY_ID: "NOBODY" },
      /The bucket says: InvalidAccessKeyId: The AWS Access Key/,
    ],
    [
      "has a wrong secret",
      () => false,
      { BACKUP_SECRET: "wrong" },
      /The bucket says: SignatureDoesNotMatch/,
    ],
    [
      "meets a full bucket",
      refuse(403, "QuotaExceeded", "The quota of this bucket is used up."),
      {},
      /The bucket says: QuotaExceeded: The quota of this bucket is used up\./,
    ],
    [
      "comes from a wrong clock",
      refuse(403, "RequestTimeTooSkewed", "The difference between the times is too large."),
      {},
      /The bucket says: RequestTimeTooSkewed: The difference/,
    ],
    ["names no bucket", () => false, { BACKUP_BUCKET: "nowhere" }, /NoSuchBucket/],
    [
      "has no passphrase",
      () => false,
      { BACKUP_PASSPHRASE_FILE: "/nowhere/passphrase" },
      /BACKUP_PASSPHRASE_FILE names cannot be read: ENOENT/,
    ],
  ])("that %s is told in the server's words, and leaves nothing", async (_, meets, other, told) => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    mishap = meets;
    const { run } = await copy(1_000, other);
    expect(run?.copy).toMatchObject({ state: "failed", at: null, bytes: null });
    expect(run?.copy?.failure).toMatch(told);
    expect(run?.copy?.failure).not.toContain(PASSPHRASE);
    expect(await bucket.names()).toEqual([]);
  });

  it("is to do once the last one is older than two days", async () => {
    const task = async () =>
      (await readToDo(db, "admin")).find(({ id }) => id === "backup-copy")?.count;
    await copy(10);
    expect([await readCopies(db), await task()]).toEqual([null, 0]);
    for (const [name, value] of Object.entries(variables())) vi.stubEnv(name, value);
    vi.resetModules();
    const { readCopies: readAnew } = await import("@/lib/dashboard/system/read-backups");
    const now = new Date();
    expect(await readAnew(db, now)).toMatchObject({
      isLate: false,
      place: "pictures/shop-backups",
    });
    const later = new Date(now.getTime() + 49 * 3_600_000);
    expect(await readAnew(db, later)).toMatchObject({ isLate: true });
    await db.backupRun.updateMany({ data: { copiedAt: null } });
    expect(await readAnew(db, later)).toMatchObject({ isLate: true, lastAt: null });
    vi.unstubAllEnvs();
  });

  it("refuses a passphrase that is guessed", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    await writeFile(path.join(at.home, "passphrase"), "kites\n");
    expect((await copy(10)).run?.copy?.failure).toContain("needs at least 14 characters");
    expect(await readFile(path.join(at.home, "passphrase"), "utf8")).toBe("kites\n");
  });
});
