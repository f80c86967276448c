import pg from "pg";

/**
 * Runs something and answers the statements that it sent to the database, whichever client it used,
 * with what opens and ends transactions left out. One at a time: every query of the process counts.
 */
export async function queriesOf(run: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  // Every client inherits this method, so that none has to be handed through to be counted.
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...args) {
    sent.push(textOf(args[0]));
    return query.apply(this, args);
  };
  try {
    await run();
  } finally {
    prototype.query = query;
  }
  return sent.filter((text) => !FRAME.test(text));
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const FRAME = /^\s*(BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET TRANSACTION)\b/i;

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: unknown } | null)?.text);
}
