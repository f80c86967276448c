import { appendFile, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { cutServerLog, openServerLog } from "./embedded-place";

const { db } = testDatabase();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "server-log-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function logOfServer(): Promise<string> {
  const [row] = await db.$queryRaw<{ folder: string }[]>`
    SELECT current_setting('data_directory') AS folder`;
  return readFile(path.join(path.dirname(row?.folder ?? ""), "log"), "utf8");
}

it("holds nothing of what people typed, however a statement fails", async () => {
  const secret = "asha.rao@example.in";
  const failures = await Promise.allSettled([
    db.$queryRawUnsafe(`SELECT '${secret}'::uuid`),
    db.$queryRaw`SELECT ${secret}::text::int`,
    db.$executeRaw`INSERT INTO "settings" SELECT ${secret}`,
    db.$executeRawUnsafe(
      `DO $$ BEGIN RAISE WARNING '${secret}'; RAISE EXCEPTION '${secret}'; END $$`,
    ),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect(await logOfServer()).toContain("ready to accept connections");
  expect(await logOfServer()).not.toContain(secret);
});

it("keeps the last run's log beside its own, and both within their bound", async () => {
  const file = path.join(folder, "postgres.log");
  const sizes = async () => [(await stat(file)).size, (await stat(`${file}.1`)).size];
  await (await openServerLog(file)).close();
  await appendFile(file, "x".repeat(10));
  const running = await openServerLog(file);
  expect(await sizes()).toEqual([0, 10]);
  await running.appendFile("y".repeat(20));
  await cutServerLog(file, 20);
  expect(await sizes()).toEqual([20, 10]);
  await cutServerLog(file, 19);
  expect(await sizes()).toEqual([0, 20]);
  await running.appendFile("z");
  expect(await sizes()).toEqual([1, 20]);
  await running.close();
});
