import pg from "pg";
import { statementsOf, type Statement } from "./query-count";

/** What a statement did to one table or one of its indexes. */
export interface Scan {
  table: string;
  /** As EXPLAIN calls it, such as "Index Only Scan". */
  by: string;
  /** Undefined for a table that was read whole. */
  index: string | undefined;
  /** Rows that were looked at, those included that a filter then dropped. */
  rows: number;
}

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}

/** Beside orders and the audit log, of which a test fills thousands of rows, the catalogue is short. */
const SHORT = "'{products, product_search_documents}'::regclass[]";

/** An index of a few hundred rows is quicker read whole than looked into twenty times; of these nobody would. */
const AS_IF_LONG = `
  UPDATE pg_class SET reltuples = reltuples * 100
  WHERE oid = ANY (${SHORT}) OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = ANY (${SHORT}))`;

/**
 * How the reads that something sends go through their tables, one list for each: as in a shop of many more rows than
 * a test has, where tables are read whole only if no index fits at all.
 */
export async function scansOf(url: string, run: () => Promise<unknown>): Promise<Scan[][]> {
  const statements = await statementsOf(run);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`BEGIN; SET LOCAL enable_seqscan = off; ${AS_IF_LONG}`);
    const scans: Scan[][] = [];
    for (const each of statements.filter(isRead)) scans.push(await explain(client, each));
    await client.query("ROLLBACK");
    return scans;
  } finally {
    await client.end();
  }
}

const isRead = ({ text }: Statement) => /^\s*(SELECT|WITH)\b/i.test(text);

async function explain(client: pg.Client, { text, values }: Statement): Promise<Scan[]> {
  const { rows } = await client.query<{ "QUERY PLAN": { Plan: Node }[] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    values,
  );
  return (rows[0]?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => scansIn(Plan));
}

function scansIn(node: Node): Scan[] {
  const below = node.Plans ?? [];
  const [table, by] = [node["Relation Name"], node["Node Type"]];
  if (!table || !by.endsWith("Scan")) return below.flatMap(scansIn);
  const dropped =
    (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const rows = Math.round((node["Actual Rows"] + dropped) * node["Actual Loops"]);
  // The indexes of a bitmap stand below it.
  const index = node["Index Name"] ?? indexIn(below);
  return [{ table, by, index, rows }];
}

function indexIn(nodes: readonly Node[]): string | undefined {
  return nodes.map((node) => node["Index Name"] ?? indexIn(node.Plans ?? [])).find(Boolean);
}
