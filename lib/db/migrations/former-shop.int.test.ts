import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { asOwner, readContent, emptyDatabases, givenShop } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { verifyAuditChain } from "@/lib/audit/verify-chain";
import { prepareQueue } from "@/lib/email/queue";
import { consumeLimit } from "@/lib/limits/database-limit";
import { connect } from "../client";
import { appliedMigrations, applyMigrations, missingMigrations } from "./migrate";
import { formerMigrations } from "./migration-history";

const { db, url } = testDatabase();
const givenDatabase = emptyDatabases(url);

/** All parts of a database, each in PostgreSQL's own notation. */
const PARTS = {
  columns: `
    SELECT c.table_name, c.column_name, c.data_type, c.udt_name, c.is_nullable, c.column_default,
           c.is_generated, c.generation_expression, c.character_maximum_length,
           row_number() OVER (PARTITION BY c.table_name ORDER BY c.ordinal_position) AS position
    FROM information_schema.columns c WHERE c.table_schema = 'public' ORDER BY 1, position`,
  constraints: `
    SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid) AS text, convalidated
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  indexes: `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  types: `
    SELECT t.typname, string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder) AS labels
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY 1 ORDER BY 1`,
  functions: `
    SELECT p.oid::regprocedure::text AS name, pg_get_functiondef(p.oid) AS text FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY 1`,
  triggers: `
    SELECT tgname, pg_get_triggerdef(oid) AS text, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  searches: `
    SELECT cfgname, maptokentype, mapseqno, mapdict::regdictionary::text FROM pg_ts_config
    JOIN pg_ts_config_map ON mapcfg = pg_ts_config.oid WHERE cfgnamespace = 'public'::regnamespace ORDER BY 1, 2, 3`,
  options: `
    SELECT relname, relkind, reloptions, relpersistence, relreplident FROM pg_class
    WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
  statistics: `
    SELECT attrelid::regclass::text AS table, attname, attstattarget, attstorage FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped ORDER BY 1, 2`,
};

async function readParts(database: string) {
  const parts = Object.entries(PARTS).map(async ([part, query]) => {
    const { rows } = await asOwner(database, (client) => client.query<object>(query));
    return [part, rows] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** Creates a database as the version before the baseline did, with that version's own migrations. */
async function givenFormer(): Promise<string> {
  const database = await givenDatabase();
  const former = (await formerMigrations()).map(({ name }) => name);
  expect(await applyMigrations(database, former)).toEqual(former);
  await prepareQueue(database);
  return database;
}

/** Returns the number of rows of each table. */
async function toCounts(database: string): Promise<Record<string, number>> {
  const content = Object.entries(await readContent(database));
  return Object.fromEntries(content.map(([table, rows]) => [table, rows.length]));
}

interface Table {
  name: string;
  /** The columns to write, as an SQL list. */
  columns: string;
}

const TABLES = `
  SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
  FROM information_schema.columns JOIN pg_tables ON tablename = table_name AND schemaname = table_schema
  WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' AND is_generated = 'NEVER'
  GROUP BY 1 ORDER BY 1`;

it("a shop from before the baseline starts with all that it had", async () => {
  const database = await givenFormer();
  await givenShop(db);
  await asOwner(url, (source) =>
    asOwner(database, async (target) => {
      await target.query("SET session_replication_role = replica");
      for (const { name, columns } of (await target.query<Table>(TABLES)).rows) {
        const { rows } = await source.query<{ rows: string }>(
          `SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM "${name}" t`,
        );
        await target.query(`DELETE FROM "${name}"`);
        await target.query(
          `INSERT INTO "${name}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${name}", $1::jsonb)`,
          [rows[0]?.rows],
        );
      }
    }),
  );
  const before = await toCounts(database);
  await applyMigrations(database);
  expect(await toCounts(database)).toMatchObject(before);
  expect(await missingMigrations(database)).toEqual([]);
  const started = connect(database, 2);
  expect((await verifyAuditChain(started)).broken).toBeNull();
  expect(await started.order.count()).toBe(await db.order.count());
  await started.$disconnect();
}, 120_000);

it("what was counted before there was one table of limits goes on to count", async () => {
  const database = await givenFormer();
  const hash = createHash("sha256").update("asha").digest("base64url");
  await asOwner(database, async (client) => {
    await client.query(`INSERT INTO "guess_counters" VALUES ($1, 50, now() + interval '1 hour')`, [
      `secondFactor:${hash}`,
    ]);
    for (const kind of ["mail", "order:email"]) {
      await client.query(
        `INSERT INTO "limited_events" SELECT gen_random_uuid(), $1 FROM generate_series(1, 5)`,
        [`${kind}:${hash}`],
      );
    }
  });
  await applyMigrations(database);
  const started = connect(database, 2);
  for (const limit of ["secondFactors", "strangerMails", "ordersOfMailbox"] as const) {
    expect(await consumeLimit(started, { limit, subject: "asha" })).toBeGreaterThan(3000);
  }
  expect(await consumeLimit(started, { limit: "strangerLinks", subject: "asha" })).toBe(0);
  await started.$disconnect();
}, 120_000);

it("its database is the same as a new shop's to the letter", async () => {
  const database = await givenFormer();
  await applyMigrations(database);
  expect(await readParts(database)).toEqual(await readParts(url));
}, 120_000);

it("a new shop begins with what the former migrations wrote", async () => {
  const [former, fresh] = [await givenFormer(), await givenDatabase()];
  await applyMigrations(former);
  await applyMigrations(fresh);
  await prepareQueue(fresh);
  const rows = (database: string) =>
    asOwner(database, async (client) => {
      const { rows: found } = await client.query<object>(`
        SELECT to_jsonb(c) - 'createdAt' AS row FROM "categories" c
        UNION ALL SELECT to_jsonb(c) FROM "carriers" c
        UNION ALL SELECT to_jsonb(c) - 'createdAt' FROM "promo_codes" c
        UNION ALL SELECT to_jsonb(c) - '{id,createdAt}'::text[] FROM "tax_rates" c
        ORDER BY 1`);
      return found;
    });
  expect(await rows(fresh)).toEqual(await rows(former));
  expect(await toCounts(fresh)).toEqual(await toCounts(former));
  expect(await appliedMigrations(fresh)).toContain("0_baseline");
}, 120_000);
