import "server-only";
import type { Client } from "pg";

/** The tables to back up, read from the database itself, so that none is forgotten. */

export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

const COLUMNS = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND c.relname <> '_prisma_migrations' AND a.attgenerated = ''
  GROUP BY c.relname
  ORDER BY c.relname`;

const REFERENCES = `
  SELECT DISTINCT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
  FROM pg_constraint
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`;

/** Returns the shop's tables, each after all tables that it refers to, so that foreign keys hold during the load. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(COLUMNS);
  const { rows: references } = await client.query<{ child: string; parent: string }>(REFERENCES);
  const listParents = (name: string) =>
    references.filter(({ child }) => child === name).map(({ parent }) => parent);
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = tables.filter(
      ({ name }) => !done.has(name) && listParents(name).every((parent) => done.has(parent)),
    );
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    ordered.push(...next);
  }
  return ordered;
}

const quoted = (name: string) => `"${name}"`;

export const columnList = (columns: readonly string[]) => columns.map(quoted).join(", ");

/** Settings that give the same text for the same value on every server. */
export const TEXT_FORMAT = `
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL DateStyle = 'ISO';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = '10s';
  SET LOCAL idle_in_transaction_session_timeout = 0;`;
