import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { fillShop } from "@/bench/fill";
import { connect } from "@/lib/db/client";
import type { TestDatabase } from "./database";

const FILLING_MS = 120_000;

/**
 * A database of the file's own with as many products and what comes with them (bench/fill.ts): filled
 * once, for tests that only read.
 */
export function filledDatabase(products: number): TestDatabase {
  const name = `filled_${randomBytes(6).toString("hex")}`;
  const template = new URL(inject("templateUrl"));
  const at = (database: string) => Object.assign(new URL(template), { pathname: database }).href;
  const url = at(name);
  const db = connect(url);
  beforeAll(async () => {
    await run(at("postgres"), `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
    await fillShop(url, products);
  }, FILLING_MS);
  afterAll(async () => {
    await db.$disconnect();
    await run(at("postgres"), `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { db, url };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
