import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { connect } from "@/lib/db/client";
import { appliedMigrations } from "@/lib/db/migrations/migrate";
import { parseEnv } from "@/lib/base/env";
import { emptyDatabases } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { prepareContents, prepareSchema } from "./prepare-shop";

const { url } = testDatabase();
const givenDatabase = emptyDatabases(url);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shop-prepared-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("is done once, however many machines start at the same time", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("DATA_DIR", folder);
  const database = await givenDatabase();
  const env = parseEnv({
    DATABASE_URL: database,
    AUTH_SECRET: "s".repeat(32),
    DEMO_DATA: "1",
  } as unknown as NodeJS.ProcessEnv);
  const machines = Array.from({ length: 2 }, async () => {
    await prepareSchema(database);
    return prepareContents(env, { url: database, embedded: false, dev: false });
  });
  const admins = (await Promise.all(machines)).map(({ admin }) => admin);
  expect(admins.map(({ email }) => email)).toEqual(Array(2).fill("admin@example.com"));
  expect(admins.filter(({ newPassword }) => newPassword !== undefined)).toHaveLength(1);
  const db = connect(database, 1);
  try {
    expect(await db.user.count()).toBe(1);
    expect(await db.product.count()).toBe(40);
  } finally {
    await db.$disconnect();
  }
  expect(await appliedMigrations(database)).toEqual(await appliedMigrations(url));
});
