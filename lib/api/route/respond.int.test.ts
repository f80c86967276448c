import { expect, it } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { testDatabase } from "@/e2e/support/database";
import { toAppError } from "./respond";

const { db } = testDatabase();

it.each<[string, (db: PrismaClient) => Promise<unknown>]>([
  ["a NUL in a text", (db) => db.user.findFirst({ where: { email: "a\0b" } })],
  ["a NUL in a search by hand", (db) => db.$queryRaw`SELECT ${"a\0b"}::text`],
  [
    "a date before all calendars",
    (db) => db.user.findFirst({ where: { createdAt: new Date("-271821-04-20T00:00:00.000Z") } }),
  ],
  ["a year nought", (db) => db.$queryRaw`SELECT ${"0000-12-31T18:30:00.000Z"}::timestamptz`],
  [
    "a word that no index holds",
    (db) => db.$queryRaw`SELECT (${"a".repeat(2047)}::tsvector)::text`,
  ],
  ["a count beyond counting", (db) => db.$queryRaw`SELECT ${"99999999999"}::int`],
])("calls %s the caller's mistake, and not the shop's", async (_what, request) => {
  const error: unknown = await request(db).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(toAppError(error)).toMatchObject({ code: "invalid_input" });
});
