import pg from "pg";
import { readStatements, type Statement } from "./query-count";

/** How a statement read one table or one of its indexes. */
export interface Scan {
  table: string;
  /** The node type of EXPLAIN, such as "Index Only Scan". */
  by: string;
  /** Undefined for a sequential scan. */
  index: string | undefined;
  /** Rows read, including those that a filter dropped. */
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

/** Tables with few rows in a test, compared with thousands of orders and audit log entries. */
const SHORT = "'{products, product_search_documents}'::regclass[]";

/**
 * Makes the planner treat these as large: reading a whole index of a few hundred rows is faster than twenty
 * lookups, which would not be so with many rows.
 */
const AS_IF_LONG = `
  UPDATE pg_class SET reltuples = reltuples * 100
  WHERE oid = ANY (${SHORT}) OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = ANY (${SHORT}))`;

/**
 * Returns how the reads of `run` access their tables, one list for each statement. Sequential scans are off, as if
 * the tables were large, so that a table is read completely only if no index fits.
 */
export async function readScans(url: string, run: () => Promise<unknown>): Promise<Scan[][]> {
  const statements = await readStatements(run);
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
  // A bitmap scan has its indexes in child nodes.
  const index = node["Index Name"] ?? indexIn(below);
  return [{ table, by, index, rows }];
}

function indexIn(nodes: readonly Node[]): string | undefined {
  return nodes.map((node) => node["Index Name"] ?? indexIn(node.Plans ?? [])).find(Boolean);
}
