import pg from "pg";
import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { acquireBackupJobLock, acquireBackupLock, withStartLock } from "./advisory-locks";

const { url } = testDatabase();

it("a start waits for no backup, and a backup for no start", async () => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    expect(await acquireBackupJobLock(client)).toBe(true);
    expect(await acquireBackupLock(client)).toBe(true);
    expect(await withStartLock(url, () => Promise.resolve("prepared"))).toBe("prepared");
  } finally {
    await client.end();
  }
});
