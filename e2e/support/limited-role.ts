import { readFile } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { asOwner } from "../steps/backup-steps";

/** The statements that docs/operations.md gives to whoever wants two roles. */
async function documentedGrants(): Promise<string> {
  const text = await readFile("docs/operations.md", "utf8");
  const blocks = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = ""]) => sql);
  return blocks.find((sql) => sql.includes("GRANT USAGE ON SCHEMA")) ?? "";
}

interface LimitedRole {
  /** The address of somebody who may make roles. */
  superuser: string;
  /** The database, as its owner opens it. */
  owner: string;
  role: string;
}

/** Lets a role that owns nothing work in a database; answers the address under which it does. */
export async function givenLimitedRole({ superuser, owner, role }: LimitedRole): Promise<string> {
  await asOwner(superuser, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [role]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'limited'`);
  });
  const grants = (await documentedGrants()).replaceAll("shop_limited", role);
  await asOwner(owner, (client) => client.query(grants));
  return addressOf(owner, role);
}

function addressOf(database: string, role: string): string {
  const address = new URL(database);
  address.username = role;
  address.password = "limited";
  return address.href;
}

/** The database of `testDatabase` under a role of its own that owns nothing, as the web process works. */
export function limitedDatabase(url: string): PrismaClient {
  const role = `web_${new URL(url).pathname.slice(1)}`;
  const db = connect(addressOf(url, role), 4);
  beforeAll(() => givenLimitedRole({ superuser: url, owner: url, role }));
  afterAll(() => db.$disconnect());
  return db;
}
