import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterEach, beforeEach } from "vitest";
import { storeAttachment } from "@/lib/files/attachments/stored-attachment";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { parseEnv } from "@/lib/base/env";
import { queueMail } from "@/lib/messaging/email/queue";
import { createBackup } from "@/lib/runtime/operator/backup/create-backup";
import { readTables } from "@/lib/runtime/operator/backup/tables";
import { givenOrder, givenProduct, givenPromoCode, givenReview, givenSetting } from "./factories";

/** Steps for tests of backup and restore: a shop that is hard to restore, and empty databases. */

const PICTURES = {
  "a.webp": randomBytes(200_000),
  "logo.webp": Buffer.alloc(0),
  "b.webp": randomBytes(3),
};

/** A file that an unfinished upload leaves for a moment; backups do not include it. */
const HALF = "c.webp.partial";

/** Creates a temporary folder with a shop's pictures in `source/uploads` before each test. */
export function shopFolder() {
  const at = { home: "", file: "" };
  beforeEach(async () => {
    at.home = await mkdtemp(path.join(tmpdir(), "shop-backup-"));
    at.file = path.join(at.home, "shop.tar.gz");
    const uploads = path.join(at.home, "source/uploads");
    await mkdir(uploads, { recursive: true });
    for (const [name, bytes] of Object.entries(PICTURES)) {
      await writeFile(path.join(uploads, name), bytes);
    }
    await writeFile(path.join(uploads, HALF), "half");
  });
  afterEach(() => rm(at.home, { recursive: true }));
  return at;
}

/** Backs up the shop of `shopFolder` with the database at `url`, and restores it with the same secret. */
export function backupSteps(url: string, at: { readonly home: string; readonly file: string }) {
  const AUTH_SECRET = "a secret of the tests, long enough to be one";
  const source = () => ({
    ...parseEnv({ NODE_ENV: "test" }),
    DATA_DIR: path.join(at.home, "source"),
    DATABASE_URL: url,
    AUTH_SECRET,
  });
  const backUp = () => createBackup({ env: source(), databaseUrl: url, file: at.file });
  const restore = (env: Record<string, string>, file: string) =>
    runCommand(["restore", file], { AUTH_SECRET, ...env });
  const restoreEncrypted = (env: Record<string, string>, file: string, passphrase: string) =>
    runCommand(["restore", file, "--passphrase-stdin"], { AUTH_SECRET, ...env }, passphrase);
  return { source, backUp, restore, restoreEncrypted };
}

/** Runs something with its own connection. */
export async function asOwner<T>(
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates empty databases next to the one at `url`, and drops them after each test. */
export function emptyDatabases(url: string) {
  const made: string[] = [];
  afterEach(() =>
    asOwner(url, async (client) => {
      for (const name of made.splice(0)) {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
        await client.query(`DROP ROLE IF EXISTS ${name}`);
      }
    }),
  );
  /** The owner is the superuser, or a role without other rights. */
  return async (owner: "superuser" | "limited" = "superuser"): Promise<string> => {
    const name = `empty_${randomBytes(6).toString("hex")}`;
    const address = new URL(url);
    address.pathname = name;
    await asOwner(url, async (client) => {
      if (owner === "limited") {
        await client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'limited'`);
        address.username = name;
        address.password = "limited";
      }
      await client.query(`CREATE DATABASE ${name}${owner === "limited" ? ` OWNER ${name}` : ""}`);
      made.push(name);
    });
    return address.href;
  };
}

interface Outcome {
  status: number;
  output: string;
}

/** Runs an operator command in its own process. */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string>,
  input = "",
): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    ["--import=./lib/runtime/node-hooks.mjs", "lib/runtime/operator/run.ts", ...args],
    { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "pipe"] },
  );
  child.stdin.end(input);
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { status, output: output + errors };
}

const JOBS = "pgboss.job";

/** Returns every row of every table as text, including the email queue. */
export async function readContent(database: string): Promise<Record<string, string[]>> {
  return asOwner(database, async (client) => {
    const content: Record<string, string[]> = {};
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    const { rows } = await client.query<{ row: string }>(
      `SELECT row(id, name, data, created_on, keep_until, retry_limit)::text AS row FROM ${JOBS} ORDER BY 1`,
    );
    content[JOBS] = rows.map(({ row }) => row);
    return content;
  });
}

/** Returns every complete file of a folder, by name. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name !== HALF).sort();
  const sums = await Promise.all(
    names.map(async (name) => [name, (await readFile(path.join(folder, name))).toString("hex")]),
  );
  return Object.fromEntries(sums) as Record<string, string>;
}

/** Creates examples of everything that is hard to restore. */
export async function givenShop(db: PrismaClient): Promise<void> {
  const product = await givenProduct(db, {
    name: 'Tab\there, "quotes", back\\slash\nand அட்டைப்பெட்டி 📦',
    specifications: { zeta: "1", alpha: "2", "Pack size": "100 pieces" },
    features: ["a,b", "", 'c"d', "NULL", "\\N"],
    images: ["/media/a.webp", "/media/gone.webp"],
    thumbnailImage: "/media/a.webp",
  });
  await givenReview(db, { productId: product.id, rating: 4 });
  const user = await db.user.create({
    data: {
      name: "Asha Rao",
      email: "asha@example.in",
      role: "admin",
      twoFactorEnabled: true,
      twoFactorSecret: "sealed",
      recoveryCodes: { create: { codeHash: "hash" } },
      sessions: {
        create: { userAgent: "", ipAddress: "::1", expiresAt: new Date("2099-01-01T00:00:00Z") },
      },
    },
  });
  const order = await givenOrder(db, { userId: user.id, apartment: null, phone: "" });
  await db.order.update({ where: { id: order.id }, data: { status: "Processing" } });
  await db.stockAdjustment.create({
    data: { productId: product.id, userId: user.id, by: "Asha", reason: "ß", before: 1, after: 2 },
  });
  const prices = { pricePaise: 100, originalPricePaise: null, priceTiers: [] };
  await db.priceChange.create({
    data: { productId: product.id, userId: user.id, by: "Asha", before: prices, after: prices },
  });
  await givenPromoCode(db, { code: "DIWALI", percent: 5 });
  await db.promoCode.delete({ where: { code: "SAVE10" } });
  await givenSetting(db, "logoImageUrl", "/media/logo.webp");
  await db.category.updateMany({ where: { slug: "boxes" }, data: { picture: "/media/lost.webp" } });
  await givenAttachment(db);
  await givenAudit(db);
  await db.$transaction((tx) => queueMail(tx, { template: "new-order", orderId: order.id }));
}

/** The attachment's random bytes include every byte value. */
async function givenAttachment(db: PrismaClient): Promise<void> {
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7"), randomBytes(500_000)]);
  const file = { name: "plan.pdf", type: "application/pdf", bytes } as const;
  const attachmentId = await db.$transaction((tx) => storeAttachment(tx, file));
  await db.offer.create({
    data: {
      number: "OF-261126-7K4Q9X",
      state: "asked",
      name: "Asha",
      accessKey: "a-key",
      keyExpiresAt: new Date(),
      files: { create: { attachmentId } },
    },
  });
}

export async function givenAudit(db: PrismaClient): Promise<void> {
  for (const details of [{ b: 1, a: { ü: null } }, { text: "line\nbreak\u2028" }]) {
    await db.$transaction((tx) =>
      recordAudit(tx, {
        event: "Setting Updated",
        actor: SYSTEM_ACTOR,
        description: "A tab\tand अ",
        details,
      }),
    );
  }
}
