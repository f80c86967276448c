import { PrismaPg } from "@prisma/adapter-pg";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Queryable = Pick<Adapter, "queryRaw">;

const READS = /^\s*(?:SELECT|WITH)\b/i;
const ORDERED = /\bORDER\s+BY\b/i;

/**
 * Prisma's adapter to a database that answers the other way round what nobody asked to be ordered. PostgreSQL
 * promises no order then, and mostly keeps the one in which rows were written: who relies on that is told here at
 * once, and not by chance on a busy day.
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
