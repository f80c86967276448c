import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Db } from "@/lib/db/client";
import { testDatabase } from "@/e2e/support/database";

const { db } = testDatabase();

const FILES = globSync("prisma/sql/*.sql").sort();

interface Definition {
  name: string;
  text: string;
  /** True when this transaction has written it. */
  written: boolean;
}

/** Selects every function and trigger of the shop's own schema, without those of extensions. */
const definitions = (tx: Db) => tx.$queryRaw<Definition[]>`
  SELECT p.oid::regprocedure::text AS name, pg_get_functiondef(p.oid) AS text,
         p.xmin = pg_current_xact_id()::xid AS written
  FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace
    -- lib/audit/prepare-audit.ts makes it.
    AND p.proname <> 'audit_events_without_session'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT t.tgname || ' on ' || t.tgrelid::regclass, pg_get_triggerdef(t.oid),
         t.xmin = pg_current_xact_id()::xid
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace
  ORDER BY name`;

const texts = (found: readonly Definition[]) => found.map(({ name, text }) => ({ name, text }));

class Undone extends Error {}

/** Applies prisma/sql to the migrated database, and rolls back. */
async function applied(): Promise<{ before: Definition[]; after: Definition[] }> {
  const found = { before: [] as Definition[], after: [] as Definition[] };
  const applying = db.$transaction(async (tx) => {
    found.before = await definitions(tx);
    for (const file of FILES) await tx.$executeRawUnsafe(asOneStatement(file));
    found.after = await definitions(tx);
    throw new Undone();
  });
  await expect(applying).rejects.toThrow(Undone);
  return found;
}

/** Prisma sends one statement at a time. */
const asOneStatement = (file: string) =>
  `DO $program$ BEGIN EXECUTE $file$${readFileSync(file, "utf8")}$file$; END $program$`;

describe("the program in the database", () => {
  it("is that of prisma/sql once the migrations were applied", async () => {
    const { before, after } = await applied();
    expect(texts(before)).toEqual(texts(after));
  });

  it("holds no function and no trigger that no file of prisma/sql names", async () => {
    const { after } = await applied();
    expect(after.filter(({ written }) => !written).map(({ name }) => name)).toEqual([]);
    expect(after.length).toBeGreaterThan(90);
  });
});
