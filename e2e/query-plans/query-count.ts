import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

export interface Statement {
  text: string;
  values: unknown[];
}

const counting = new AsyncLocalStorage<Statement[]>();

/**
 * Runs something and returns the statements that it sent to the database with any client, without BEGIN, COMMIT and
 * the like. Test files share processes, so statements of another file's unfinished work are not counted.
 */
export async function readStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  // Every client inherits this method, so all queries are counted without passing a client around.
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...args) {
    counting.getStore()?.push(statementIn(args));
    return query.apply(this, args);
  };
  try {
    await counting.run(sent, run);
  } finally {
    prototype.query = query;
  }
  return sent.filter(({ text }) => !FRAME.test(text));
}

/** Returns only the texts. */
export async function readQueries(run: () => Promise<unknown>): Promise<string[]> {
  return (await readStatements(run)).map(({ text }) => text);
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const FRAME = /^\s*(BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET TRANSACTION)\b/i;

function statementIn([statement, given]: unknown[]): Statement {
  const config = Object(statement) as { text?: unknown; values?: unknown };
  const values = Array.isArray(given) ? given : config.values;
  return {
    text: typeof statement === "string" ? statement : String(config.text),
    values: Array.isArray(values) ? values : [],
  };
}
