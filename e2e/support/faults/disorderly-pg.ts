import { PrismaPg } from "@prisma/adapter-pg";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Queryable = Pick<Adapter, "queryRaw">;

const READS = /^\s*(?:SELECT|WITH)\b/i;
const ORDERED = /\bORDER\s+BY\b/i;

/**
 * Prisma's adapter to a database that reverses results of queries without an ORDER BY. PostgreSQL guarantees no
 * order then, but mostly returns rows in insertion order. Code that relies on it fails here at once, not by chance
 * on a busy day.
 */
export class DisorderlyPg extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    turnRound(adapter);
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (...options) => {
      const transaction = await start(...options);
      turnRound(transaction);
      return transaction;
    };
    return adapter;
  }
}

function turnRound(queryable: Queryable): void {
  const query = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (statement) => {
    const answer = await query(statement);
    const isFree = READS.test(statement.sql) && !ORDERED.test(statement.sql);
    return isFree ? { ...answer, rows: answer.rows.toReversed() } : answer;
  };
}
