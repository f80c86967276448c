import { readFile } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { prepareWebRole } from "@/lib/db/web-role";
import { asOwner } from "../steps/backup-steps";

/** Returns the SQL statements that docs/operations.md gives for a shop with two roles. */
async function documentedGrants(): Promise<string> {
  const text = await readFile("docs/operations.md", "utf8");
  const blocks = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = ""]) => sql);
  return blocks.find((sql) => sql.includes("GRANT USAGE ON SCHEMA")) ?? "";
}

interface LimitedRole {
  /** The database URL of a user who may create roles. */
  superuser: string;
  /** The database URL as its owner. */
  owner: string;
  role: string;
}

/** Grants a role that owns nothing access to a database; returns its URL with that role. */
export async function givenLimitedRole({ superuser, owner, role }: LimitedRole): Promise<string> {
  await asOwner(superuser, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [role]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'limited'`);
  });
  const grants = (await documentedGrants()).replaceAll("shop_limited", role);
  await asOwner(owner, (client) => client.query(grants));
  return getAddress(owner, role);
}

function getAddress(database: string, role: string): string {
  const address = new URL(database);
  address.username = role;
  address.password = "limited";
  return address.href;
}

/** Connects to the database of `testDatabase` with a role that owns nothing, as the web process does. */
export function limitedDatabase(url: string): PrismaClient {
  const role = `web_${new URL(url).pathname.slice(1)}`;
  const db = connect(getAddress(url, role), 4);
  beforeAll(() => givenLimitedRole({ superuser: url, owner: url, role }));
  afterAll(() => db.$disconnect());
  return db;
}

/**
 * Works as the web process's role. The role and its password belong to the server, which other workers share, so
 * one test at a time uses it.
 */
export async function withWebRole(
  url: string,
  work: (web: PrismaClient) => Promise<void>,
): Promise<void> {
  const server = new URL(url);
  server.pathname = "postgres";
  await asOwner(server.href, async (client) => {
    await client.query("SELECT pg_advisory_lock(1)");
    const web = connect(await prepareWebRole(url), 2);
    try {
      await work(web);
    } finally {
      await web.$disconnect();
    }
  });
}
